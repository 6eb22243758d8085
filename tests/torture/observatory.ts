/**
 * The rules of Mozilla's HTTP Observatory, from its grader and its tests
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, 2025), for what a server
 * sends itself. The redirect to HTTPS and the preload list depend on the deployment and count
 * nothing here. Stricter in one point: the page's own policy must earn the points without the header.
 */
interface Answered {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly html: string
}

interface Score {
  readonly points: number
  readonly reasons: readonly string[]
}

const broad = new Set(["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"])
const isUnsafe = (source: string) => broad.has(source) || source === "'unsafe-inline'" || source === "data:"

function parsePolicy(text: string): Map<string, string[]> {
  const directives = text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = "", ...sources]) => [name, sources]))
}

function scorePolicy(policy: Map<string, string[]>): [number, string] {
  const fallback = policy.get("default-src") ?? ["*"]
  const scripts = policy.get("script-src") ?? fallback
  const objects = policy.get("object-src") ?? fallback
  const styles = policy.get("style-src") ?? fallback
  const sources = [...policy.values()].flat()
  if (policy.size === 0) return [-25, "no content security policy"]
  if (scripts.some(isUnsafe) || objects.some((source) => broad.has(source)))
    return [-20, "scripts or objects from anywhere"]
  if (sources.some((source) => /^(http|ftp):/.test(source))) return [-20, "an insecure scheme"]
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return [-10, "unsafe-eval"]
  if (styles.some(isUnsafe)) return [0, "unsafe styles"]
  const startsFromNone = policy.get("default-src")?.join() === "'none'"
  return startsFromNone ? [10, "default-src 'none' and nothing unsafe"] : [5, "nothing unsafe"]
}

/** From 0 to 145; 100 is A+. */
export function scoreByObservatory({ headers, html }: Answered): Score {
  const header = (name: string) => String(headers[name] ?? "").toLowerCase()
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1]
  const own = parsePolicy(meta ?? header("content-security-policy"))
  const framing = parsePolicy(header("content-security-policy")).get("frame-ancestors")
  const age = Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? -1)
  const referrer = header("referrer-policy")
  const foreignScripts = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)].filter(
    ([tag, source]) => /^(https?:)?\/\//.test(source ?? "") && !tag.includes("integrity="),
  )
  const rules: [number, string][] = [
    scorePolicy(own),
    headers["set-cookie"] ? [-20, "a cookie"] : [0, "no cookie"],
    header("access-control-allow-origin") === "*" && header("access-control-allow-credentials") === "true"
      ? [-50, "open to all origins"]
      : [0, "not open to other origins"],
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)
      ? [5, "private referrer"]
      : [referrer === "" ? 0 : -5, "referrer policy"],
    age < 0 ? [-20, "no HSTS"] : age < 15_768_000 ? [-10, "HSTS under six months"] : [0, "HSTS"],
    foreignScripts.length > 0 ? [-5, "foreign scripts without integrity"] : [0, "own scripts only"],
    header("x-content-type-options") === "nosniff" ? [0, "nosniff"] : [-5, "no nosniff"],
    framing?.every((source) => !broad.has(source))
      ? [5, "framing forbidden by policy"]
      : /^(deny|sameorigin)$/.test(header("x-frame-options"))
        ? [0, "framing forbidden"]
        : [-20, "may be framed"],
    /^same-(origin|site)$/.test(header("cross-origin-resource-policy"))
      ? [10, "resources for this site only"]
      : [0, "resources for all"],
  ]
  const base = 100 + rules.filter(([points]) => points < 0).reduce((sum, [points]) => sum + points, 0)
  // Extra credit requires a high score.
  const extra = rules.filter(([points]) => points > 0).reduce((sum, [points]) => sum + points, 0)
  return {
    points: base >= 90 ? base + extra : Math.max(0, base),
    reasons: rules.filter(([points]) => points <= 0).map(([points, reason]) => `${points} ${reason}`),
  }
}
