import type { Language } from "../../languages.ts"
import { formNotices as en } from "./en/form-notices.ts"
import { formNotices as es } from "./es/form-notices.ts"
import type { FormNotices } from "./shape.ts"

/** Apart from the rest of the copy, so that the form's script brings these words and no others. */
export const formNotices: Readonly<Record<Language, FormNotices>> = { en, es }
