import { afterEach, expect, test, vi } from "vitest"
import { parseConfig } from "../server/config.ts"

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test("a hosted backend's address may end in a slash, and white space counts as unset", async () => {
  vi.stubEnv("PUBLIC_SUPABASE_URL", " https://project.example/ ")
  vi.stubEnv("PUBLIC_SUPABASE_ANON_KEY", " key ")
  vi.stubEnv("ADS_CONVERSION_ID", " AW-123 ")
  vi.stubEnv("ADS_LABEL_PHONE_CLICK", " phone ")
  vi.stubEnv("ADS_LABEL_EMAIL_CLICK", " ")
  const { deployment } = await import("./deployment.ts")
  expect(deployment).toMatchObject({
    functionsUrl: "https://project.example/functions/v1",
    anonKey: "key",
    conversions: { id: "AW-123", labels: { phone_click: "phone", email_click: undefined } },
  })
})

test("with empty settings the form calls its own origin and no conversions are counted", async () => {
  vi.stubEnv("PUBLIC_SUPABASE_URL", " ")
  vi.stubEnv("ADS_CONVERSION_ID", "")
  const { deployment } = await import("./deployment.ts")
  expect(deployment.functionsUrl).toBe("/functions/v1")
  expect(deployment.conversions).toBeUndefined()
})

test("the server's settings check the label of every conversion", async () => {
  vi.stubEnv("ADS_CONVERSION_ID", "AW-123")
  const { deployment } = await import("./deployment.ts")
  const { labels = {} } = deployment.conversions || {}
  const names = Object.keys(labels).map((key) => `ADS_LABEL_${key.toUpperCase()}`)
  expect(names).toHaveLength(5)
  for (const name of names) expect(() => parseConfig({ [name]: "not a label" })).toThrow(name)
})
