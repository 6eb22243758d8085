import { type FormEvent, useEffect, useRef, useState } from "react"
import {
  type ContactMessage,
  type FieldName,
  fieldNames,
  parseContactMessage,
  trapField,
} from "../../contact/message.ts"
import { describeProblems, notices } from "../../contact/wording.ts"
import type { Language } from "../../languages.ts"
import type { ContactFormCopy } from "../copy/shape.ts"
import { attemptFor, type Draft, eraseDraft, isEmpty, loadDraft, saveDraft } from "./draft.ts"
import { Field } from "./Field.tsx"
import styles from "./MessageForm.module.css"
import { type Office, Reach } from "./Reach.tsx"
import { type SendResult, sendMessage } from "./send-message.ts"
import { Toast, type ToastContent } from "./Toast.tsx"

export interface MessageFormProps {
  readonly language: Language
  readonly words: ContactFormCopy
  readonly functionsUrl: string
  readonly anonKey: string
  readonly privacyHref: string
  readonly office: Office
}

type FieldErrors = Partial<Record<FieldName, string>>

/** The lasting text by the form. */
type Outcome =
  | { readonly kind: "sent" | "offline" | "backOnline" | "restored" }
  | { readonly kind: "failed"; readonly detail: string | undefined }
  | { readonly kind: "invalid"; readonly errors: FieldErrors }

const fieldTypes = { name: "text", email: "email", phone: "tel", message: undefined } as const

function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const text = (field: FieldName) => String(data.get(field) ?? "")
  return { name: text("name"), email: text("email"), phone: text("phone"), message: text("message") }
}

function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of fieldNames) {
    const element = form.elements.namedItem(field)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.value = message[field]
  }
}

/**
 * The form is uncontrolled: what was typed before React arrived stays, and without React it is an
 * ordinary form that posts to the same function. Nothing is cleared before the server has acknowledged it.
 */
