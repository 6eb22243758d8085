/**
 * `required`: no mail and no password without encryption. `offered`: encryption wherever the server offers it;
 * a bad certificate is a failure, never a reason to go on without. `none`: the other end is this machine.
 */
export type StartTls = "required" | "offered" | "none"

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; STARTTLS then has no part in it. */
  readonly implicitTls: boolean
  readonly startTls: StartTls
  readonly credentials: { readonly user: string; readonly pass: string } | undefined
}

/** @param text `smtp://` or `smtps://[user:pass@]host[:port]` */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1")
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
