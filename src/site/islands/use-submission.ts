import { FunctionsHttpError } from "@supabase/functions-js"
import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type ContactMessage, honeypotField, parseContactMessage } from "../../contact/message.ts"
import { describeProblems, noticesIn } from "../../contact/wording.ts"
import type { Language } from "../../languages.ts"
import { controlOf, readForm } from "./form-fields.ts"
import { holdStill } from "./hold-still.ts"
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
  if (result.isRefused) return { kind: "failed", detail: result.detail }
  // A browser may say that it is offline although somebody has answered.
  const isAnswered = result.error instanceof FunctionsHttpError
  return { kind: isAnswered || navigator.onLine ? "unanswered" : "offline" }
}

/** Where the focus moves. */
interface FocusPlaces {
  /** Wraps the button, which loses the focus when it is disabled. */
  readonly sending: RefObject<HTMLElement | null>
  /** Wraps everything that the visitor is told; it stays in the page when messages inside it are removed. */
  readonly results: RefObject<HTMLElement | null>
}

const focus = (place: RefObject<HTMLElement | null>) => place.current?.focus({ preventScroll: true })

/**
 * The form's states: idle, submitting, idle again (specification, section 4), and what the visitor is told. The text
 * appears first, then the focus moves to it, and no live region repeats it: screen readers read it once and in order.
 * Visitors who have moved on keep the focus where it is and hear the answer from the live region.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { sending, results }: FocusPlaces,
  destination: Destination,
) {
  const { language, responseHours } = destination
  /** Set at once, unlike the state, which changes only with the next rendering. */
  const isBusy = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  /** The live region says how the attempt ended, because the focus is elsewhere. */
  const [isAnnounced, setAnnounced] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const [toast, setToast] = useState<ToastContent>()
  const [attempts, setAttempts] = useState(0)

  /** Call it before removing text that may contain the focus. */
  const keepFocus = useCallback(() => {
    if (results.current?.contains(document.activeElement)) focus(results)
  }, [results])

  const focusAnswer = useCallback(() => {
    const answer = results.current?.querySelector<HTMLElement>("[role=group]") ?? results.current
    answer?.focus({ preventScroll: true })
    answer?.scrollIntoView({ block: answer.getBoundingClientRect().top < 0 ? "start" : "nearest" })
  }, [results])

  /** "We have your message." must not stand above a message that was not sent. */
  function dropSent() {
    keepFocus()
    setOutcome((last) => (last?.kind === "sent" ? undefined : last))
    setToast((last) => (last?.kind === "success" ? undefined : last))
  }

  const [connection, setConnection] = useConnection(keepFocus)
  const draft = useDraft(form, isBusy, (what) => {
    setBegun(what === "begun")
    if (what === "begun") return
    if (what === "continued") return dropSent()
    keepFocus()
    setRestored(what === "restored")
    setOutcome(undefined)
    setToast(undefined)
  })

  function finish(next: Outcome, hasMovedOn = false, notice?: ToastContent) {
    isBusy.current = false
    flushSync(() => {
      setSubmitting(false)
      setRestored(false)
      setOutcome(next)
      setAnnounced(hasMovedOn)
      setToast(notice)
      setAttempts((count) => count + 1)
    })
    if (!hasMovedOn) focusAnswer()
  }

  function settle(message: ContactMessage, answer: SendResult) {
    const kind = answer.ok ? "success" : "destructive"
    const notice = noticesIn(language, responseHours)[answer.ok ? "sent" : "failed"]
    const focused = document.activeElement
    const hasMovedOn = focused !== document.body && !sending.current?.contains(focused)
    finish(outcomeOf(answer), hasMovedOn, { kind, ...notice })
    if (answer.ok) {
      setBegun(false)
      draft.forget(message)
      document.dispatchEvent(new Event("contact-message-sent"))
    } else {
      console.error("The contact message was not sent:", answer.error)
      // Meanwhile, another tab may have sent it.
      draft.followOtherTab()
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const { currentTarget } = event
    try {
      await send(currentTarget)
    } catch (error) {
      // In a browser that lacks something, or with an old key. Stored once, even if the message has left.
      console.error(error)
      // For a page that Back brings back.
      isBusy.current = false
      flushSync(() => setSubmitting(false))
      draft.leaveToBrowser()
      HTMLFormElement.prototype.submit.call(currentTarget)
    }
  }

  async function send(element: HTMLFormElement) {
    const message = readForm(element)
    const honeypot = controlOf(element, honeypotField)?.value ?? ""
    const parsed = parseContactMessage(message)
    if (!parsed.ok) {
      finish({ kind: "invalid", errors: describeProblems(parsed.problems, language) })
      return
    }
    isBusy.current = true
    holdStill(element, () => {
      setSubmitting(true)
      setOutcome(undefined)
      setToast(undefined)
      setConnection(undefined)
    })
    focus(sending)
    const key = draft.begin(message)
    settle(message, await sendMessage({ message, honeypot, key, ...destination }))
  }

  const closeToast = useCallback(() => setToast(undefined), [])

  function erase() {
    draft.forget()
    setRestored(false)
    setBegun(false)
    setOutcome(undefined)
  }

  return {
    isSubmitting,
    outcome,
    isAnnounced,
    isRestored,
    isBegun,
    connection,
    toast,
    /** Number of finished attempts. */
    attempts,
    submit,
    erase,
    /** Call it when the visitor has changed something. */
    keep(element: HTMLFormElement) {
      draft.remember(readForm(element))
      if (outcome?.kind === "sent") holdStill(element, dropSent)
    },
    closeToast,
    focusAnswer,
  }
}
