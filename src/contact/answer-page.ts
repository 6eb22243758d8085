import { createHash } from "node:crypto"
import type { Language } from "../languages.ts"
import { answerPageStyle } from "./answer-page-style.ts"
import { type AnswerWords, answerWords } from "./answer-page-words.ts"
import { errorSummary, hints, labels, optional } from "./form-words.ts"
import { type ContactMessage, type FieldName, fieldNames, honeypotField } from "./message.ts"
import type { Office } from "./office.ts"
import { type Refusal, statusOf } from "./refusal.ts"
import { describeProblems, describeRefusal, noticesIn } from "./wording.ts"

export interface Answer {
  readonly language: Language
  readonly office: Office
  /** Absent: the message is stored. */
  readonly refusal: Refusal | undefined
  /** What the visitor typed, as far as it could be parsed. */
  readonly values: ContactMessage
}

/**
 * The page that answers an ordinary form post: everything a visitor without JavaScript needs, in one file that
 * loads nothing else. On failure it holds what the visitor wrote, in a form that can be sent again.
 */
export function renderAnswerPage(answer: Answer): {
  readonly html: string
  readonly contentSecurityPolicy: string
} {
  const { language, office, refusal } = answer
  const words = answerWords[language]
  const { title } = noticesIn(language, office.responseHours)[refusal ? "failed" : "sent"]
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${office.name}`)}</title>
<style>${answerPageStyle}</style>
</head>
<body>
<header class="on-haint"><a href="${pageAddress(office, office.homePaths[language])}">${renderMark(office)}<span>${escapeHtml(office.name)}</span></a>${street}</header>
<main>
${refusal ? renderFailure(answer, refusal, words) : renderSuccess(answer, words)}
</main>
<footer class="on-pine">
<h2>${words.otherWays}</h2>
<p><a href="tel:${escapeHtml(office.phone)}">${escapeHtml(office.phoneText)}</a></p>
<p><a href="mailto:${escapeHtml(office.email)}">${escapeHtml(office.email)}</a></p>
${office.licenses.map((line) => `<p>${escapeHtml(line)}</p>\n`).join("")}</footer>
</body>
</html>
`
  return { html, contentSecurityPolicy }
}

function renderMark({ mark: { ink, sun, link } }: Office): string {
  return `<svg viewBox="0 0 32 32" width="40" height="40" fill="currentColor" aria-hidden="true"><path d="${ink}"/><path d="${sun}" class="sun"/><path d="${link}" class="link"/></svg>`
}

const tuft = "h-52l-8-13 11 1-3-14 13 6 1-17 13 10 8-17 9 17 14-11 1 17 13-7-3 14 11-1z"

/** A longleaf pine, 400 high, with its foot at 0, 0. */
const pine = `<path d="M-6 0-3-330h6L6 0zM26-330${tuft}M62-290${tuft}M-4-276${tuft}M50-232${tuft}M20-196${tuft}"/>`

/** The house with its porch between two pines: the site's pictures in a few strokes. */
const street = `<svg class="street" viewBox="0 -22 384 154" aria-hidden="true"><circle cx="196" cy="4" r="26" class="glow"/><circle cx="196" cy="4" r="13" class="sun"/><path class="hill" d="M0 132v-12q192-20 384 0v12z"/><g class="pine"><g transform="translate(52 124)scale(.28)">${pine}</g><g transform="translate(338 124)scale(-.25 .25)">${pine}</g></g><path class="wall" d="M116 126V84h160v42zM112 86l84-56 84 56z"/><path class="roof" d="m104 92 92-61 92 61v-11L196 20l-92 61z"/><path class="roof" d="M108 84h176v7H108z"/><path class="pine" d="M120 92h152v34H120z"/><path class="wall" d="M112 90h168v5H112zM116 95h6v31h-6zM152 95h6v31h-6zM234 95h6v31h-6zM270 95h6v31h-6z"/><path class="door" d="M172 98h18v28h-18zM202 98h18v28h-18z"/></svg>`

const pageAddress = ({ siteBase }: Office, path: string) => escapeHtml(siteBase + path)

