import type { FieldName } from "../../contact/message.ts"
import styles from "./Field.module.css"

interface FieldProps {
  readonly name: FieldName
  /** `undefined` means a multi-line field. */
  readonly type: "text" | "email" | "tel" | undefined
  readonly label: string
  /** The word for "optional". Without it the field is required. */
  readonly optional: string | undefined
  readonly hint: string | undefined
  /** Says that the site has begun the message. */
  readonly begun: string | undefined
  readonly error: string | undefined
  readonly isReadOnly: boolean
}

/** None for the message: `off` would keep the browser from bringing it back with Back. */
const autoComplete = { name: "name", email: "email", phone: "tel", message: undefined } as const

/** A labeled field with a hint and an error, as in the GOV.UK Design System. */
export function Field({ name, type, label, optional, hint, begun, error, isReadOnly }: FieldProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`, begun && `${name}-begun`]
    .filter(Boolean)
    .join(" ")
  const attributes = {
    id: name,
    name,
    required: optional === undefined,
    readOnly: isReadOnly,
    autoComplete: autoComplete[name],
    className: styles["control"],
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  }
  return (
    <div className={styles["field"]} data-invalid={error ? "" : undefined}>
      <label htmlFor={name}>
        {`${label} `}
        {optional && <span className={styles["optional"]}>{optional}</span>}
      </label>
      {/* Texts come and go within an element of their own: React could not insert them before a control that an extension has wrapped. */}
      <div>
        {hint && (
          <p id={`${name}-hint`} className="small">
            {hint}
          </p>
        )}
        {begun && (
          <p id={`${name}-begun`} className="small">
            {begun}
          </p>
        )}
        {error && (
          <p id={`${name}-error`} className={styles["error"]}>
            {error}
          </p>
        )}
      </div>
      {type ? (
        <input {...attributes} type={type} />
      ) : (
        // Browsers scroll only the caret into view; the rest of the field may stay below the window or
        // under a sticky bar.
        <textarea
          {...attributes}
          rows={8}
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
        />
      )}
    </div>
  )
}
