import { once } from "node:events"
import { createServer } from "node:net"
import { type Reply, type Stage, startScriptedMailServer } from "../scripted-mail-server.ts"
import { idOf, message, sendMessage } from "./client.ts"
import { type Outcome, pause, type Run, until } from "./run.ts"
import { type Change, createVariant, type ServerProcess, startServer } from "./server-process.ts"
import { readRows } from "./stored.ts"

/** Servers that refuse the mail, but one reply too late. */
const outOfStep: readonly Readonly<Partial<Record<Stage, Reply>>>[] = [
  { mail: "250 ok\r\n250 ok\r\n250 ok", dot: "554 no" },
  { data: "354 go on\r\n250 taken", dot: "554 no" },
  { body: "250 taken", dot: "554 no" },
  { data: "250 go on", dot: "554 no" },
  { greeting: Array(50).fill("220 hi").join("\r\n"), dot: "554 no" },
]

/** Accepts any next reply as the answer, as most clients do. */
const believesEverything: readonly Change[] = [
  { file: "adapters/smtp-wire.ts", find: "expectSilence() {", replace: "expectSilence() {\n return" },
  { file: "adapters/smtp-connection.ts", find: "? /^354/ :", replace: "? /^[23]/ :" },
  {
    file: "adapters/smtp-connection.ts",
    find: "if (reply?.code === 250) return true",
    replace: "return true",
  },
]

/** Sends new and old messages in one queue. */
const hasOneWorker: readonly Change[] = [
  {
    file: "contact/delivery-loop.ts",
    find: `{ freshness: "new", patience: 1000, maxWorkers: 16 }`,
    replace: `{ freshness: "new", patience: 60_000, maxWorkers: 1 }`,
  },
]

const post = async (site: ServerProcess, text: string) =>
  idOf(await sendMessage(site.call, { ...message, message: text }))

/** @returns how many refused mails were marked as sent */
async function countBelieved(run: Run, variant?: string): Promise<number> {
  const mailServer = await startScriptedMailServer(run)
  const dataDir = await run.folder()
  const environment = { SMTP_URL: mailServer.url, RETRY_BASE_MS: "3600000" }
  const site = await startServer(run, { dataDir, environment, ...(variant && { variant }) })
  let believed = 0
  for (const replies of outOfStep) {
    mailServer.behave((stage) => replies[stage])
    const id = await post(site, JSON.stringify(replies))
    const attempt = new RegExp(`"event":"(message_sent|delivery_failed)","id":"${id}"`)
    await until("the attempt is over", () => attempt.test(site.log()))
    if (attempt.exec(site.log())?.[1] === "message_sent") believed++
  }
  await site.end("SIGINT")
  return believed
}

/** @returns milliseconds to deliver a good message next to `hanging` ones, or `undefined` if it takes over `seconds` */
async function timeGoodOne(run: Run, hanging: number, seconds: number, variant?: string) {
  const mailServer = await startScriptedMailServer(run)
  mailServer.behave((stage, raw) => (stage === "dot" && raw.includes("hang") ? "hang" : undefined))
  const dataDir = await run.folder()
  const environment = { SMTP_URL: mailServer.url, LEASE_MS: "600000" }
  const site = await startServer(run, { dataDir, environment, ...(variant && { variant }) })
  for (let n = 0; n < hanging; n++) await post(site, `hang ${n}`)
  const began = performance.now()
  const id = await post(site, "good")
  const isSent = async () =>
    (await readRows(`${dataDir}/contact.db`)).some((row) => row.id === id && row.status === "sent")
  const took = await until("the good one is sent", isSent, seconds).then(
    () => performance.now() - began,
    () => undefined,
  )
  await site.end("SIGKILL")
  return took
}

/** @returns the server's CPU use after a mail server has sent endless replies, and whether the server hung up */
async function listenToTalker(run: Run, word: string) {
  const flood = word.repeat(Math.ceil(100_000 / word.length))
  let hungUp = false
  const talker = createServer((socket) => {
    const talk = () => {
      while (!socket.destroyed && socket.write(flood));
    }
    socket
      .on("error", () => {})
      .on("drain", talk)
      .resume()
    socket.on("close", () => {
      hungUp = true
    })
    talk()
  }).listen(0, "127.0.0.1")
  await once(talker, "listening")
  run.onEnd(() => talker.close())
  const address = talker.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, RETRY_BASE_MS: "3600000" }
  const site = await startServer(run, { dataDir: await run.folder(), environment })
  await post(site, `of ${JSON.stringify(word)}`)
  await until("the attempt is over", () => site.log().includes("delivery_failed"))
  await until("the site hung up", () => hungUp)
  const answers = await sendMessage(site.call, { ...message, message: "another" })
  await pause(200)
  await site.end("SIGINT")
  return answers.status
}

/** Row 23: mail servers that send unsolicited or endless replies, or hang. */
export async function tortureManners(run: Run, { hanging }: { hanging: number }): Promise<Outcome> {
  const problems: string[] = []
  const believed = await countBelieved(run)
  if (believed > 0) problems.push(`${believed} refused mails are marked sent`)
  const words = ["\r\n", "220-and another thing\r\n", "220 hi\r\n", "blah "]
  for (const word of words) {
    const status = await listenToTalker(run, word)
    if (status !== 200)
      problems.push(`${JSON.stringify(word)} without end: the next message is answered ${status}`)
  }
  const took = await timeGoodOne(run, hanging, 30)
  if (took === undefined) problems.push(`${hanging} hanging mails hold up a good one`)
  else if (run.judgesSpeed && took > 2500) problems.push(`the good one took ${Math.round(took)} ms`)
  const controlBelieved = await countBelieved(run, await createVariant(run, believesEverything))
  const controlTook = await timeGoodOne(run, hanging, 5, await createVariant(run, hasOneWorker))
  return {
    tried: `${outOfStep.length} mail servers out of step, ${words.length} that do not stop talking, a good mail beside ${hanging} that hang`,
    lost: believed,
    control: {
      what: "believing every reply, and one worker for all",
      failure:
        controlBelieved > 0 && controlTook === undefined
          ? `${controlBelieved} refused mails are marked sent; the good one does not leave`
          : undefined,
    },
    figures: `the good one left after ${((took ?? Number.NaN) / 1000).toFixed(1)} s; talkers were hung up on`,
    problems,
  }
}
