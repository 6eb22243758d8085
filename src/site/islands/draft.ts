import { type ContactMessage, fieldNames } from "../../contact/message.ts"

/**
 * What a visitor has begun to write, kept in this browser until the server has acknowledged it: it survives
 * a failed send, a reload and a closed tab, and is the same on both languages' contact pages.
 */
export interface Draft {
  readonly message: ContactMessage
  /** The last attempt to send: its key is sent again with the very same words, and never with others. */
  readonly attempt?: { readonly key: string; readonly message: ContactMessage }
}

const storageKey = "contact-draft"
/** A shared device keeps nothing longer than a day. */
const lifetimeMs = 24 * 60 * 60_000

export const isEmpty = (message: ContactMessage) => fieldNames.every((field) => message[field].trim() === "")

const isSame = (one: ContactMessage, other: ContactMessage) =>
  fieldNames.every((field) => one[field] === other[field])

/** `localStorage` throws where the visitor has switched storage off; the form then works without a draft. */
function attemptStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

export function loadDraft(): Draft | undefined {
  return attemptStorage((storage) => {
    const stored = JSON.parse(storage.getItem(storageKey) ?? "null") as (Draft & { savedAt: number }) | null
    if (!stored) return undefined
    const age = Date.now() - stored.savedAt
    if (
      age >= 0 &&
      age < lifetimeMs &&
      fieldNames.every((field) => typeof stored.message[field] === "string")
    )
      return stored
    storage.removeItem(storageKey)
    return undefined
  })
}

export function saveDraft(draft: Draft): void {
  attemptStorage((storage) => {
    if (isEmpty(draft.message)) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
  })
}

export function eraseDraft(): void {
  attemptStorage((storage) => storage.removeItem(storageKey))
}

/** `crypto.randomUUID` exists only in secure contexts; a phone on the office network is none. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/** The attempt to send `message`: the same key as long as the words are the same. */
export function attemptFor(draft: Draft | undefined, message: ContactMessage): NonNullable<Draft["attempt"]> {
  const last = draft?.attempt
  return last && isSame(last.message, message) ? last : { key: createKey(), message }
}
