import { createHash, timingSafeEqual } from "node:crypto"

/** Who may call the contact function: keys, origins, and what the browser says about a request's source. */

export interface AccessRules {
  /** The public anonymous key. Every visitor's browser has it, so it only keeps stray requests out. */
  readonly anonKey: string
  /** Public origin of the site. */
  readonly siteOrigin: string
  readonly allowedOrigins: readonly string[]
}

/** The default key. It is public, like any key in a page. */
export const defaultAnonKey = "public-anon-key"

/** `apikey: KEY` or `authorization: Bearer KEY`; the official client sends one or both. */
export function hasKey(headers: Headers, key: string): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1]
  return [headers.get("apikey"), bearer].some((given) => given != null && isSameSecret(given, key))
}

/** Compares digests, because a constant-time comparison needs equal lengths. */
function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right))
}

const digest = (text: string): Uint8Array => createHash("sha256").update(text).digest()

/**
 * The site's own origins are its public one and the host that this request was sent to. Only the host is compared,
 * because behind a proxy that terminates TLS the scheme here is http. In Deno, a Host that is no name makes an invalid URL.
 */
export function isAllowedOrigin(origin: string, request: Request, rules: AccessRules): boolean {
  if (origin === rules.siteOrigin || rules.allowedOrigins.includes(origin)) return true
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.host === URL.parse(request.url)?.host
}

/**
 * Whether an ordinary form post may be taken. A browser that names the relation is believed, as is one that
 * names an allowed origin; no page can forge either header. `Origin: null` (a sandboxed frame, a data: page)
 * is refused unless the browser vouches for it. A request with neither header comes from no current browser,
 * so from no other site's page; the same reasoning as Go's net/http CrossOriginProtection.
 */
export function isOwnFormPost(request: Request, rules: AccessRules): boolean {
  const site = request.headers.get("sec-fetch-site")
  if (site === "same-origin" || site === "none") return true
  const origin = request.headers.get("origin")
  if (origin !== null) return isAllowedOrigin(origin, request, rules)
  return site === null
}

/** CORS headers for an allowed origin, on errors too: without them a browser hides the answer from its page. */
export function corsHeaders(request: Request, rules: AccessRules): Record<string, string> {
  const origin = request.headers.get("origin")
  if (origin === null || !isAllowedOrigin(origin, request, rules)) return { vary: "Origin" }
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "retry-after",
  }
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "POST",
  "access-control-allow-headers":
    "apikey, authorization, content-type, x-client-info, idempotency-key, content-language",
  "access-control-max-age": "7200",
}
