/** The draft's key in localStorage. */
export const draftStorageKey = "contact-draft"

/** A day, because the device may be shared. Every page removes older drafts (browser/every-page.ts). */
export const draftLifetimeMs = 24 * 60 * 60_000
