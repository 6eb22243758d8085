import { isIP } from "node:net"
import { resolve } from "node:path"
import { isEmailAddress } from "../contact/message.ts"
import type { RateLimit } from "../contact/rate-limit.ts"

/** A value, or a description of a valid one. Bad values are not repeated, because some are secrets. */
export type Checked<Value> = { readonly value: Value } | { readonly expected: string }

export type Database =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }

function matching(pattern: RegExp, expected: string) {
  return (text: string): Checked<string> => (pattern.test(text) ? { value: text } : { expected })
}

const hostName = /^(?=.*[a-z])[a-z\d]([a-z\d_-]*[a-z\d])?(\.[a-z\d]([a-z\d_-]*[a-z\d])?)*$/i
const isHost = (text: string) => isIP(text) !== 0 || hostName.test(text)

/** `URL` also takes `*`, quotes and `$` in a host name; to unknown schemes such as `smtp:` all letters are the same. */
const isHostOf = ({ hostname }: URL) => isHost(hostname.replace(/^\[|\]$|\.$/g, ""))

function origin(text: string): Checked<string> {
  const url = URL.parse(text)
  const bare = text.replace(/\/$/, "")
  return url && /^https?:$/.test(url.protocol) && url.origin === bare.toLowerCase() && isHostOf(url)
    ? { value: url.origin }
    : { expected: "an origin such as https://example.com, without a path" }
}

/** Of the contact function, to which visitors' browsers send what they wrote. */
function backend(text: string): Checked<string> {
  const checked = origin(text)
  const isUnencrypted =
    "value" in checked && /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$)/.test(checked.value)
  return isUnencrypted
    ? {
        expected: "an https:// origin, because visitors' messages go there (http:// only on this machine)",
      }
    : checked
}

function origins(text: string): Checked<string[]> {
  const checked = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(origin)
  const values = checked.flatMap((one) => ("value" in one ? [one.value] : []))
  return values.length === checked.length
    ? { value: values }
    : { expected: "origins such as https://example.com, separated by commas" }
}

function wholeNumber(least: number, most: number) {
  return (text: string): Checked<number> => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most
      ? { value }
      : { expected: `a whole number from ${least} to ${most}` }
  }
}

/** What the driver reads of a URL's parameters. It ignores all others, and then a misspelled `sslmode` encrypts nothing. */
const driverParameters = [
  ...["sslmode", "sslrootcert", "sslcert", "sslkey", "sslnegotiation", "ssl", "uselibpqcompat"],
  ...["host", "port", "user", "password", "application_name", "fallback_application_name", "client_encoding"],
  ...["options", "statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "query_timeout"],
]

/** Whose values it misreads without a word: as another number, or `ssl=false` as a demand for TLS. */
const driverValues: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    driverParameters.filter((name) => /^port$|_timeout$/.test(name)).map((name) => [name, /^\d+$/]),
  ),
  ssl: /^(true|1|0|no-verify)$/,
  sslmode: /^(disable|prefer|require|verify-ca|verify-full|no-verify)$/,
  sslnegotiation: /^(postgres|direct)$/,
  uselibpqcompat: /^(true|false)$/,
}

/** Nothing here replaces `~` and variables or removes quotes, as a shell does: they would be part of a file's name. */
const isPath = (text: string) => !/^[~$"'`]|["'`]$|\p{Cc}/u.test(text)

function folder(text: string): Checked<string> {
  return isPath(text)
    ? { value: text }
    : { expected: "a path without quotes around it, and without ~ or $ at its beginning" }
}

function database(text: string): Checked<Database> {
  if (/^sqlite:./.test(text)) {
    const path = text.replace(/^sqlite:(\/\/(?=\/))?/, "")
    return isPath(path) && !/^sqlite:\/\/[^/]|\?/.test(text)
      ? { value: { kind: "sqlite", file: resolve(path) } }
      : {
          expected:
            "sqlite:PATH or sqlite:///ABSOLUTE/PATH, without parameters or quotes, and without ~ or $ at the path's beginning",
        }
  }
  if (!/^postgres(ql)?:\/\//.test(text))
    return { expected: "sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/NAME" }
  const url = URL.parse(text)
  // A password's bare / ? or # ends the host, and what follows it would be looked up or logged as another part.
  const isWhole = url && /^\/[^/@]+$/.test(url.pathname) && url.hash === ""
  if (!isWhole || ![url.username, url.password, url.pathname].every(isEncoded))
    return {
      expected:
        "postgres://USER:PASSWORD@HOST:PORT/NAME with percent-encoded user and password (@ is %40, / is %2F, # is %23, ? is %3F, % itself is %25)",
    }
  const parameters = [...url.searchParams]
  if (!parameters.every(([name, value]) => driverParameters.includes(name) && value !== ""))
    return {
      expected: `postgres://… with no parameters but these, each with a value: ${driverParameters.join(", ")}`,
    }
  return parameters.every(([name, value]) => driverValues[name]?.test(value) ?? true)
    ? { value: { kind: "postgres", url: text } }
    : {
        expected:
          "postgres://… with whole numbers for port and timeouts, sslmode=disable, prefer, require, verify-ca, verify-full or no-verify instead of ssl, sslnegotiation=postgres or direct, uselibpqcompat=true or false",
      }
}

function host(text: string): Checked<string> {
  return isHost(text)
    ? { value: text }
    : { expected: "a host name, or an address of this machine such as 127.0.0.1" }
}

function smtpUrl(text: string): Checked<string> {
  const url = URL.parse(text)
  const isWhole = url && /^smtps?:$/.test(url.protocol) && url.hostname !== ""
  // A password without a user, a path or a query would be silently dropped.
  if (
    !isWhole ||
    (url.username === "" && url.password !== "") ||
    /[/?#]./.test(text.replace(/^smtps?:\/\//i, ""))
  )
    return { expected: "smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT" }
  if (!isHostOf(url) || url.port === "0")
    return {
      expected:
        "smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT, where HOST is a name of letters, digits, - and . (other letters in their xn-- form) or an IP address, and PORT is not 0",
    }
  return isEncoded(url.username) && isEncoded(url.password)
    ? { value: text }
    : { expected: "a URL with percent-encoded user and password (% itself is %25)" }
}

/** `URL` lets a lone `%` through, and decoding it throws. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function rateLimit(text: string): Checked<RateLimit | "off"> {
  if (text === "off") return { value: "off" }
  const [, count, seconds] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []
  return Number(count) > 0 && Number(seconds) > 0
    ? { value: { count: Number(count), seconds: Number(seconds) } }
    : { expected: "off, or COUNT/SECONDS such as 5/600" }
}

export const checks = {
  host,
  key: matching(/^[\x21-\x7e]+$/, "visible ASCII characters without spaces"),
  email: (text: string): Checked<string> =>
    isEmailAddress(text) ? { value: text } : { expected: "one email address" },
  adsConversionId: matching(/^AW-[\w-]+$/, "a conversion id such as AW-123456789"),
  adsLabel: matching(/^[\w-]+$/, "a conversion label of letters, digits, - and _"),
  wholeNumber,
  folder,
  origin,
  backend,
  origins,
  database,
  smtpUrl,
  rateLimit,
}
