import type { MouseEvent } from "react"
import { type FieldName, fieldNames } from "../../contact/message.ts"
import { type OfficeLinks, Reach } from "../components/Reach.tsx"
import type { FormNotices } from "../copy/shape.ts"
import styles from "./Result.module.css"

type FieldErrors = Partial<Record<FieldName, string>>

/** The outcome of the last attempt to send. */
export type Outcome =
  | { readonly kind: "sent" | "offline" | "unanswered" }
  /** `detail` is the server's own sentence, which says what to do. */
  | { readonly kind: "failed"; readonly detail: string | undefined }
  | { readonly kind: "invalid"; readonly errors: FieldErrors }

export const answerTitle = (outcome: Outcome, words: FormNotices) =>
  outcome.kind === "invalid"
    ? words.errorSummary
    : (outcome.kind === "offline" ? words.failed : words[outcome.kind]).title

interface AnswerProps {
  readonly outcome: Outcome
  readonly words: FormNotices
  /** When the office will reply. The toast says it too, but silently and not for long. */
  readonly promise: string
  readonly office: OfficeLinks
  readonly onFollow: (field: FieldName) => void
}

/** The lasting text by the form about the last attempt to send. With the focus on it, it is read as a whole. */
export function Answer({ outcome, words, promise, office, onFollow }: AnswerProps) {
  const follow = (field: FieldName) => (event: MouseEvent) => {
    event.preventDefault()
    onFollow(field)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset, because it is not a group of fields
    <div
      tabIndex={-1}
      role="group"
      aria-labelledby="answer-title"
      aria-describedby="answer-text"
      className={`on-shade ${styles["result"]}`}
      data-kind={outcome.kind === "sent" ? "sent" : "failed"}
    >
      <h3 id="answer-title">{answerTitle(outcome, words)}</h3>
      {outcome.kind === "invalid" ? (
        <ul id="answer-text">
          {fieldNames.map((field) => {
            const error = outcome.errors[field]
            return (
              error && (
                <li key={field}>
                  <a href={`#${field}`} onClick={follow(field)}>
                    {error}
                  </a>
                </li>
              )
            )
          })}
        </ul>
      ) : (
        <div id="answer-text">
          {outcome.kind === "offline" && <p>{words.offline.title}</p>}
          {outcome.kind === "failed" && outcome.detail && <p>{outcome.detail}</p>}
          <p>
            {words[outcome.kind].text} {outcome.kind === "failed" && !outcome.detail && `${words.tryAgain} `}
            {outcome.kind === "sent" ? promise : <Reach text={words.reachUs} office={office} />}
          </p>
        </div>
      )}
    </div>
  )
}

interface NoticeTextProps {
  readonly notice: "restored" | "offline" | "backOnline"
  readonly words: FormNotices
  readonly onErase: () => void
}

/** The form's other lasting texts. */
export function NoticeText({ notice, words, onErase }: NoticeTextProps) {
  if (notice === "restored")
    return (
      <p className={`on-shade ${styles["result"]}`}>
        {words.draftRestored.text}{" "}
        <button type="button" className={styles["erase"]} onClick={onErase}>
          {words.draftRestored.erase}
        </button>
      </p>
    )
  if (notice === "backOnline") return <p className={`on-shade ${styles["result"]}`}>{words.backOnline}</p>
  return (
    <div className={`on-shade ${styles["result"]}`} data-kind={notice}>
      <h3>{words[notice].title}</h3>
      <p>{words[notice].text}</p>
    </div>
  )
}
