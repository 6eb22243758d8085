import { join } from "node:path"
import { business } from "../../src/business.ts"
import { message, send } from "./client.ts"
import type { Outcome, Run } from "./run.ts"
import { noMail, startServer } from "./server-process.ts"
import { readRows } from "./stored.ts"

const form = { "content-type": "application/x-www-form-urlencoded" }

const own = business.origin
const { host } = new URL(own)

/** The headers of a post from another site's page. */
const senders: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  { origin: "null" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: `https://sub.${host}`, "sec-fetch-site": "same-site" },
  { origin: `${own}.evil.example` },
  { origin: `https://evil${host}` },
  { origin: `${own}:444` },
  { origin: `http://${host}`, "sec-fetch-site": "cross-site" },
  { origin: `${own}.evil`.toUpperCase() },
  { origin: "file://" },
  { origin: "chrome-extension://abcdef" },
  { origin: `${own}, https://evil.example` },
  { origin: `${own}@evil.example` },
  { origin: "https://127.0.0.1" },
  { origin: "http://localhost" },
]

/** Content types that a page can send to another site without a preflight (Fetch Standard, CORS-safelisted). */
const unaskedTypes = [
  "text/plain",
  "text/plain;charset=UTF-8",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "",
]

/** Row 15: what other sites' pages can make a visitor's browser send. */
export async function tortureCrossSite(run: Run): Promise<Outcome> {
  const dataDir = await run.folder()
  const server = await startServer(run, { dataDir, environment: noMail })
  const problems: string[] = []
  const tries: {
    name: string
    refusals: readonly number[]
    headers: Record<string, string>
    body: string
  }[] = []
  const body = new URLSearchParams(message).toString()
  for (const sender of senders) {
    tries.push({ name: "form", refusals: [403], headers: { ...form, ...sender }, body })
    for (const type of unaskedTypes)
      tries.push({
        name: `JSON as ${type}`,
        refusals: [403, 415],
        headers: { ...sender, ...(type && { "content-type": type }) },
        body: JSON.stringify(message),
      })
    // JSON requires a preflight; even without one, the public key would be missing.
    tries.push({
      name: "JSON without key",
      refusals: [401],
      headers: { ...sender, "content-type": "application/json" },
      body: JSON.stringify(message),
    })
  }
  for (const { name, refusals, headers, body: sent } of tries) {
    const answer = await send(server.call, { headers, body: sent })
    if (!refusals.includes(answer.status))
      problems.push(`${name} from ${JSON.stringify(headers)}: ${answer.status}`)
    if (answer.headers["access-control-allow-origin"])
      problems.push(`${name}: readable by ${headers["origin"]}`)
  }
  const asked = {
    "access-control-request-method": "POST",
    "access-control-request-headers": "apikey,content-type",
  }
  for (const { origin } of senders.filter((sender) => sender["origin"] !== undefined)) {
    const answer = await send(server.call, { method: "OPTIONS", headers: { ...asked, origin: origin ?? "" } })
    if (answer.headers["access-control-allow-origin"]) problems.push(`preflight allowed to ${origin}`)
  }
  const preflight = await send(server.call, { method: "OPTIONS", headers: { ...asked, origin: own } })
  if (preflight.headers["access-control-allow-origin"] !== own)
    problems.push("preflight refused to the site itself")
  const fromHere = await send(server.call, { headers: { ...form, origin: server.origin }, body })
  if (fromHere.status !== 200) problems.push(`the site's own form was answered ${fromHere.status}`)
  await server.end("SIGINT")
  const rows = (await readRows(join(dataDir, "contact.db"))).length
  if (rows !== 1) problems.push(`${rows} messages are stored`)
  return {
    tried: `${tries.length} posts as other sites' pages can make them, ${senders.length} origins`,
    figures:
      "forms 403, plain text 415, JSON without key 401, no preflight allowed; the site's own form stored",
    problems: problems.slice(0, 6),
  }
}
