import { type RefObject, useEffect, useRef } from "react"
import { type ContactMessage, fieldNames } from "../../contact/message.ts"
import {
  type Attempt,
  attemptFor,
  type Draft,
  eraseDraft,
  isFresh,
  loadDraft,
  saveDraft,
  sentWords,
} from "./draft.ts"
import { draftStorageKey } from "./draft-storage.ts"
import { controlOf, fillForm, isEmpty, isSame, noMessage, readForm } from "./form-fields.ts"

/**
 * Keeps what stands in the form as a draft, and the form in step with what another tab does with the same draft.
 * @param isBusy while it is true the form is left alone: what it holds is being sent
 * @param onChanged called when the form was given words that the visitor wrote earlier, or lost those it held
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  isBusy: RefObject<boolean>,
  onChanged: (what: "restored" | "cleared") => void,
) {
  const draft = useRef<Draft>(undefined)
  /** False where the browser keeps nothing: an empty storage then says nothing about other tabs. */
  const isKept = useRef(true)

  function remember(message: ContactMessage, attempt = draft.current?.attempt) {
    draft.current = { message, attempt, savedAt: Date.now() }
    isKept.current = saveDraft(draft.current)
  }

  /** What was typed before this ran stays; only fields still empty are filled from the draft. */
  function restore() {
    if (!form.current) return
    const typed = readForm(form.current)
    const stored = loadDraft()
    draft.current = stored ?? undefined
    const message = { ...typed }
    for (const field of fieldNames) message[field] ||= stored?.message[field] ?? ""
    fillForm(form.current, message)
    if (!stored || !isSame(message, stored.message)) remember(message)
    if (!isSame(message, typed)) onChanged("restored")
    begin(form.current)
  }

  /**
   * A button of another page begins the message with what it asks for: its link ends in the id of a sentence on this
   * page. Until the visitor goes on with it, it is nobody's draft.
   */
  function begin(element: HTMLFormElement) {
    const sentence = document.getElementById(location.hash.slice(1))
    if (sentence?.dataset["begin"] === undefined) return
    const control = controlOf(element, "message")
    if (control && control.value === "") control.value = `${sentence.textContent} `
    history.replaceState(history.state, "", location.pathname + location.search)
  }

  /** Another tab went on with the same message, sent it or erased it: this one shows the same. */
  function followOtherTab() {
    if (!form.current || isBusy.current || !isKept.current) return
    const stored = loadDraft()
    if (stored === undefined) return
    // Nobody sent or erased what was never kept, or what only its age took out of the storage: it stays in an open form.
    const own = draft.current
    if (stored === null && !(own && isFresh(own) && !isEmpty(own.message))) return
    draft.current = stored ?? undefined
    fillForm(form.current, stored?.message ?? noMessage)
    if (!stored) onChanged("cleared")
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read references only, so the first ones serve as well as any
  useEffect(() => {
    restore()
    let announced: ContactMessage | undefined
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== draftStorageKey && key !== null) return
      const sent = announced
      announced = sentWords(newValue)
      // The draft goes next.
      if (announced) return
      const words = form.current && readForm(form.current)
      // Sent there, but other words stand here: they are nobody's yet but this tab's, and stay.
      if (newValue === null && sent && words && !isSame(words, sent)) remember(words)
      else followOtherTab()
    }
    // A page that was prerendered or kept for Back has missed what happened meanwhile.
    const onVisible = () => {
      if (document.visibilityState === "visible") followOtherTab()
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
    /** Keeps the key of this attempt with the words before they are sent. */
    begin(message: ContactMessage): Attempt {
      const attempt = attemptFor(draft.current, message)
      remember(message, attempt)
      return attempt
    },
    /** Forgets the draft and clears the form. @param sent what was acknowledged; a draft that another tab has changed since is not that message and stays */
    forget(sent?: ContactMessage) {
      const stored = loadDraft()
      if (!sent || !stored || isSame(stored.message, sent)) eraseDraft(sent)
      draft.current = undefined
      form.current?.reset()
    },
  }
}
