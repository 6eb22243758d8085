import { useCallback, useEffect, useRef, useSyncExternalStore } from "react"
import { type FieldName, fieldNames, trapField } from "../../contact/message.ts"
import type { Language } from "../../languages.ts"
import type { OfficeLinks } from "../components/Reach.tsx"
import type { ContactFormCopy } from "../copy/shape.ts"
import { Field } from "./Field.tsx"
import { controlOf } from "./form-fields.ts"
import styles from "./MessageForm.module.css"
import { Failure, NoticeText } from "./Result.tsx"
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

/** False on the server and while hydrating, so that both render alike; true from then on. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The form is uncontrolled: what was typed before React arrived stays, and without React it is an
 * ordinary form that posts to the same function. Nothing is cleared before the server has acknowledged it.
 */
export function MessageForm(props: MessageFormProps) {
  const { words, office } = props
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const submission = useSubmission(form, props)
  const { isSubmitting, outcome, isRestored, connection, toast, attempts, closeToast } = submission

  // The button was disabled and so lost the focus; what came of it is what the visitor is told next.
  useEffect(() => {
    if (attempts > 0) result.current?.focus()
  }, [attempts])

  const dismissToast = useCallback(() => {
    // With the button that was pressed the focus would vanish too.
    if (document.activeElement?.closest("[data-toast]")) result.current?.focus()
    closeToast()
  }, [closeToast])

  const focusField = (field: FieldName) => form.current && controlOf(form.current, field)?.focus()
  const erase = () => {
    submission.erase()
    focusField("name")
  }

  const isStillOffline = outcome?.kind === "offline" && connection !== "backOnline"
  const failure = outcome?.kind === "offline" ? isStillOffline && outcome : outcome
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
        onSubmit={submission.submit}
        onInput={(event) => submission.keep(event.currentTarget)}
      >
        <div ref={result} tabIndex={-1} className={styles["results"]}>
          {failure && <Failure outcome={failure} words={words} office={office} onFollow={focusField} />}
          {/* There from the start: a live region that arrives with its words is not announced. */}
          <div role="status" aria-atomic="false">
            {outcome?.kind === "sent" && <NoticeText notice="sent" words={words} onErase={erase} />}
            {isRestored && <NoticeText notice="restored" words={words} onErase={erase} />}
            {connection && !isStillOffline && (
              <NoticeText notice={connection} words={words} onErase={erase} />
            )}
          </div>
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
        <div className={styles["trap"]} aria-hidden="true" inert>
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="language" value={props.language} />
        <p className="small">
          {words.privacy.before}
          <a href={props.privacyHref}>{words.privacy.link}</a>
          {words.privacy.after}
        </p>
        <button className="button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </button>
      </form>
      {toast && <Toast key={attempts} {...toast} closeLabel={words.closeNotice} onClose={dismissToast} />}
    </>
  )
}
