/** Content codings in order of preference, with the file extension that the build uses. */
export const contentCodings = [
  { name: "br", ending: ".br" },
  { name: "zstd", ending: ".zst" },
  { name: "gzip", ending: ".gz" },
] as const

/** Weights by coding name (RFC 9110, section 12.5.3); one that is not a number below 1 counts as 1. */
function parseWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim())
    const weight = parameters.map((text) => /^q=(0(?:\.\d*)?)$/.exec(text)?.[1]).find(Boolean)
    // The same coding's old name (RFC 9110, section 8.4.1.3).
    weights.set(name === "x-gzip" ? "gzip" : name, Number(weight ?? 1))
  }
  return weights
}

function rank(acceptEncoding: string): readonly string[] {
  const weights = parseWeights(acceptEncoding)
  const others = weights.get("*") ?? 0
  const weightOf = (name: string) => weights.get(name) ?? (name === "identity" ? 0 : others)
  return [...contentCodings.map(({ name }) => name), "identity"]
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
}

/** Browsers send only a few different headers; a client that makes up many must not fill memory. */
const maxRemembered = 100
const remembered = new Map<string, readonly string[]>()

/**
 * The codings that an `Accept-Encoding` header names, best first; `identity` is the uncompressed bytes, which come last if
 * it is not there.
 */
export function acceptedCodings(acceptEncoding: string): readonly string[] {
  const known = remembered.get(acceptEncoding)
  if (known) return known
  if (remembered.size >= maxRemembered) remembered.clear()
  const ranked = rank(acceptEncoding)
  remembered.set(acceptEncoding, ranked)
  return ranked
}
