import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react"
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

/** Idle, submitting, idle again (specification, section 4), and all that the visitor is told about it. */
export function useSubmission(form: RefObject<HTMLFormElement | null>, destination: Destination) {
  const { language, responseHours } = destination
  /** True within the same event already, where the state is known with the next rendering only. */
  const isBusy = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isRestored, setRestored] = useState(false)
  const [toast, setToast] = useState<ToastContent>()
  const [attempts, setAttempts] = useState(0)
  const [connection, setConnection] = useConnection()
  const draft = useDraft(form, isBusy, (what) => {
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

  function settle(message: ContactMessage, result: SendResult) {
    const kind = result.ok ? "success" : "destructive"
    setToast({ kind, ...noticesIn(language, responseHours)[result.ok ? "sent" : "failed"] })
    finish(outcomeOf(result))
    if (result.ok) {
      draft.forget(message)
      document.dispatchEvent(new Event("contact-message-sent"))
    } else console.error("The contact message was not sent:", result.error)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const message = readForm(event.currentTarget)
    const trap = controlOf(event.currentTarget, trapField)?.value ?? ""
    const parsed = parseContactMessage(message)
    if (!parsed.ok) {
      finish({ kind: "invalid", errors: describeProblems(parsed.problems, language) })
      return
    }
    isBusy.current = true
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
    /** How often an attempt has ended. */
    attempts,
    submit,
    erase,
    /** To be called when the visitor has changed something. */
    keep: (element: HTMLFormElement) => draft.remember(readForm(element)),
    closeToast,
  }
}
