import { errorText } from "../contact/error-text.ts"
import { printable } from "./formats.ts"
import type { LaunchItem } from "./launch-items.ts"

/** How long the other side has to answer. */
export const timeoutMs = 10_000

/** Why there was no answer, in words for the owner. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : ""
  const reasons: Readonly<Record<string, string>> = {
    ENOTFOUND: "there is no such host",
    EAI_AGAIN: "its name could not be looked up; check the network",
    ECONNREFUSED: "nothing is listening on that port",
    ENETUNREACH: "there is no network",
    CERT_HAS_EXPIRED: "its certificate has expired",
    ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  }
  if (reasons[code]) return reasons[code]
  if (error instanceof Error && error.name === "TimeoutError")
    return `no answer within ${timeoutMs / 1000} seconds`
  return errorText(cause)
}

/** @param what may quote the other side, which must not write lines of its own */
export const openItem = (what: string, why: string, where: string, blocks = true): LaunchItem => ({
  open: true,
  blocks,
  what: printable(what).replaceAll("\n", " "),
  why,
  where,
})

export type Items = AsyncGenerator<LaunchItem, void>
