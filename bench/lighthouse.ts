import { execFile } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { promisify } from "node:util"
import { allRoutes } from "../src/routes.ts"
import { createCertificate } from "../tests/certificate.ts"
import type { Run } from "../tests/torture/run.ts"
import type { ServerProcess } from "../tests/torture/server-process.ts"
import { judge, leaveOut, printTable } from "./report.ts"

/** Installed by npx on first use, because nothing else needs its hundred packages. */
const lighthouse = "lighthouse@13.5.0"

const execute = promisify(execFile)
const npx = (...args: string[]) =>
  execute("npx", ["--yes", lighthouse, ...args], {
    env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] },
    maxBuffer: 64 * 1024 * 1024,
  })

/**
 * Replaces the external service for the flyer's QR code, so that a machine without
 * Internet access measures what visitors get. @returns flags that lead Chromium to it
 */
async function startQrService(run: Run): Promise<string> {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>'
  const server = createServer(createCertificate(), (_request, response) =>
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(picture),
  ).listen(0, "127.0.0.1")
  await once(server, "listening")
  run.onEnd(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return `--host-resolver-rules="MAP api.qrserver.com:443 127.0.0.1:${port}" --ignore-certificate-errors`
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** @throws Lighthouse's output, after Chromium has failed to record the page three times (NO_NAVSTART) */
async function visit(url: string, qrService: string, tries = 3): Promise<Report> {
  const chromeFlags = `--headless=new --no-sandbox --disable-gpu --disable-background-networking ${qrService}`
  try {
    const { stdout } = await npx(url, "--quiet", "--output=json", `--chrome-flags=${chromeFlags}`)
    return JSON.parse(stdout)
  } catch (error) {
    if (tries === 1) throw error
    return visit(url, qrService, tries - 1)
  }
}

/** Lighthouse's scores for each page, with its default settings. */
export async function benchLighthouse(run: Run, site: ServerProcess): Promise<void> {
  const what = "Lighthouse mobile"
  const goal = "100 each"
  const obstacle = await npx("--version").then(
    () => undefined,
    () => `npx could not fetch ${lighthouse}`,
  )
  if (obstacle) return leaveOut(what, goal, obstacle)
  const qrService = await startQrService(run)
  const rows: string[][] = []
  const lowest = new Map<string, number>()
  for (const { path } of allRoutes()) {
    const { categories, audits } = await visit(site.origin + path, qrService)
    const scores = Object.values(categories).map(({ title, score }) => {
      const points = Math.round((score ?? 0) * 100)
      lowest.set(title, Math.min(points, lowest.get(title) ?? 100))
      return String(points)
    })
    const pageBlocking = audits["total-blocking-time"]?.numericValue ?? Number.NaN
    rows.push([path, ...scores, pageBlocking.toFixed(0)])
  }
  printTable([["page", ...lowest.keys(), "TBT ms"], ...rows])
  const scores = [...lowest.values()]
  judge(
    `${what}: ${[...lowest.keys()].join(", ")}`,
    scores.join(", "),
    goal,
    scores.every((score) => score === 100),
  )
}