function renderSuccess({ language, office }: Answer, words: AnswerWords): string {
  const { title, text } = noticesIn(language, office.responseHours).sent
  return `<h1>${title}</h1>
<p class="lead">${text}</p>
<p>${words.whatNext}</p>
<p><a class="button" href="${pageAddress(office, office.homePaths[language])}">${words.home}</a></p>
<p><a href="${pageAddress(office, office.contactPaths[language])}">${words.another}</a></p>`
}

function renderFailure(answer: Answer, refusal: Refusal, words: AnswerWords): string {
  const { title, text } = noticesIn(answer.language, answer.office.responseHours).failed
  const problems = describeProblems(refusal.problems ?? {}, answer.language)
  const items = fieldNames.flatMap((field) => {
    const problem = problems[field]
    return problem ? [`<li><a href="#${field}">${escapeHtml(problem)}</a></li>`] : []
  })
  return `<h1>${items.length > 0 ? errorSummary[answer.language] : title}</h1>
<div class="summary on-shade" role="alert">
<p>${items.length > 0 ? words.problemText : text}</p>
${items.length > 0 ? `<ul>${items.join("")}</ul>` : `<p${refusal.code === "internal_error" ? ' lang="en"' : ""}>${escapeHtml(describeRefusal(refusal, answer.language))}</p>`}
</div>
${canBeSentAgain(refusal) ? renderForm(answer, problems, words) : renderWayBack(answer, words)}`
}

/** The form is only shown again when the body could be read and came from our own page. */
function canBeSentAgain({ code }: Refusal): boolean {
  return statusOf[code] !== 413 && statusOf[code] !== 403 && code !== "invalid_body"
}

function renderWayBack({ language, office }: Answer, words: AnswerWords): string {
  return `<p>${words.goBack}</p>
<p><a class="button" href="${pageAddress(office, office.contactPaths[language])}">${words.contactPage}</a></p>`
}

function renderForm(
  { language, values }: Answer,
  problems: Partial<Record<FieldName, string>>,
  words: AnswerWords,
): string {
  const fields = fieldNames.map((field) => renderField(field, values[field], problems[field], language))
  return `<form method="post" novalidate>
<input type="hidden" name="language" value="${language}">
${fields.join("\n")}
<p class="honeypot" aria-hidden="true"><input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off" aria-label="${honeypotField}"></p>
<p><button type="submit">${words.send}</button></p>
</form>`
}

const inputAttributes: Readonly<Record<Exclude<FieldName, "message">, string>> = {
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email" spellcheck="false"',
  phone: 'type="tel" autocomplete="tel"',
}

function renderField(
  field: FieldName,
  value: string,
  problem: string | undefined,
  language: Language,
): string {
  const hint = field === "phone" || field === "message" ? hints[language][field] : undefined
  const label =
    field === "phone" ? `${labels[language][field]} ${optional[language]}` : labels[language][field]
  const described = [hint && `${field}-hint`, problem && `${field}-error`].filter(Boolean).join(" ")
  const attributes = [
    // Without a maximum length, which would cut a pasted text without a word.
    `id="${field}" name="${field}"`,
    field === "phone" ? "" : "required",
    problem ? 'aria-invalid="true"' : "",
    described === "" ? "" : `aria-describedby="${described}"`,
  ]
    .filter((attribute) => attribute !== "")
    .join(" ")
  // HTML parsers drop the first line break in a <textarea>, so add one for them to drop.
  const control =
    field === "message"
      ? `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input ${inputAttributes[field]} ${attributes} value="${escapeHtml(value)}">`
  return `<div class="field"><label for="${field}">${label}</label>
${hint ? `<p id="${field}-hint">${hint}</p>` : ""}${problem ? `<strong id="${field}-error">${escapeHtml(problem)}</strong>` : ""}
${control}</div>`
}

const htmlEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? character)
}

const styleHash = createHash("sha256").update(answerPageStyle).digest("base64")

/** Nothing may run or load. The style block is allowed by its hash. */
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