export function MessageForm(props: MessageFormProps) {
  const { language, words, office } = props
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const draft = useRef<Draft>(undefined)
  const [isHydrated, setHydrated] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [toast, setToast] = useState<ToastContent>()

  useEffect(() => {
    setHydrated(true)
    if (!form.current) return
    draft.current = loadDraft()
    const typed = readForm(form.current)
    if (!isEmpty(typed)) remember(typed)
    else if (draft.current) {
      fillForm(form.current, draft.current.message)
      setOutcome({ kind: "restored" })
    }
    const goOffline = () => setOutcome({ kind: "offline" })
    const goOnline = () => setOutcome((last) => (last?.kind === "offline" ? { kind: "backOnline" } : last))
    addEventListener("offline", goOffline)
    addEventListener("online", goOnline)
    return () => {
      removeEventListener("offline", goOffline)
      removeEventListener("online", goOnline)
    }
  }, [])

  // After sending, the result is what the visitor is told next (WCAG 2.2, 4.1.3; GOV.UK error summary).
  useEffect(() => {
    if (outcome && outcome.kind !== "restored" && outcome.kind !== "backOnline" && outcome.kind !== "offline")
      result.current?.focus()
  }, [outcome])

  function remember(message: ContactMessage, attempt = draft.current?.attempt) {
    draft.current = attempt ? { message, attempt } : { message }
    saveDraft(draft.current)
  }

  function forget() {
    draft.current = undefined
    eraseDraft()
    form.current?.reset()
  }

  function settle(sent: SendResult) {
    const notice = notices[language][sent.ok ? "sent" : "failed"]
    setToast({ kind: sent.ok ? "success" : "destructive", ...notice })
    if (sent.ok) {
      forget()
      setOutcome({ kind: "sent" })
      document.dispatchEvent(new Event("contact-message-sent"))
      return
    }
    console.error("The contact message was not sent:", sent.error)
    if (sent.fields) setOutcome({ kind: "invalid", errors: sent.fields })
    else if (!navigator.onLine) setOutcome({ kind: "offline" })
    else setOutcome({ kind: "failed", detail: sent.detail })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const written = readForm(event.currentTarget)
    const trap = String(new FormData(event.currentTarget).get(trapField) ?? "")
    const parsed = parseContactMessage(written)
    if (!parsed.ok) {
      setOutcome({ kind: "invalid", errors: describeProblems(parsed.problems, language) })
      return
    }
    const attempt = attemptFor(draft.current, written)
    remember(written, attempt)
    setSubmitting(true)
    setOutcome(undefined)
    const { functionsUrl, anonKey } = props
    const sent = await sendMessage({
      message: written,
      trap,
      key: attempt.key,
      language,
      functionsUrl,
      anonKey,
    })
    setSubmitting(false)
    settle(sent)
  }

  const errors = outcome?.kind === "invalid" ? outcome.errors : {}
  return (
    <>
      <form
        ref={form}
        className={styles["form"]}
        method="post"
        action={`${props.functionsUrl}/send-contact-email`}
        // The browser's own bubbles speak the browser's language; without React they are all there is.
        noValidate={isHydrated}
        onSubmit={submit}
        onInput={(event) => remember(readForm(event.currentTarget))}
      >
        <div ref={result} tabIndex={-1} className={styles["result"]} aria-live="polite">
          {outcome && <OutcomeText outcome={outcome} words={words} office={office} onErase={forget} />}
        </div>
        {fieldNames.map((field) => (
          <Field
            key={field}
            name={field}
            type={fieldTypes[field]}
            label={words.labels[field]}
            optional={field === "phone" ? words.optional : undefined}
            hint={field === "phone" || field === "message" ? words.hints[field] : undefined}
            error={errors[field]}
            isReadOnly={isSubmitting}
          />
        ))}
        <div className={styles["trap"]} aria-hidden="true">
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="language" value={language} />
        <p className="small">
          {words.privacy.before}
          <a href={props.privacyHref}>{words.privacy.link}</a>
          {words.privacy.after}
        </p>
        <button className="button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </button>
      </form>
      {toast && <Toast {...toast} onClose={() => setToast(undefined)} />}
    </>
  )
}

interface OutcomeTextProps {
  readonly outcome: Outcome
  readonly words: ContactFormCopy
  readonly office: Office
  readonly onErase: () => void
}

function OutcomeText({ outcome, words, office, onErase }: OutcomeTextProps) {
  switch (outcome.kind) {
    case "sent":
    case "offline":
      return (
        <div
          role={outcome.kind === "sent" ? "status" : "alert"}
          className={styles["outcome"]}
          data-kind={outcome.kind}
        >
          <h3>{words[outcome.kind].title}</h3>
          <p>{words[outcome.kind].text}</p>
        </div>
      )
    case "backOnline":
      return (
        <p role="status" className={styles["outcome"]}>
          {words.backOnline}
        </p>
      )
    case "restored":
      return (
        <p role="status" className={styles["outcome"]}>
          {words.draftRestored.text}{" "}
          <button type="button" className={styles["erase"]} onClick={onErase}>
            {words.draftRestored.erase}
          </button>
        </p>
      )
    case "failed":
      return (
        <div role="alert" className={styles["outcome"]} data-kind="failed">
          <h3>{words.failed.title}</h3>
          {outcome.detail && <p>{outcome.detail}</p>}
          <p>
            <Reach text={words.failed.text} office={office} />
          </p>
        </div>
      )
    case "invalid":
      return (
        <div role="alert" className={styles["outcome"]} data-kind="failed">
          <h3>{words.errorSummary}</h3>
          <ul>
            {fieldNames.map(
              (field) =>
                outcome.errors[field] && (
                  <li key={field}>
                    <a href={`#${field}`}>{outcome.errors[field]}</a>
                  </li>
                ),
            )}
          </ul>
        </div>
      )
  }
}
