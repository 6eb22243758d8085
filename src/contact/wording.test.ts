import { expect, test } from "vitest"
import { type Language, languages } from "../languages.ts"
import { answerWords } from "./answer-page-words.ts"
import { errorSummary, hints, labels, optional } from "./form-words.ts"
import { type FieldProblem, fieldLimits, fieldNames } from "./message.ts"
import { describeProblems, errorWords, noticesIn } from "./wording.ts"

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn)

const problems = (problem: FieldProblem) => Object.fromEntries(fieldNames.map((name) => [name, problem]))

const said = (language: Language) =>
  textsIn([
    [errorWords, answerWords, labels, optional, hints, errorSummary].map((words) => words[language]),
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
