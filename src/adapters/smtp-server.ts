/**
 * `required`: neither mail nor password is sent without encryption. `offered`: encryption if the server offers it; a bad
 * certificate is a failure, never a reason to continue unencrypted. `none`: the server is this machine.
 */
type StartTls = "required" | "offered" | "none"

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte, without STARTTLS. */
  readonly implicitTls: boolean
  readonly startTls: StartTls
  readonly credentials: { readonly user: string; readonly pass: string } | undefined
}

/** @param text `smtp://` or `smtps://[user:pass@]host[:port]` */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = new URL(text)
  const host = url.hostname.replace(/[[\]]/g, "")
  const implicitTls = url.protocol === "smtps:"
  const user = decodeURIComponent(url.username)
  const credentials = user === "" ? undefined : { user, pass: decodeURIComponent(url.password) }
  const loopback = /(^|\.)localhost$/i.test(host) || /^127(\.\d+){3}$|^::1$/.test(host)
  return {
    host,
    port: url.port === "" ? (implicitTls ? 465 : 587) : Number(url.port),
    implicitTls,
    startTls: loopback ? "none" : credentials ? "required" : "offered",
    credentials,
  }
}
