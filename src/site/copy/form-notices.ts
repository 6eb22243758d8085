import type { Language } from "../../languages.ts"
import { formNotices as en } from "./en/form-notices.ts"
import { formNotices as es } from "./es/form-notices.ts"
import type { FormNotices } from "./shape.ts"

/** Separate from copy/index.ts, so that the form's script contains only these texts. */
export const formNotices: Readonly<Record<Language, FormNotices>> = { en, es }
