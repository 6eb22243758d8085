import { business } from "../../business.ts"
import type { Language } from "../../languages.ts"
import { pathTo } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import { deployment } from "../deployment.ts"
import type { MessageFormProps } from "../islands/MessageForm.tsx"
import { office } from "../links.ts"

/** The form's props. They are sent to the browser as JSON, so they are plain data. */
export function contactFormProps(language: Language): MessageFormProps {
  const { contact } = copy[language]
  return {
    language,
    words: contact.form,
    functionsUrl: deployment.functionsUrl,
    anonKey: deployment.anonKey,
    responseHours: business.responseHours,
    privacyHref: pathTo("privacy", language),
    office,
  }
}
