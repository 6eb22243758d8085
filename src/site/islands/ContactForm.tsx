import { Reach } from "../components/Reach.tsx"
import { formNotices } from "../copy/form-notices.ts"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { MessageForm, type MessageFormProps } from "./MessageForm.tsx"

export interface ContactFormProps extends MessageFormProps {
  readonly unexpectedError: string
}

/** The contact form, with a fallback if it fails. The only hydrated component. */
export function ContactForm({ unexpectedError, ...props }: ContactFormProps) {
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
