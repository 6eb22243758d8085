import { type ContactMessage, fieldNames } from "../../contact/message.ts"
import { draftLifetimeMs, draftStorageKey } from "./draft-storage.ts"
import { isEmpty, isSame } from "./form-fields.ts"

/**
 * What a visitor has written, kept in the browser until the server has acknowledged it. It survives
 * a failed send, a reload and a closed tab, and is the same on both languages' contact pages.
 */
export interface Draft {
  readonly message: ContactMessage
  /** The last attempts to send, newest first. A key is reused for exactly the same words, and never for others. */
  readonly attempts?: readonly Attempt[] | undefined
  /** Milliseconds since the epoch. */
  readonly savedAt: number
}

export interface Attempt {
  readonly key: string
  readonly message: ContactMessage
}

/** `localStorage` throws if it is disabled or full. The form works without it. */
function attemptStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Whether the draft has not expired. A device that sets its clock back must not lose what was just written. */
export const isFresh = ({ savedAt }: Draft) => Math.abs(Date.now() - savedAt) < draftLifetimeMs

/** The draft, `null` if there is none, `undefined` if storage cannot be read or the draft has expired. */
export function loadDraft(): Draft | null | undefined {
  return attemptStorage((storage) => {
    const stored: Draft | null = JSON.parse(storage.getItem(draftStorageKey) ?? "null")
    if (!stored) return null
    const isWhole = fieldNames.every((field) => typeof stored.message?.[field] === "string")
    if (isFresh(stored) && isWhole) return stored
    storage.removeItem(draftStorageKey)
    return undefined
  })
}

/** @returns whether the browser stored it */
export function saveDraft(draft: Draft): boolean {
  const saved = attemptStorage((storage) => {
    if (isEmpty(draft.message)) storage.removeItem(draftStorageKey)
    else storage.setItem(draftStorageKey, JSON.stringify(draft))
    return true
  })
  return saved ?? false
}

/**
 * @param sent the message that the server has acknowledged. It is stored for a moment before the draft is
 * removed, to tell other tabs which message was sent: storage events arrive late, so the stored draft may
 * be newer than this tab's. `savedAt` lets it expire like a draft if the browser quits in between
 */
export function eraseDraft(sent?: ContactMessage): void {
  if (sent)
    attemptStorage((storage) =>
      storage.setItem(draftStorageKey, JSON.stringify({ sent, savedAt: Date.now() })),
    )
  attemptStorage((storage) => storage.removeItem(draftStorageKey))
}

/** @param value what another tab stored @returns the acknowledged message, if that is what the value announces */
export function sentWords(value: string | null): ContactMessage | undefined {
  return value ? JSON.parse(value).sent : undefined
}

/** `crypto.randomUUID` exists only in secure contexts, which http:// on a local network is not. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/** Enough for a visitor who changes the text and back while answers are lost, and little to store. */
const maxAttempts = 5

/** The draft's attempts, with the one to send `message` first: words that were tried before keep their key. */
export function attemptsWith(message: ContactMessage, draft: Draft | undefined): [Attempt, ...Attempt[]] {
  // Storage may hold anything.
  const earlier = Array.isArray(draft?.attempts) ? draft.attempts.filter((one) => one?.message) : []
  const known = earlier.find((one) => isSame(one.message, message))
  const others = earlier.filter((one) => one !== known)
  return [known ?? { key: createKey(), message }, ...others.slice(0, maxAttempts - 1)]
}
