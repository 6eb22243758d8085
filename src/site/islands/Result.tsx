import type { MouseEvent } from "react"
import { type FieldName, fieldNames } from "../../contact/message.ts"
import { type OfficeLinks, Reach } from "../components/Reach.tsx"
import type { FormNotices } from "../copy/shape.ts"
import styles from "./Result.module.css"

/** Id of the result's heading. */
export const resultTitle = "result"

export type FieldErrors = Partial<Record<FieldName, string>>

/** The outcome of the last attempt to send. */
export type Outcome =
  | { readonly kind: "sent" | "offline" }
  /** `detail` is the server's own sentence, when it gave one. */
  | { readonly kind: "failed"; readonly detail: string | undefined }
  | { readonly kind: "invalid"; readonly errors: FieldErrors }

interface FailureProps {
  readonly outcome: Outcome
  readonly words: FormNotices
  readonly office: OfficeLinks
  readonly onFollow: (field: FieldName) => void
}

/** The lasting text by the form if sending failed. */
export function Failure({ outcome, words, office, onFollow }: FailureProps) {
  const follow = (field: FieldName) => (event: MouseEvent) => {
    event.preventDefault()
    onFollow(field)
  }
  if (outcome.kind === "sent") return null
  if (outcome.kind === "invalid")
    return (
      <div role="alert" className={styles["result"]} data-kind="failed">
        <h3 id={resultTitle}>{words.errorSummary}</h3>
        <ul>
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
      </div>
    )
  const { title, text } = words[outcome.kind]
  return (
    <div role="alert" className={styles["result"]} data-kind="failed">
      <h3 id={resultTitle}>{title}</h3>
      {outcome.kind === "failed" && outcome.detail && <p>{outcome.detail}</p>}
      <p>
        {text} <Reach text={words.reachUs} office={office} />
      </p>
    </div>
  )
}

export type Notice = "sent" | "restored" | "offline" | "backOnline"

interface NoticeTextProps {
  readonly notice: Notice
  readonly words: FormNotices
  readonly onErase: () => void
}

/** The lasting text by the form otherwise. */
export function NoticeText({ notice, words, onErase }: NoticeTextProps) {
  if (notice === "restored")
    return (
      <p className={styles["result"]}>
        {words.draftRestored.text}{" "}
        <button type="button" className={styles["erase"]} onClick={onErase}>
          {words.draftRestored.erase}
        </button>
      </p>
    )
  if (notice === "backOnline") return <p className={styles["result"]}>{words.backOnline}</p>
  return (
    <div className={styles["result"]} data-kind={notice}>
      <h3 id={notice === "sent" ? resultTitle : undefined}>{words[notice].title}</h3>
      <p>{words[notice].text}</p>
    </div>
  )
}
