import { join } from "node:path"
import { createOffice } from "../../src/adapters/office.ts"
import { createSmtpMailer } from "../../src/adapters/smtp-mailer.ts"
import { parseSmtpUrl } from "../../src/adapters/smtp-server.ts"
import { createDeliveryLoop } from "../../src/contact/delivery-loop.ts"
import { createMessageId, fingerprintOf } from "../../src/contact/identity.ts"
import { composeMail } from "../../src/contact/mail.ts"
import type { LogEntry } from "../../src/contact/ports.ts"
import { openSqliteArchive } from "../../src/server/sqlite-archive.ts"
import { createSqliteStore } from "../../src/server/sqlite-store.ts"
import { type ScriptedMailServer, startScriptedMailServer } from "../scripted-mail-server.ts"
import { makeReadable, type ReadableStore } from "../server/readable-store.ts"
import { createRandom, patient, type Run } from "./run.ts"
import { type Fault, faults } from "./smtp-fault-list.ts"

interface World {
  readonly mailServer: ScriptedMailServer
  readonly logged: readonly LogEntry[]
  readonly store: ReadableStore
  /** Stores one message and resolves to its id. */
  add(text: string): Promise<string>
  /** Advances virtual time and delivers what is due. */
  pass(seconds: number): Promise<void>
  close(): Promise<void>
}

/**
 * The real store, delivery and SMTP client, with a mail server that can be made to fail and a clock that is
 * set by hand.
 */
async function createWorld(run: Run, urlOf: NonNullable<Fault["url"]>, extensions: readonly string[]) {
  const mailServer = await startScriptedMailServer(run, { extensions })
  const logged: LogEntry[] = []
  const log = (entry: LogEntry) => void logged.push(entry)
  let passed = 0
  const clock = { now: () => Date.now() + passed }
  const file = join(await run.folder(), "contact.db")
  const store = makeReadable(patient(createSqliteStore({ file, clock, log })), async () =>
    openSqliteArchive(file, clock),
  )
  const server = parseSmtpUrl(await urlOf(mailServer, run))
  const facts = { office: createOffice(), to: "office@noonday.example", from: "web@noonday.example" }
  const delivery = createDeliveryLoop({
    outbox: store,
    openMailer: () => createSmtpMailer(server),
    compose: (stored) => composeMail(stored, facts),
    log,
    retryBaseMs: 30_000,
    // An attempt ends after three quarters of it.
    leaseMs: 8000,
    random: createRandom(8),
  })
  return {
    mailServer,
    logged,
    store,
    async add(text) {
      const id = createMessageId(clock.now())
      const written = { name: "Ana", email: "ana@example.com", phone: "", message: text }
      const fingerprint = fingerprintOf(written)
      await store.add({
        id,
        message: written,
        language: "en",
        suspicious: false,
        fingerprint,
        idempotencyKey: undefined,
      })
      return id
    },
    async pass(seconds) {
      passed += seconds * 1000
      delivery.wake()
      await delivery.settled()
    },
    async close() {
      await delivery.stop(0)
      await store.close()
      await mailServer.close()
    },
  } satisfies World
}

/** One fault, then a healthy mail server: the message waits, the fault is classified correctly, and the mail arrives. */
async function tryFault(run: Run, fault: Fault): Promise<{ lost: number; problems: string[] }> {
  const world = await createWorld(run, fault.url ?? (({ url }) => url), fault.extensions ?? [])
  const problems: string[] = []
  const say = (what: string) => void problems.push(`${fault.name}: ${what}`)
  if (fault.behave) world.mailServer.behave(fault.behave)
  const id = await world.add("a message")
  await world.pass(0)
  const row = await world.store.get(id)
  const failure = world.logged.find(({ event }) => /delivery_failed|delivery_needs_attention/.test(event))
  if (row?.status !== "pending") say(`the message is ${row?.status}`)
  if (failure?.["kind"] !== fault.kind) say(`was taken for ${failure?.["kind"]} (${failure?.["code"]})`)
  if ((failure?.event === "delivery_needs_attention") !== (fault.alarm ?? false))
    say(`logged ${failure?.event} ${failure?.["code"]}`)
  if (failure?.["ambiguous"] !== (fault.ambiguous ?? false)) say(`ambiguous: ${failure?.["ambiguous"]}`)
  if (fault.secret && world.mailServer.commands.some((line) => /^(AUTH|MAIL)/i.test(line)))
    say("spoke without encryption")
  const waits = Number(failure?.["retryInSeconds"])
  const [least, most] = fault.kind === "permanent" ? [150, 300] : [15, 30]
  if (!(waits >= least && waits <= most)) say(`is tried again after ${waits} s`)
  let lost = 0
  if (!fault.secret && fault.url === undefined) {
    world.mailServer.behave(() => undefined)
    await world.pass(301)
    if ((await world.store.get(id))?.status !== "sent") lost++
    const messageIds = new Set(world.mailServer.received.map(({ messageId }) => messageId))
    if (messageIds.size !== 1) say(`${messageIds.size} Message-IDs`)
    if (
      world.mailServer.received.length !==
      (fault.behave?.("dot", "") !== undefined && fault.ambiguous ? 2 : 1)
    )
      say(`${world.mailServer.received.length} mails arrived`)
  }
  await world.close()
  return { lost, problems }
}

