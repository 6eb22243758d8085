import PostalMime from "postal-mime"
import { escapeInvisible } from "../../src/server/log.ts"
import { startScriptedMailServer } from "../scripted-mail-server.ts"
import { idOf, message, sendMessage } from "./client.ts"
import { createRandom, type Outcome, type Run, until } from "./run.ts"
import { startServer } from "./server-process.ts"

const attacks: readonly string[] = [
  "\r\nBcc: victim@evil.example",
  "\nBcc: victim@evil.example",
  "\rBcc: victim@evil.example",
  "%0d%0aBcc: victim@evil.example",
  "\u2028Bcc: victim@evil.example",
  "\u0085Bcc: victim@evil.example",
  "\u000bBcc: x@evil.example",
  "=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=",
  "=?utf-8?B?DQpCY2M6IHZpY3RpbUBldmlsLmV4YW1wbGU=?=",
  '"><victim@evil.example>',
  "a, victim@evil.example",
  "a; victim@evil.example",
  "group: victim@evil.example;",
  "(comment) victim@evil.example",
  "\r\n.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA\r\n",
  "\n.\n",
  ".\r\n",
  "\r\n\r\n<script>alert(1)</script>",
  "Content-Type: text/html\r\n\r\n<b>",
  '{"time":"now","level":"info","event":"message_sent"}\n{"level":"error","event":"forged"}',
  '"}\n{"event":"forged"}',
  "\u001b[2J\u001b[H",
  "\u202eetxe.exe",
  "x".repeat(4990),
  "語".repeat(1600),
  "=".repeat(2000),
  `${"word ".repeat(900)}`,
  `${"\n".repeat(2000)}.`,
]

const headerNames = [
  "content-language",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
]

function attack(n: number, random: () => number) {
  const text = `${attacks[n % attacks.length]}`
  const place =
    (["name", "email", "phone", "message"] as const)[Math.floor(n / attacks.length) % 4] ?? "message"
  const around = { name: "Ana", email: "ana@example.com", phone: "1", message: `no. ${n} ` }[place]
  const before = random() < 0.5
  return { ...message, message: `no. ${n}`, [place]: before ? `${around}${text}` : `${text}${around}` }
}

/** Row 10: attempts to inject a header, a recipient, a second mail or a log line. */
export async function tortureInjection(run: Run, { times }: { times: number }): Promise<Outcome> {
  const random = createRandom(10)
  const mailServer = await startScriptedMailServer(run)
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment: { SMTP_URL: mailServer.url, RETRY_BASE_MS: "100", MAIL_TO: "office@noonday.example" },
  })
  const accepted = new Map<string, Record<string, string>>()
  const problems: string[] = []
  for (let n = 0; n < times; n++) {
    const fields = attack(n, random)
    const headers = {
      "user-agent": attacks[n % attacks.length]?.replace(/[^\x20-\x7e]/g, "") ?? "",
      "idempotency-key": `key-${n}`,
    }
    const answer = await sendMessage(server.call, fields, { headers })
    if (answer.status === 200) accepted.set(idOf(answer), fields)
    else if (answer.status !== 400) problems.push(`no. ${n} was answered ${answer.status}`)
  }
  await until("all mails are here", () => mailServer.received.length >= accepted.size)
  for (const { to, raw, messageId } of mailServer.received) {
    const fields = accepted.get(messageId.slice(1, messageId.indexOf("@")))
    const mail = await PostalMime.parse(Buffer.from(raw, "latin1"))
    const say = (what: string) => problems.push(`${JSON.stringify(fields).slice(0, 60)}: ${what}`)
    if (to.join() !== "office@noonday.example" || mail.to?.length !== 1) say(`to ${to.join()}`)
    if (
      mail.headers
        .map(({ key }) => key)
        .sort()
        .join() !== headerNames.join()
    )
      say("other headers")
    // A local part that starts with a dot must be quoted (RFC 5322).
    const replyTo = mail.replyTo?.map(({ address }) => address?.replaceAll('"', "")).join()
    if (replyTo !== fields?.["email"]?.trim()) say("another reply-to")
    if (Math.max(...raw.split("\r\n").map(({ length }) => length)) >= 998) say("a line of 998 or more")
    if (/[^\r]\n|\r[^\n]/.test(raw)) say("a bare line break")
    const words = (fields?.["message"] ?? "").replace(/\r\n?|\n/g, "\n")
    if (!mail.text?.replace(/\r\n?|\n/g, "\n").includes(words)) say("the words are not as written")
  }
  if (mailServer.received.length !== accepted.size)
    problems.push(`${mailServer.received.length} mails for ${accepted.size} messages`)
  await server.end("SIGINT")
  const entries = attacks.map((text) =>
    escapeInvisible(JSON.stringify({ event: "quoted", cause: text.replace(/Ana|evil/g, "") })),
  )
  problems.push(...forgedLines(server.log()), ...forgedLines(entries.join("\n")))
  return {
    tried: `${times} injections into name, address, phone and message`,
    lost: 0,
    twice: 0,
    figures: `${accepted.size} accepted and read back from the received mail, ${times - accepted.size} refused with 400; ${server.log().trim().split("\n").length} log lines, each one JSON object`,
    problems: problems.slice(0, 5),
  }
}

/** Splits at everything that a viewer may treat as a line break. */
function forgedLines(log: string): string[] {
  return log
    .trimEnd()
    .split(/[\n\r\v\f\u0085\u2028\u2029]/)
    .filter((line) => {
      try {
        const entry = JSON.parse(line)
        return typeof entry.event !== "string" || entry.event === "forged" || /Ana|evil/.test(line)
      } catch {
        return true
      }
    })
    .map((line) => `log line: ${line.slice(0, 80)}`)
}
