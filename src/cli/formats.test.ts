import { describe, expect, test } from "vitest"
import type { StoredMessage } from "../contact/store.ts"
import { escapeInvisible } from "../server/log.ts"
import { printable, toCsv, toDetails, toJson, toTable } from "./formats.ts"
import { createOfficeTime } from "./office-time.ts"

const time = createOfficeTime("America/New_York", 0)

const waiting: StoredMessage = {
  id: "019f2f1c-0000-7000-8000-000000000001",
  name: "Ana López",
  email: "ana@example.com",
  phone: "",
  message: "Busco una casa.\n\n¿Cuándo puedo ir?",
  language: "es",
  suspicious: false,
  createdAt: new Date("2026-07-05T01:30:15.123Z"),
  status: "pending",
  attempts: 2,
  nextAttemptAt: new Date("2026-07-05T01:45:00Z"),
  claimedUntil: new Date("2026-07-05T01:46:00Z"),
  lastError: "451 Try\u001b[2J later",
  sentAt: undefined,
}

const sent: StoredMessage = {
  ...waiting,
  id: "019f2f1c-0000-7000-8000-000000000002",
  name: "A name of more than twenty-four characters",
  phone: "+1 770 555 0142",
  message: "  Hello,\nthere  ",
  language: "en",
  suspicious: true,
  status: "sent",
  attempts: 1,
  claimedUntil: undefined,
  lastError: undefined,
  sentAt: new Date("2026-07-05T01:31:00Z"),
}

const textOf = async (chunks: AsyncIterable<string>) => (await Array.fromAsync(chunks)).join("")

/** Newer data for time formats puts a narrow space before AM and PM. */
const plainSpaces = (text: string) => text.replaceAll("\u202f", " ")

test("JSON is one array with a message on each line", async () => {
  const text = await textOf(toJson([waiting, sent]))
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify([waiting, sent])))
  expect(text.split("\n")).toEqual(["[", expect.any(String), expect.any(String), "]", ""])
  expect(await textOf(toJson([]))).toBe("[]\n")
})

test("JSON escapes each unit of what cannot be seen and keeps the rest", () => {
  expect(escapeInvisible("\u009b\u200d\u2028\u{e0001}é👩")).toBe("\\u009b\\u200d\\u2028\\udb40\\udc01é👩")
})

test("the table has one line per message, and no heading without one", async () => {
  const lines = plainSpaces(await textOf(toTable([waiting, sent], time))).split("\n")
  expect(lines).toEqual([
    "ID                                    Received                Status   Attempts  Name                      Email                           Message",
    "019f2f1c-0000-7000-8000-000000000001  Jul 4, 2026, 9:30 PM    pending  2         Ana López                 ana@example.com                 Busco una casa. ¿Cuándo puedo ir?",
    "019f2f1c-0000-7000-8000-000000000002  Jul 4, 2026, 9:30 PM    sent     1         A name of more than twe…  ana@example.com                 Hello, there",
    "",
  ])
  expect(await textOf(toTable([], time))).toBe("")
})

test("a cell of the table holds as many characters as fit", async () => {
  const named = async (name: string) => (await textOf(toTable([{ ...waiting, name }], time))).split("\n")[1]
  expect(await named("👩".repeat(24))).toContain(`${"👩".repeat(24)}  `)
  expect(await named("👩".repeat(25))).toContain(`  ${"👩".repeat(23)}…  `)
})

test("an error that ends with a line break, as OpenSSL's do, leaves one empty line before the message", () => {
  const details = toDetails({ ...waiting, lastError: "error:0A00010B: wrong version number\n" }, time)
  expect(details).toContain("wrong version number\n\nBusco")
})

test("the details of a message that waits say when the next attempt is and why it was not sent", () => {
  expect(plainSpaces(toDetails(waiting, time))).toBe(`ID:              019f2f1c-0000-7000-8000-000000000001
Received:        Saturday, July 4, 2026 at 9:30:15 PM EDT
Name:            Ana López
Email:           ana@example.com
Language:        Spanish
Status:          pending
Attempts:        2
Next attempt:    Saturday, July 4, 2026 at 9:45:00 PM EDT
Claimed until:   Saturday, July 4, 2026 at 9:46:00 PM EDT
Last error:      451 Try�[2J later

Busco una casa.

¿Cuándo puedo ir?
`)
})