/** The mail server is down for an hour of virtual time. */
async function tryOutage(run: Run, messages: number) {
  const world = await createWorld(run, ({ url }) => url, [])
  world.mailServer.behave((stage) => (stage === "greeting" ? "421 come back later" : undefined))
  const ids = new Set<string>()
  for (let minute = 0; minute < 60; minute++) {
    while (ids.size < Math.ceil((messages * (minute + 1)) / 60))
      ids.add(await world.add(`minute ${minute} no. ${ids.size}`))
    await world.pass(60)
  }
  const rows = await world.store.list()
  const attempts = Math.max(...rows.map((row) => row.attempts))
  const backlog = await world.store.backlog()
  world.mailServer.behave(() => undefined)
  let minutes = 0
  while ((await world.store.backlog()).pending > 0 && minutes < 61) {
    await world.pass(60)
    minutes++
  }
  const arrived = new Set(world.mailServer.received.map(({ messageId }) => messageId)).size
  const problems: string[] = []
  if (backlog.pending !== ids.size) problems.push(`outage: ${backlog.pending} waited of ${ids.size}`)
  if (world.mailServer.received.length !== ids.size)
    problems.push(`outage: ${world.mailServer.received.length} mails arrived`)
  await world.close()
  return {
    lost: ids.size - arrived,
    problems,
    figures: `an hour's outage: ${ids.size} of ${ids.size} arrived within ${minutes} virtual minutes of its end, at most ${attempts} attempts in the hour`,
  }
}

/** One message that is always refused, among others. */
async function tryPoison(run: Run, messages: number) {
  const world = await createWorld(run, ({ url }) => url, [])
  world.mailServer.behave((stage, raw) => (stage === "dot" && raw.includes("poison") ? "554 no" : undefined))
  const poison = await world.add("poison")
  for (let count = 0; count < messages; count++) await world.add(`good ${count}`)
  await world.pass(0)
  const problems: string[] = []
  const sent = (await world.store.list("sent")).length
  if (sent !== messages) problems.push(`poison: ${sent} of ${messages} others arrived at the first try`)
  await world.pass(24 * 3600)
  const row = await world.store.get(poison)
  if (row?.status !== "pending" || !row.lastError?.includes("554"))
    problems.push("poison: it is no longer visible")
  if ((row?.attempts ?? 0) < 2) problems.push("poison: it was given up")
  await world.close()
  return { lost: 0, problems }
}

/** Row 8: all faults of mail servers. */
export async function tortureSmtp(run: Run, { messages }: { messages: number }) {
  const results: { lost: number; problems: readonly string[] }[] = []
  for (let start = 0; start < faults.length; start += 8)
    results.push(...(await Promise.all(faults.slice(start, start + 8).map((fault) => tryFault(run, fault)))))
  const outage = await tryOutage(run, messages)
  results.push(outage, await tryPoison(run, messages))
  return {
    tried: `${faults.length} faults of mail servers, an outage of an hour (virtual time), a poison message among ${messages}`,
    lost: results.reduce((sum, { lost }) => sum + lost, 0),
    twice: 0,
    figures: outage.figures,
    problems: results.flatMap(({ problems }) => problems),
  }
}
