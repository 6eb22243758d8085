import { once } from "node:events"
import { createServer, type Socket } from "node:net"

export type Stage = "greeting" | "ehlo" | "starttls" | "auth" | "mail" | "rcpt" | "data" | "body" | "dot"

/** A reply, or a failure. `undefined` means the normal reply. */
export type Reply = string | "hang" | "close" | undefined

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** As received, without dot-stuffing. */
  readonly raw: string
  readonly messageId: string
}

export interface ScriptedMailServer {
  readonly url: string
  readonly port: number
  /** Accepted mails: read to the final dot and not refused. */
  readonly received: readonly ReceivedMail[]
  /** Mails being received right now. */
  readonly open: number
  /** Commands received so far. */
  readonly commands: readonly string[]
  behave(behavior: (stage: Stage, argument: string) => Reply): void
  close(): Promise<void>
}

interface MailServerSettings {
  readonly port?: number
  /** Extensions offered in the reply to EHLO. */
  readonly extensions?: readonly string[]
  /** Milliseconds between the dot and its reply. */
  readonly delay?: number
}

const usualReply: Readonly<Record<Stage, string>> = {
  greeting: "220 office ESMTP",
  ehlo: "",
  starttls: "454 not now",
  auth: "235 welcome",
  mail: "250 ok",
  rcpt: "250 ok",
  data: "354 go on",
  body: "",
  dot: "250 taken",
}

/** A mail server on plain sockets (RFC 5321), because no library's server can be made to fail at every stage. */
export async function startScriptedMailServer(
  run: { onEnd(clean: () => Promise<void>): void },
  settings: MailServerSettings = {},
): Promise<ScriptedMailServer> {
  const received: ReceivedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const state = { open: 0, behavior: (_stage: Stage, _argument: string): Reply => undefined }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => {})
    converse(socket, { ...settings, state, received, commands })
  })
  server.listen(settings.port ?? 0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((done) => server.close(done))
  }
  run.onEnd(close)
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    commands,
    get open() {
      return state.open
    },
    behave(behavior) {
      state.behavior = behavior
    },
    close,
  }
}

interface Conversation extends MailServerSettings {
  readonly state: { open: number; behavior(stage: Stage, argument: string): Reply }
  readonly received: ReceivedMail[]
  readonly commands: string[]
}

function converse(socket: Socket, { state, received, commands, extensions = [], delay = 0 }: Conversation) {
  let text = ""
  let mail: { from: string; to: string[] } = { from: "", to: [] }
  let isBody = false
  let isTaking = false
  /** Returns whether the conversation continues. */
  const answer = (stage: Stage, argument = "", usual = usualReply[stage]): boolean => {
    const reply = state.behavior(stage, argument) ?? usual
    if (reply === "close") socket.destroy()
    else if (reply !== "hang" && reply !== "") socket.write(`${reply}\r\n`)
    return reply !== "close" && reply !== "hang" && /^[23]|^$/.test(reply)
  }
  const takeCommand = (line: string) => {
    commands.push(line)
    const verb = line.slice(0, 4).toUpperCase()
    const address = /<(.*)>/.exec(line)?.[1] ?? ""
    if (verb === "EHLO" || verb === "HELO") {
      const offered = verb === "EHLO" ? extensions : []
      const lines = ["office", ...offered].map((text, n) => `250${n < offered.length ? "-" : " "}${text}`)
      answer("ehlo", line, lines.join("\r\n"))
    } else if (verb === "STAR") answer("starttls")
    else if (verb === "AUTH") answer("auth", line)
    else if (verb === "MAIL") {
      mail = { from: address, to: [] }
      answer("mail", address)
    } else if (verb === "RCPT") {
      if (answer("rcpt", address)) mail.to.push(address)
    } else if (verb === "DATA") {
      isBody = answer("data")
      if (isBody) state.open++
    } else if (verb === "QUIT") socket.end("221 bye\r\n")
    else socket.write(verb === "RSET" ? "250 ok\r\n" : "502 what?\r\n")
  }
  const takeBody = (raw: string) => {
    isBody = false
    // Commands after the final dot are answered after its reply.
    isTaking = true
    const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? ""
    setTimeout(() => {
      state.open--
      const reply = state.behavior("dot", raw)
      // Accepted, whether or not the sender receives the reply.
      if (reply === undefined || !/^[45]|^221/.test(reply)) received.push({ ...mail, raw, messageId })
      if (reply === "close") socket.destroy()
      else if (reply !== "hang") {
        socket.write(`${reply ?? usualReply.dot}\r\n`)
        isTaking = false
        takeText()
      }
    }, delay)
  }
  const takeText = () => {
    while (!isTaking) {
      const end = text.indexOf(isBody ? "\r\n.\r\n" : "\r\n")
      if (end < 0) return
      const part = text.slice(0, end)
      text = text.slice(end + (isBody ? 5 : 2))
      if (isBody) takeBody(part.replace(/^\.\./gm, "."))
      else takeCommand(part)
    }
  }
  answer("greeting")
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk
    if (isBody && !answer("body")) return
    takeText()
  })
}