test("the details of a message that was sent say when, and whether it looks like spam", () => {
  expect(plainSpaces(toDetails(sent, time))).toBe(`ID:              019f2f1c-0000-7000-8000-000000000002
Received:        Saturday, July 4, 2026 at 9:30:15 PM EDT
Name:            A name of more than twenty-four characters
Email:           ana@example.com
Phone:           +1 770 555 0142
Language:        English
Looks like spam: yes
Status:          sent
Sent:            Saturday, July 4, 2026 at 9:31:00 PM EDT
Attempts:        1

  Hello,
there  
`)
})

test("characters that a terminal acts on are replaced; line breaks, tabs and joiners stay", () => {
  expect(printable("a\r\nb\rc\td👩‍👧")).toBe("a\nb\nc\td👩‍👧")
  expect(printable("\u001b[2J\u009b\u007f\u0007\u202e\u2066\u200f\u061c\u2028")).toBe("�[2J��������")
})

describe("the CSV export", () => {
  const rowOf = async (fields: Partial<StoredMessage>) =>
    (await textOf(toCsv([{ ...waiting, message: "m", lastError: undefined, ...fields }], time)))
      .slice(1)
      .split("\r\n")[1]
  const cell = async (name: string) =>
    /,false,(.*),ana@example\.com,/s.exec((await rowOf({ name })) ?? "")?.[1]

  test("has a byte order mark, the column names, and one row per message", async () => {
    expect(await textOf(toCsv([waiting, { ...sent, name: "Bob" }], time))).toBe(
      "\ufeffid,createdAt,status,attempts,language,suspicious,name,email,phone,message,sentAt,lastError\r\n" +
        '019f2f1c-0000-7000-8000-000000000001,2026-07-04T21:30:15-04:00,pending,2,es,false,Ana López,ana@example.com,,"Busco una casa.\n\n¿Cuándo puedo ir?",,451 Try�[2J later\r\n' +
        '019f2f1c-0000-7000-8000-000000000002,2026-07-04T21:30:15-04:00,sent,1,en,true,Bob,ana@example.com,tel:+1 770 555 0142,"  Hello,\nthere  ",2026-07-04T21:31:00-04:00,\r\n',
    )
  })

  test.each([
    ["+1 770 555 0142", "tel:+1 770 555 0142"],
    [" ＋1 (770) 555-0142 ", "tel:＋1 (770) 555-0142"],
    ["770.555 0142", "tel:770.555 0142"],
    ["7705550142", "tel:7705550142"],
    ["(770) 555-0142", "(770) 555-0142"],
    ["+", "'+"],
    ["+1*cmd()", "'+1*cmd()"],
    ["x7705550142", "x7705550142"],
    ["7705550142x", "7705550142x"],
    [" . ", '" . "'],
  ])("writes the phone number %j as %j", async (phone, written) => {
    expect(await rowOf({ phone })).toContain(`,ana@example.com,${written},m,`)
  })

  test.each([..."=+-@＝＋－＠﹦﹢﹣﹫"])("starts no cell with %s", async (sign) => {
    expect(await cell(`${sign}1`)).toBe(`'${sign}1`)
    expect(await cell(`1${sign}1`)).toBe(`1${sign}1`)
  })

  test.each([
    ["=2\n-3;+4;  @5", "\"'=2\n'-3;'+4;'  @5\""],
    ["\t=6", "' =6"],
    ['x;"=7;\u3000＝8', '"x;\'""=7;\'\u3000＝8"'],
    ["a; b\n= c", '"a; b\n\'= c"'],
    ["\n\n=1", '"\n\n\'=1"'],
    ['say "hi"', '"say ""hi"""'],
    ["a,b", '"a,b"'],
    [" a", '" a"'],
    ["a ", '"a "'],
    ["a b", "a b"],
  ])("writes %j as %j", async (text, written) => expect(await cell(text)).toBe(written))
})
