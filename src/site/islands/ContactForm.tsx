import { unexpectedError } from "../../contact/wording.ts"
import { Reach } from "../components/Reach.tsx"
import { formNotices } from "../copy/form-notices.ts"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { MessageForm, type MessageFormProps } from "./MessageForm.tsx"

/** The contact form, with a fallback if it fails. The only hydrated component. */
export function ContactForm(props: MessageFormProps) {
  const fallback = (
    <div role="alert">
      <h3 lang="en">{unexpectedError}</h3>
      <p>
        <Reach text={formNotices[props.language].reachUs} office={props.office} />
      </p>
    </div>
  )
  return (
    <ErrorBoundary fallback={fallback}>
      <MessageForm {...props} />
    </ErrorBoundary>
  )
}
