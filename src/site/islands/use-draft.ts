import { type RefObject, useEffect, useRef } from "react"
import { type ContactMessage, fieldNames } from "../../contact/message.ts"
import { attemptsWith, type Draft, eraseDraft, isFresh, loadDraft, saveDraft, sentWords } from "./draft.ts"
import { draftStorageKey } from "./draft-storage.ts"
import { controlOf, fillForm, isEmpty, isSame, noMessage, readForm } from "./form-fields.ts"

/** What browser/hydrate.ts leaves on the island, in case React replaces the form that is there. */
interface Takeover {
  readonly typedIn?: HTMLFormElement
  readonly focused?: Element
}

/**
 * Saves the form as a draft, and keeps the form in sync with the same draft in other tabs.
 * @param isBusy the form is being sent and must not change
 * @param onChanged called when the form was filled from a draft, cleared, changed in another tab, or begun by the site
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  isBusy: RefObject<boolean>,
  onChanged: (what: "restored" | "cleared" | "continued" | "begun") => void,
) {
  const draft = useRef<Draft>(undefined)
  /** False if storage does not work: an empty storage then says nothing about other tabs. */
  const isKept = useRef(true)
  /** The browser is sending the form: if it is stored, the answer clears the storage, and this page must not save it again. */
  const isLeaving = useRef(false)

  function remember(message: ContactMessage, attempts = draft.current?.attempts) {
    // A save of its own even if autofill changes several fields within a millisecond.
    const next = { message, attempts, savedAt: Date.now() + Math.random() }
    const isSaved = saveDraft(next)
    // With full storage, what was saved earlier stays there: its time tells it from another tab's draft.
    draft.current = isSaved ? next : { ...next, savedAt: draft.current?.savedAt ?? 0 }
    // Only when it changes: Safari limits how often a page may write to its history.
    if (isSaved !== history.state?.isSaving) history.replaceState({ isSaving: isSaved }, "")
    isKept.current = isSaved
  }

  /** Fills empty fields from the draft, so text typed earlier stays; a message follows the draft's. */
  function restore() {
    if (!form.current) return
    const island = form.current.closest<HTMLElement & Takeover>("astro-island")
    const typedIn = island?.typedIn ?? form.current
    const stored = loadDraft()
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    // When Back or a reload opens the page again, the browser refills the fields even if the message has since been sent
    // or erased, so the draft decides, unless this page was left before it could save one.
    const isDecided = visit?.type !== "navigate" && stored !== undefined && history.state?.isSaving
    const typed = isDecided ? noMessage : readForm(typedIn)
    history.replaceState({ isSaving: true }, "")
    draft.current = stored ?? undefined
    const message = { ...typed }
    for (const field of fieldNames) message[field] ||= stored?.message[field] ?? ""
    fillForm(form.current, message)
    if (!stored || !isSame(message, stored.message)) remember(message)
    // What browser/hydrate.ts has filled in counts, and what it has saved since this page was opened does not.
    const isEarlier = stored && !isEmpty(stored.message) && stored.savedAt < performance.timeOrigin
    if (isEarlier || !isSame(message, typed)) onChanged("restored")
    if (form.current !== typedIn && island?.focused && typedIn.contains(island.focused))
      controlOf(form.current, island.focused.id)?.focus()
    startMessage(form.current)
  }

  /**
   * Buttons on other pages start the message with a request: their link ends in the id of a sentence on this
   * page. It is not saved as a draft until the visitor continues it.
   */
  function startMessage(element: HTMLFormElement) {
    const sentence = document.getElementById(location.hash.slice(1))
    if (sentence?.dataset["begin"] === undefined) return
    const control = controlOf(element, "message")
    if (control && control.value === "") {
      control.value = `${sentence.textContent} `
      onChanged("begun")
    }
    history.replaceState(history.state, "", location.pathname + location.search)
  }

  /** Another tab has changed, sent or erased the same draft, so this one follows. */
  function followOtherTab() {
    if (!form.current || isBusy.current || !isKept.current) return
    const stored = loadDraft()
    // Unreadable, or as this form left it: what is not saved, such as a sentence begun by the site, stays.
    if (stored === undefined || (stored && stored.savedAt === draft.current?.savedAt)) return
    // A draft that was never stored, or has only expired, was not sent or erased: an open form keeps it.
    const own = draft.current
    if (stored === null && !(own && isFresh(own) && !isEmpty(own.message))) return
    draft.current = stored ?? undefined
    if (stored && !isSame(readForm(form.current), stored.message)) onChanged("continued")
    fillForm(form.current, stored?.message ?? noMessage)
    if (!stored) onChanged("cleared")
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read references only, so the first ones serve as well as any
  useEffect(() => {
    restore()
    let announced: ContactMessage | undefined
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (isLeaving.current || (key !== draftStorageKey && key !== null)) return
      const sent = announced
      announced = sentWords(newValue)
      // The draft is removed next.
      if (announced) return
      const words = form.current && readForm(form.current)
      // All storage was cleared (no key), or the other tab's message was sent and this form has different text:
      // only this tab has the text now, so keep it.
      if (words && (key === null || (newValue === null && sent && !isSame(words, sent)))) remember(words)
      else followOtherTab()
    }
    // A page that was prerendered or kept for Back has missed earlier events.
    const onVisible = () => {
      if (document.visibilityState !== "visible") return
      isLeaving.current = false
      followOtherTab()
    }
    addEventListener("storage", onStorage)
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      removeEventListener("storage", onStorage)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [])

  return {
    remember,
    followOtherTab,
    /** Stores this attempt's key with the draft before sending. @returns the key */
    begin(message: ContactMessage): string {
      const attempts = attemptsWith(message, draft.current)
      remember(message, attempts)
      return attempts[0].key
    },
    leaveToBrowser() {
      isLeaving.current = true
    },
    /** Forgets the draft and clears the form. @param sent what was acknowledged; a draft that another tab has changed since is not that message, stays, and is what the form shows next */
    forget(sent?: ContactMessage) {
      const stored = loadDraft()
      const isOwn = stored?.savedAt === draft.current?.savedAt
      const next = sent && stored && !isOwn && !isSame(stored.message, sent) ? stored : undefined
      if (!next) eraseDraft(sent)
      draft.current = next
      form.current?.reset()
      if (next && form.current) fillForm(form.current, next.message)
    },
  }
}
