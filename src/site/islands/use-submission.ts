import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type ContactMessage, parseContactMessage, trapField } from "../../contact/message.ts"
import { describeProblems, noticesIn } from "../../contact/wording.ts"
import type { Language } from "../../languages.ts"
import { controlOf, readForm } from "./form-fields.ts"
import type { Outcome } from "./Result.tsx"
import { type SendResult, sendMessage } from "./send-message.ts"
import type { ToastContent } from "./Toast.tsx"
import { useConnection } from "./use-connection.ts"
import { useDraft } from "./use-draft.ts"

interface Destination {
  readonly language: Language
  readonly functionsUrl: string
  readonly anonKey: string
  readonly responseHours: number
}

function outcomeOf(result: SendResult): Outcome {
  if (result.ok) return { kind: "sent" }
  if (result.fields) return { kind: "invalid", errors: result.fields }
  return navigator.onLine ? { kind: "failed", detail: result.detail } : { kind: "offline" }
}

/** Where the focus moves. */
export interface FocusPlaces {
  /** Wraps the button, which loses the focus when it is disabled. */
  readonly sending: RefObject<HTMLElement | null>
  readonly result: RefObject<HTMLElement | null>
}

const focus = (place: RefObject<HTMLElement | null>) => place.current?.focus({ preventScroll: true })

/**
 * The form's states: idle, submitting, idle again (specification, section 4), and what the visitor is told. The focus moves
 * before the text appears: a screen reader that gets both at once drops one or reads it twice.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { sending, result }: FocusPlaces,
  destination: Destination,
) {
  const { language, responseHours } = destination
  /** Set at once, unlike the state, which changes only with the next rendering. */
  const isBusy = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isRestored, setRestored] = useState(false)
  const [toast, setToast] = useState<ToastContent>()
  const [attempts, setAttempts] = useState(0)

  /** Call it before removing text that may contain the focus. */
  const keepFocus = useCallback(() => {
    if (result.current?.contains(document.activeElement)) focus(result)
  }, [result])

  const [connection, setConnection] = useConnection(keepFocus)
  const draft = useDraft(form, isBusy, (what) => {
    keepFocus()
    setRestored(what === "restored")
    setOutcome(undefined)
  })

  function finish(next: Outcome) {
    isBusy.current = false
    setSubmitting(false)
    setRestored(false)
    setOutcome(next)
    setAttempts((count) => count + 1)
  }

  function settle(message: ContactMessage, answer: SendResult) {
    const kind = answer.ok ? "success" : "destructive"
    const focused = document.activeElement
    // If the visitor has moved on, only the live region announces the result.
    if (focused === document.body || sending.current?.contains(focused)) focus(result)
    setToast({ kind, ...noticesIn(language, responseHours)[answer.ok ? "sent" : "failed"] })
    finish(outcomeOf(answer))
    if (answer.ok) {
      draft.forget(message)
      document.dispatchEvent(new Event("contact-message-sent"))
    } else console.error("The contact message was not sent:", answer.error)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const message = readForm(event.currentTarget)
    const trap = controlOf(event.currentTarget, trapField)?.value ?? ""
    const parsed = parseContactMessage(message)
    if (!parsed.ok) {
      flushSync(() => setOutcome(undefined))
      focus(result)
      finish({ kind: "invalid", errors: describeProblems(parsed.problems, language) })
      return
    }
    isBusy.current = true
    focus(sending)
    setSubmitting(true)
    setOutcome(undefined)
    setConnection(undefined)
    const { key } = draft.begin(message)
    settle(message, await sendMessage({ message, trap, key, ...destination }))
  }

  const closeToast = useCallback(() => setToast(undefined), [])

  function erase() {
    draft.forget()
    setRestored(false)
    setOutcome(undefined)
  }

  return {
    isSubmitting,
    outcome,
    isRestored,
    connection,
    toast,
    /** Number of finished attempts. */
    attempts,
    submit,
    erase,
    /** Call it when the visitor has changed something. */
    keep: (element: HTMLFormElement) => draft.remember(readForm(element)),
    closeToast,
  }
}
