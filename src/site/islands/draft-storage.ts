/** Where the draft of a message is kept in the visitor's browser. */
export const draftStorageKey = "contact-draft"

/** A shared device keeps nothing longer than a day: every page removes what is older (browser/every-page.ts). */
export const draftLifetimeMs = 24 * 60 * 60_000
