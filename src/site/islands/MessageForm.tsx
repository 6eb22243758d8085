import { useCallback, useEffect, useRef, useSyncExternalStore } from "react"
import { type FieldName, fieldNames, honeypotField } from "../../contact/message.ts"
import { noticesIn, promiseIn } from "../../contact/wording.ts"
import type { Language } from "../../languages.ts"
import type { OfficeLinks } from "../components/Reach.tsx"
import { formNotices } from "../copy/form-notices.ts"
import type { ContactFormCopy } from "../copy/shape.ts"
import { Field } from "./Field.tsx"
import { controlOf } from "./form-fields.ts"
import styles from "./MessageForm.module.css"
import { Answer, answerTitle, NoticeText } from "./Result.tsx"
import { Toast } from "./Toast.tsx"
import { useSubmission } from "./use-submission.ts"

export interface MessageFormProps {
  readonly language: Language
  readonly words: ContactFormCopy
  readonly functionsUrl: string
  readonly anonKey: string
  readonly responseHours: number
  readonly privacyHref: string
  readonly office: OfficeLinks
}

const fieldTypes = { name: "text", email: "email", phone: "tel", message: undefined } as const

const never = () => () => {}

/** False on the server and during hydration, so that both render the same; then true. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The form is uncontrolled: text typed before hydration stays, and without React it is an
 * ordinary form that posts to the same function. Nothing is cleared before the server has acknowledged it.
 */
export function MessageForm(props: MessageFormProps) {
  const { language, responseHours, words, office } = props
  const notices = formNotices[language]
  const replies = noticesIn(language, responseHours)
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const sending = useRef<HTMLParagraphElement>(null)
  const isHydrated = useIsHydrated()
  const submission = useSubmission(form, { sending, results }, props)
  const { isSubmitting, outcome, isAnnounced, isRestored, isBegun, connection, toast } = submission
  const { attempts, closeToast, focusAnswer } = submission

  const dismissToast = useCallback(() => {
    // Otherwise the focus would be lost together with the pressed button.
    if (document.activeElement?.closest("[data-toast]")) focusAnswer()
    closeToast()
  }, [closeToast, focusAnswer])

  const focusField = (field: FieldName) => {
    const control = form.current && controlOf(form.current, field)
    control?.focus()
    // At 400% zoom a field may be as high as the window: then what it asks for and what is wrong comes first.
    control?.labels?.[0]?.scrollIntoView({ block: "nearest" })
  }
  const erase = () => {
    submission.erase()
    focusField("name")
  }

  const isStillOffline = outcome?.kind === "offline" && connection !== "backOnline"
  // Nothing is left to be sent.
  const isSentAnyway = outcome?.kind === "sent" && connection === "backOnline"
  const answer = outcome?.kind === "offline" && !isStillOffline ? undefined : outcome
  const errors = outcome?.kind === "invalid" ? outcome.errors : {}

  // Screen readers announce the title first.
  const failedTitle = replies.failed.title
  const hasFailed = Boolean(answer && answer.kind !== "sent")
  useEffect(() => {
    if (!hasFailed) return
    const { title } = document
    document.title = `${failedTitle}: ${title}`
    return () => {
      document.title = title
    }
  }, [hasFailed, failedTitle])
  return (
    <form
      ref={form}
      className={styles["form"]}
      method="post"
      action={`${props.functionsUrl}/send-contact-email`}
      // Replaces the browser's own messages, which are in the browser's language.
      noValidate={isHydrated}
      onSubmit={submission.submit}
      onInput={(event) => submission.keep(event.currentTarget)}
    >
      <div ref={results} tabIndex={-1} className={styles["results"]}>
        {/* A new element for each attempt: a screen reader would repeat a description that changes under the focus. */}
        {answer && (
          <Answer
            key={attempts}
            outcome={answer}
            words={notices}
            promise={promiseIn(language, responseHours)}
            office={office}
            onFollow={focusField}
          />
        )}
        {/* Always present, because a live region that appears together with its text is not announced. */}
        <div role="status" aria-atomic="false">
          {isAnnounced && answer && <p className="visually-hidden">{answerTitle(answer, notices)}</p>}
          {isRestored && <NoticeText notice="restored" words={notices} onErase={erase} />}
          {connection && !isStillOffline && !isSentAnyway && (
            <NoticeText notice={connection} words={notices} onErase={erase} />
          )}
        </div>
      </div>
      {toast && <Toast key={attempts} {...toast} closeLabel={notices.closeNotice} onClose={dismissToast} />}
      {fieldNames.map((field) => (
        <Field
          key={field}
          name={field}
          type={fieldTypes[field]}
          label={words.labels[field]}
          optional={field === "phone" ? words.optional : undefined}
          hint={field === "phone" || field === "message" ? words.hints[field] : undefined}
          begun={field === "message" && isBegun ? notices.begun : undefined}
          error={errors[field]}
          isReadOnly={isSubmitting}
        />
      ))}
      <div className={styles["trap"]} aria-hidden="true" inert>
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="language" value={language} />
      <p className="small">
        {words.privacy.before}
        <a href={props.privacyHref}>{words.privacy.link}</a>
        {words.privacy.after}
      </p>
      <p ref={sending} tabIndex={-1} className={styles["sending"]}>
        <button className="button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </button>
      </p>
    </form>
  )
}
