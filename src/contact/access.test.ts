import { describe, expect, test } from "vitest"
import { corsHeaders, hasKey, isAllowedOrigin, isOwnFormPost } from "./access.ts"

const rules = {
  anonKey: "public",
  siteOrigin: "https://noonday.example",
  allowedOrigins: ["https://preview.example"],
}
const requestWith = (headers: Record<string, string>) =>
  new Request("http://office.example:3000/functions", { method: "POST", headers })

test.each([
  [{ apikey: "public" }, true],
  [{ authorization: "Bearer public" }, true],
  [{ authorization: "bearer   public" }, true],
  [{ apikey: "wrong", authorization: "Bearer public" }, true],
  [{ apikey: "public2" }, false],
  [{ apikey: "" }, false],
  [{ authorization: "public" }, false],
  [{ authorization: "Bearer public more" }, false],
  [{ authorization: "A Bearer public" }, false],
  [{}, false],
])("%j may call: %s", (headers, isAllowed) => {
  expect(hasKey(new Headers(headers), rules.anonKey)).toBe(isAllowed)
})

describe("an origin", () => {
  test.each([
    ["https://noonday.example", true],
    ["https://preview.example", true],
    // The host that was asked, whatever the scheme: a proxy may have ended TLS.
    ["http://office.example:3000", true],
    ["https://office.example:3000", true],
    ["https://office.example", false],
    ["ftp://office.example:3000", false],
    ["xhttp://office.example:3000", false],
    ["httpsx://office.example:3000", false],
    ["https://evil.example", false],
    ["null", false],
    ["", false],
  ])("%j is allowed: %s", (origin, isAllowed) => {
    expect(isAllowedOrigin(origin, requestWith({}), rules)).toBe(isAllowed)
    const headers = corsHeaders(requestWith({ origin }), rules)
    expect(headers).toEqual({
      vary: "Origin",
      ...(isAllowed && {
        "access-control-allow-origin": origin,
        "access-control-expose-headers": "retry-after",
      }),
    })
  })

  test("a request without Origin gets no CORS headers", () => {
    expect(corsHeaders(requestWith({}), rules)).toEqual({ vary: "Origin" })
  })
})

test.each([
  [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://preview.example" }, true],
  [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: rules.siteOrigin }, true],
  [{}, true],
])("a form post with %j is taken: %s", (headers, isTaken) => {
  expect(isOwnFormPost(requestWith(headers), rules)).toBe(isTaken)
})
