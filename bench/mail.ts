import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { SMTPServer } from "smtp-server"
import { createCertificate } from "../tests/certificate.ts"
import { query } from "../tests/query.ts"
import { message, sendMessage } from "../tests/torture/client.ts"
import { type Run, until } from "../tests/torture/run.ts"
import { noMail, startServer } from "../tests/torture/server-process.ts"
import { judge } from "./report.ts"
import { openSlowLink } from "./slow-link.ts"

const roundTrip = 50
const messages = 1000

/**
 * How fast waiting messages reach a mail server over a link of 50 ms, with TLS and a password, as at a mail
 * provider. With one connection per mail, each took seven round trips.
 */
export async function benchMail(run: Run): Promise<void> {
  const dataDir = await run.folder()
  const storing = await startServer(run, { dataDir, environment: noMail })
  for (let sent = 0; sent < messages; sent += 20) {
    const batch = Array.from({ length: Math.min(20, messages - sent) }, (_, n) => `no. ${sent + n}`)
    await Promise.all(batch.map((text) => sendMessage(storing.call, { ...message, message: text })))
  }
  await storing.end("SIGTERM")

  const { key, cert } = createCertificate()
  const trusted = join(await run.folder(), "certificate.pem")
  await writeFile(trusted, cert)
  let received = 0
  let connections = 0
  let first = 0
  const server = new SMTPServer({
    key,
    cert,
    secure: true,
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: "user" }),
    onConnect(_session, done) {
      connections++
      done()
    },
    onData(stream, _session, done) {
      if (received++ === 0) first = performance.now()
      stream.on("end", () => done()).resume()
    },
  })
  server.on("error", () => {})
  const listener = server.listen(0, "127.0.0.1")
  await once(listener, "listening")
  const { port } = listener.address() as AddressInfo
  const link = await openSlowLink(`http://127.0.0.1:${port}`, { roundTrip, bitsPerSecond: 100e6 })
  run.onEnd(() => link.close())
  run.onEnd(() => new Promise<void>((done) => server.close(() => done())))

  const database = join(dataDir, "contact.db")
  await query(database, "UPDATE message SET next_attempt_at = 0 RETURNING id")
  const environment = {
    SMTP_URL: `smtps://user:password@127.0.0.1:${new URL(link.origin).port}`,
    NODE_EXTRA_CA_CERTS: trusted,
  }
  const delivering = await startServer(run, { dataDir, environment })
  await until("all have arrived", () => received >= messages, 900)
  const rate = (messages - 1) / ((performance.now() - first) / 1000)
  await delivering.end("SIGTERM")
  console.log(
    `${messages} waiting messages over a link of ${roundTrip} ms: ${rate.toFixed(1)} a second on ${connections} connections`,
  )
  judge("waiting messages a second, over a link of 50 ms", rate.toFixed(1), "≥ 14", rate >= 14)
}
