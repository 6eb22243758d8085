import { business } from "../../src/business.ts"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { allRoutes } from "../../src/routes.ts"
import { post, speak } from "../raw-http.ts"
import { launchBrowser } from "./browser.ts"
import { message, type Sending, send, sendMessage } from "./client.ts"
import { scoreByObservatory } from "./observatory.ts"
import type { Outcome, Run } from "./run.ts"
import { createVariant, noMail, type ServerProcess, startServer } from "./server-process.ts"

const paths = allRoutes().map(({ path }) => path)

const guards: readonly (readonly [header: string, expected: RegExp])[] = [
  ["content-security-policy", /frame-ancestors 'none'/],
  ["strict-transport-security", /max-age=\d{8,}/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["cross-origin-resource-policy", /^same-origin$/],
  ["permissions-policy", /camera=\(\)/],
]

function missingGuards(headers: Readonly<Record<string, unknown>>): string[] {
  const missing = guards
    .filter(([name, expected]) => !expected.test(String(headers[name] ?? "")))
    .map(([name]) => `no ${name}`)
  const telling = ["server", "x-powered-by", "x-aspnet-version"].filter((name) => headers[name] !== undefined)
  return [...missing, ...telling.map((name) => `tells ${name}`)]
}

const json = { "content-type": "application/json", apikey: defaultAnonKey }

const calls: readonly (readonly [name: string, path: string, status: number, sending?: Sending])[] = [
  ["404", "/nowhere", 404],
  ["405 of a page", "/", 405, { method: "DELETE" }],
  ["redirect", "/about/", 308],
  ["robots", "/robots.txt", 200],
  ["health", "/healthz", 200],
  ["405 of health", "/healthz", 405, { method: "POST" }],
  ["405 of the call", contactFunctionPath, 405],
  ["400", contactFunctionPath, 400, { headers: json, body: "{" }],
  ["401", contactFunctionPath, 401, { headers: { "content-type": "application/json" }, body: "{}" }],
  ["413", contactFunctionPath, 413, { headers: json, body: "x".repeat(20_000) }],
  [
    "415",
    contactFunctionPath,
    415,
    { headers: { apikey: defaultAnonKey, "content-type": "text/plain" }, body: "x" },
  ],
  [
    "403 as a page",
    contactFunctionPath,
    403,
    {
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      body: "a=b",
    },
  ],
  ["preflight", contactFunctionPath, 204, { method: "OPTIONS", headers: { origin: business.origin } }],
  ["417", "/", 417, { headers: { expect: "tea" } }],
]

const brokenRequests: readonly (readonly [name: string, text: string])[] = [
  ["400 of no HTTP", "hello\r\n\r\n"],
  ["400 of no host", "GET / HTTP/1.1\r\n\r\n"],
  ["431", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
  ["413 of chunks", `${post("Transfer-Encoding: chunked\r\n")}8000\r\n${"x".repeat(0x8000)}\r\n`],
]

/** A server whose handler throws. Its answer must not reveal anything. */
async function checkFailure(run: Run): Promise<string[]> {
  const variant = await createVariant(run, [
    {
      file: "contact/answer.ts",
      find: "const refusal = result instanceof Refusal ? result : undefined",
      replace: 'throw new Error("secret cause")',
    },
  ])
  const server = await startServer(run, { dataDir: await run.folder(), environment: noMail, variant })
  const answer = await sendMessage(server.call, message)
  await server.end("SIGINT")
  const problems = missingGuards(answer.headers).map((what) => `500: ${what}`)
  if (answer.status !== 500) problems.push(`a broken handler answered ${answer.status}`)
  if (/secret|at |\.ts/.test(answer.text)) problems.push("500: gives its cause away")
  return problems
}

/** Opens every page in a real browser, scrolls to its end and clicks once. */
async function browse(run: Run, server: ServerProcess, some: readonly string[]): Promise<string[]> {
  const browser = await launchBrowser(run)
  const page = await browser.newPage()
  const problems: string[] = []
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
  page.on("console", (entry) => {
    if (
      /content security policy|trusted ?type/i.test(entry.text()) &&
      !entry.text().includes("api.qrserver.com")
    )
      problems.push(`${page.url()}: ${entry.text().slice(0, 150)}`)
  })
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  for (const path of [...some, "/nowhere"]) {
    await page.goto(server.origin + path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
  }
  await browser.close()
  return problems
}

/** Row 16: security headers of every answer. */
export async function tortureHeaders(run: Run, { pages }: { pages: number }): Promise<Outcome> {
  const server = await startServer(run, { dataDir: await run.folder(), environment: noMail })
  const problems: string[] = []
  const points: number[] = []
  for (const path of paths) {
    const answer = await send(server.origin + path)
    const score = scoreByObservatory({ headers: answer.headers, html: answer.text })
    points.push(score.points)
    if (score.points < 130) problems.push(`${path}: ${score.points} points (${score.reasons.join(", ")})`)
    problems.push(...missingGuards(answer.headers).map((what) => `${path}: ${what}`))
  }
  for (const [name, path, status, sending] of calls) {
    const answer = await send(server.origin + path, sending)
    if (answer.status !== status) problems.push(`${name}: answered ${answer.status}`)
    problems.push(...missingGuards(answer.headers).map((what) => `${name}: ${what}`))
  }
  for (const [name, text] of brokenRequests) {
    const { closed } = await speak(server, text)
    const lines = (await closed).split("\r\n").map((line) => line.split(": "))
    const headers = Object.fromEntries(
      lines.map(([header = "", ...value]) => [header.toLowerCase(), value.join(": ")]),
    )
    problems.push(...missingGuards(headers).map((what) => `${name}: ${what}`))
  }
  problems.push(...(await checkFailure(run)), ...(await browse(run, server, paths.slice(0, pages))))
  await server.end("SIGINT")
  return {
    tried: `${paths.length} pages, ${calls.length + brokenRequests.length + 1} other answers, ${pages + 1} pages in Chromium`,
    figures: `all guards on each answer; no violation of a policy in Chromium; Observatory's rules give ${Math.min(...points)} at least`,
    problems: problems.slice(0, 8),
  }
}
