/**
 * The response headers of built files, as path patterns in the order in which they apply. The Node server sends them, and
 * the build writes them to `_headers` for static hosts. What depends on a page's content (hashes of its inline style and
 * scripts) is in a `<meta>` of that page.
 */
interface HeaderRule {
  /** An exact path, or a prefix that ends in `*`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sent with every response, errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // frame-ancestors works only as a header (CSP Level 3, section 6.4.2); the rest protects pages without a <meta>.
  "content-security-policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  // No cross-origin-opener-policy: a first visit would have to change its process (docs/decisions/0004).
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Browsers ignore it over plain HTTP (RFC 6797, section 8.1), so it does no harm on a developer's machine.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
}

/** For responses that are not pages: nothing may run, load or be framed, and nothing is cached. */
export const nonPageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
}

const yearInSeconds = 31_536_000
const dayInSeconds = 86_400

const headerRules: readonly HeaderRule[] = [
  // Browsers revalidate pages on each visit and get a 304 while they are unchanged.
  { path: "/*", headers: { ...securityHeaders, "cache-control": "no-cache" } },
  // Names under /assets/ contain a hash of the content.
  { path: "/assets/*", headers: { "cache-control": `public, max-age=${yearInSeconds}, immutable` } },
  { path: "/favicon.svg", headers: { "cache-control": `public, max-age=${dayInSeconds}` } },
  // Other sites show the cards.
  {
    path: "/cards/*",
    headers: {
      "cache-control": `public, max-age=${dayInSeconds}`,
      "cross-origin-resource-policy": "cross-origin",
    },
  },
]

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** The headers of one path. A later rule overrides an earlier one for the same header. */
export function headersFor(path: string): Record<string, string> {
  return Object.assign(
    {},
    ...headerRules.filter((rule) => matches(rule.path, path)).map((rule) => rule.headers),
  )
}

/**
 * The rules as a `_headers` file. Static hosts join the values of several rules for one header, so a rule that overrides a
 * value first removes it (`! name`).
 */
export function printHeadersFile(): string {
  const seen = new Set<string>()
  return headerRules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => {
        const detach = seen.has(name) ? [`  ! ${name}`] : []
        return [...detach, `  ${name}: ${value}`]
      })
      for (const name of Object.keys(headers)) seen.add(name)
      return [path, ...lines].join("\n")
    })
    .join("\n\n")
    .concat("\n")
}
