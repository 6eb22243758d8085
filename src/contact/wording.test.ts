import { expect, test } from "vitest"
import { type Language, languages } from "../languages.ts"
import { answerWords } from "./answer-page-words.ts"
import { errorSummary, hints, labels, optional } from "./form-words.ts"
import { type FieldProblem, fieldLimits, fieldNames } from "./message.ts"
import { type ErrorCode, Refusal, statusOf } from "./refusal.ts"
import { describeProblems, describeRefusal, noticesIn } from "./wording.ts"

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn)

const problems = (problem: FieldProblem) => Object.fromEntries(fieldNames.map((name) => [name, problem]))

const said = (language: Language) =>
  textsIn([
    Object.keys(statusOf).map((code) => describeRefusal(new Refusal(code as ErrorCode), language)),
    [answerWords, labels, optional, hints, errorSummary].map((words) => words[language]),
    noticesIn(language, 24),
    (["missing", "tooLong", "malformed"] as const).map((problem) =>
      describeProblems(problems(problem), language),
    ),
  ])

test("the server's texts are all there, and in each language's own words", () => {
  expect(languages.flatMap(said).filter((text) => !/\p{L}{3}/u.test(text) || /[{}]/.test(text))).toEqual([])
  const english = new Set(said("en"))
  expect(said("es").filter((text) => english.has(text))).toEqual(["Unexpected Application Error!", "Error"])
  expect(english).toContain(
    `Message must be ${fieldLimits.message.toLocaleString("en-US")} characters or fewer`,
  )
})

test("who wrote too often reads how many minutes to wait, in whole ones", () => {
  const after = (retryAfterSeconds: number, language: Language) =>
    describeRefusal(new Refusal("rate_limited", { retryAfterSeconds }), language)
  expect(
    [after(1, "en"), after(60, "en"), after(61, "en")].map((text) => /wait (.*),/.exec(text)?.[1]),
  ).toEqual(["1 minute", "1 minute", "2 minutes"])
  expect([after(60, "es"), after(599, "es")].map((text) => /Espere (.*) y/.exec(text)?.[1])).toEqual([
    "1 minuto",
    "10 minutos",
  ])
})
