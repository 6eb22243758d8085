import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { createClient } from "@supabase/supabase-js"
import { type HTMLElement, parse } from "node-html-parser"
import { expect, test } from "vitest"
import { createDatabase } from "../server/database.ts"
import { message } from "../server/running-site.ts"
import { createFolder } from "../server/server-process.ts"
import { inherited } from "../spawn-server.ts"
import { root, siteUrl, startFunction, startSecureMailServer } from "./edge-function.ts"

const anonKey = "a-publishable-key"

/** Builds the site for a hosted backend and reads its contact page. */
async function buildContactPage(backend: string): Promise<HTMLElement> {
  const folder = await createFolder()
  await promisify(execFile)(join(root, "node_modules/.bin/astro"), ["build", "--outDir", folder], {
    cwd: root,
    env: {
      ...inherited,
      SITE_URL: siteUrl,
      PUBLIC_SUPABASE_URL: backend,
      PUBLIC_SUPABASE_ANON_KEY: anonKey,
      CONTACT_ANON_KEY: "the-key-of-another-home",
    },
  })
  return parse(await readFile(join(folder, "contact.html"), "utf8"))
}

test("a site built for a hosted backend sends its form there, with and without JavaScript", async () => {
  const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
  const edge = await startFunction(
    { DATABASE_URL: database.url, SMTP_URL: mailServer.url, CONTACT_ANON_KEY: anonKey },
    mailServer.trust,
  )
  const backend = new URL(edge.url).origin
  const page = await buildContactPage(backend)

  const policy = page.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute("content")
  expect(policy).toMatch(new RegExp(`connect-src [^;]*${backend}(;| )`))
  expect(policy).toMatch(new RegExp(`form-action [^;]*${backend}(;| )`))

  const action = page.querySelector("form")?.getAttribute("action")
  expect(action).toBe(edge.url)
  const posted = await fetch(edge.url, {
    method: "POST",
    headers: { origin: siteUrl, "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ ...message, message: "without a script" }),
  })
  expect(posted.status).toBe(200)

  const props = page.querySelector("astro-island")?.getAttribute("props") ?? ""
  const { functionsUrl, anonKey: builtKey } = JSON.parse(props)
  expect(functionsUrl).toBe(`${backend}/functions/v1`)
  expect(builtKey).toBe(anonKey)
  const { error } = await createClient(backend, builtKey).functions.invoke("send-contact-email", {
    body: message,
    headers: { origin: siteUrl },
  })
  expect(error).toBeNull()
  expect((await database.query("SELECT FROM contact.message")).rowCount).toBe(2)
})
