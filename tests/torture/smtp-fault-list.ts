import { once } from "node:events"
import { SMTPServer } from "smtp-server"
import type { FailureKind } from "../../src/contact/mailer.ts"
import type { Reply, ScriptedMailServer, Stage } from "../scripted-mail-server.ts"
import type { Run } from "./run.ts"

export interface Fault {
  readonly name: string
  readonly kind: FailureKind
  /** The operator must act. */
  readonly alarm?: boolean
  /** Nobody knows whether the mail arrived, so the next attempt may create a duplicate. */
  readonly ambiguous?: boolean
  /** Nothing may be sent without encryption. */
  readonly secret?: boolean
  readonly url?: (mailServer: ScriptedMailServer, run: Run) => string | Promise<string>
  readonly extensions?: readonly string[]
  readonly behave?: (stage: Stage, argument: string) => Reply
}

/** The stage at which the fault happens. */
const at = (stage: Stage, reply: Reply) => (reached: Stage) => (reached === stage ? reply : undefined)

/** Leads to this machine, but does not look like loopback to the mailer, so that encryption is required. */
const elsewhere = ({ port }: ScriptedMailServer) => `smtp://user:password@0.0.0.0:${port}`

const login = ({ port }: ScriptedMailServer) => `smtp://user:password@127.0.0.1:${port}`

/** Offers STARTTLS with the library's self-signed certificate. */
async function selfSigned(_mailServer: ScriptedMailServer, run: Run): Promise<string> {
  const server = new SMTPServer({ authOptional: true, closeTimeout: 100 })
  server.on("error", () => {})
  const listener = server.listen(0, "127.0.0.1")
  await once(listener, "listening")
  run.onEnd(() => new Promise<void>((done) => server.close(() => done())))
  const address = listener.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  return `smtp://user:password@0.0.0.0:${port}`
}

const temporary = { kind: "temporary" } as const
const permanent = { kind: "permanent" } as const
const secret = { alarm: true, secret: true } as const

export const faults: readonly Fault[] = [
  { name: "connection refused", ...temporary, url: () => "smtp://127.0.0.1:9" },
  { name: "unknown host", ...temporary, url: () => "smtp://mail.invalid:25" },
  { name: "greeting 421", ...temporary, behave: at("greeting", "421 busy") },
  { name: "greeting 554", ...permanent, behave: at("greeting", "554 no service") },
  { name: "EHLO and HELO 502", ...permanent, behave: at("ehlo", "502 what?") },
  {
    name: "AUTH 535",
    ...permanent,
    alarm: true,
    url: login,
    extensions: ["AUTH PLAIN LOGIN"],
    behave: at("auth", "535 wrong password"),
  },
  {
    name: "AUTH 454",
    ...temporary,
    url: login,
    extensions: ["AUTH PLAIN LOGIN"],
    behave: at("auth", "454 not now"),
  },
  { name: "STARTTLS missing", ...temporary, ...secret, url: elsewhere, extensions: ["AUTH PLAIN"] },
  { name: "STARTTLS 454", ...temporary, ...secret, url: elsewhere, extensions: ["STARTTLS", "AUTH PLAIN"] },
  {
    name: "STARTTLS agreed, with more behind it",
    ...temporary,
    ...secret,
    url: elsewhere,
    extensions: ["STARTTLS", "AUTH PLAIN"],
    behave: at("starttls", "220 go on\r\n250 all is well"),
  },
  {
    name: "smtps to a server without TLS",
    ...temporary,
    ...secret,
    url: ({ port }) => `smtps://user:password@0.0.0.0:${port}`,
  },
  { name: "certificate that proves nothing", ...temporary, ...secret, url: selfSigned },
  { name: "MAIL 451", ...temporary, behave: at("mail", "451 later") },
  { name: "MAIL 550", ...permanent, behave: at("mail", "550 no") },
  { name: "RCPT 450", ...temporary, behave: at("rcpt", "450 later") },
  { name: "RCPT 550", ...permanent, behave: at("rcpt", "550 nobody of that name") },
  { name: "DATA 451", ...temporary, behave: at("data", "451 later") },
  { name: "DATA 554", ...permanent, behave: at("data", "554 no") },
  { name: "452 after the dot", ...temporary, behave: at("dot", "452 disk full") },
  { name: "552 after the dot", ...permanent, behave: at("dot", "552 too large") },
  { name: "hang at the greeting", ...temporary, behave: at("greeting", "hang") },
  { name: "hang at EHLO", ...temporary, behave: at("ehlo", "hang") },
  { name: "hang at MAIL", ...temporary, behave: at("mail", "hang") },
  { name: "hang at RCPT", ...temporary, behave: at("rcpt", "hang") },
  { name: "hang at DATA", ...temporary, behave: at("data", "hang") },
  { name: "hang after the dot", ...temporary, ambiguous: true, behave: at("dot", "hang") },
  { name: "disconnect at MAIL", ...temporary, behave: at("mail", "close") },
  { name: "disconnect within the mail", ...temporary, ambiguous: true, behave: at("body", "close") },
  { name: "disconnect after the dot", ...temporary, ambiguous: true, behave: at("dot", "close") },
]
