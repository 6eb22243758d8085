import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { allRoutes } from "../src/site/routes.ts"
import type { Run } from "../tests/torture/run.ts"
import type { ServerProcess } from "../tests/torture/server-process.ts"
import { judge, leaveOut, printTable } from "./report.ts"

/** Fetched by npx at the first use: a hundred packages that nothing else here needs. */
const lighthouse = "lighthouse@13.5.0"

const execute = promisify(execFile)
const npx = (...args: string[]) =>
  execute("npx", ["--yes", lighthouse, ...args], {
    env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] },
    maxBuffer: 64 * 1024 * 1024,
  })

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** The four scores of each page on Lighthouse's own phone: the defaults of its program. */
export async function benchLighthouse(_run: Run, site: ServerProcess): Promise<void> {
  const what = "Lighthouse mobile: performance, accessibility, best practices, search"
  const goal = "100, 100, 100, 100"
  const obstacle = await npx("--version").then(
    () => undefined,
    () => `npx could not fetch ${lighthouse}`,
  )
  if (obstacle) return leaveOut(what, goal, obstacle)
  const rows: string[][] = []
  const lowest = new Map<string, number>()
  let blocking = 0
  for (const { path } of allRoutes()) {
    const { stdout } = await npx(
      site.origin + path,
      "--quiet",
      "--output=json",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    )
    const { categories, audits }: Report = JSON.parse(stdout)
    const scores = Object.values(categories).map(({ title, score }) => {
      const points = Math.round((score ?? 0) * 100)
      lowest.set(title, Math.min(points, lowest.get(title) ?? 100))
      return String(points)
    })
    const pageBlocking = audits["total-blocking-time"]?.numericValue ?? Number.NaN
    blocking = Math.max(blocking, pageBlocking)
    rows.push([path, ...scores, pageBlocking.toFixed(0)])
  }
  printTable([["page", ...lowest.keys(), "TBT ms"], ...rows])
  const scores = [...lowest.values()]
  judge(
    what,
    scores.join(", "),
    goal,
    scores.every((score) => score === 100),
  )
  judge("blocking time, as Lighthouse counts it", `${blocking.toFixed(0)} ms`, "0", blocking < 0.5)
}
