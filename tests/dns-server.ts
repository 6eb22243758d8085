import { createSocket } from "node:dgram"
import { once } from "node:events"

/** DNS type numbers (RFC 1035). */
const types: Readonly<Record<number, string>> = { 15: "MX", 16: "TXT" }

const nameOf = (labels: string) => Buffer.concat([...labels.split("."), ""].map(counted))
const counted = (text: string) => Buffer.from(`${String.fromCharCode(text.length)}${text}`, "latin1")

/** A TXT record has parts of up to 255 characters. */
const partsOf = (text: string) => Buffer.concat(text.match(/.{1,255}/g)?.map(counted) ?? [])

/**
 * A name server on the loopback interface. Every name exists; records that are not listed are empty answers, and it fails at
 * those whose value is "SERVFAIL".
 * @param records by name and type: "firm.example TXT"
 * @returns its address for `setServers`, and what stops it
 */
export async function startNameServer(records: Readonly<Record<string, string>>) {
  const socket = createSocket("udp4")
  socket.on("message", (query, { port, address }) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString("latin1", at + 1, at + 1 + length))
      at += 1 + length
    }
    const type = query.readUInt16BE(at + 1)
    const value = records[`${labels.join(".").toLowerCase()} ${types[type]}`]
    const data =
      type === 15 ? Buffer.concat([Buffer.from([0, 10]), nameOf(value ?? "")]) : partsOf(value ?? "")
    const head = Buffer.concat([
      query.subarray(0, 2),
      Buffer.from([0x81, value === "SERVFAIL" ? 0x82 : 0x80, 0, 1, 0, value ? 1 : 0, 0, 0, 0, 0]),
    ])
    const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255])
    const answer = [head, query.subarray(12, at + 5), ...(value ? [record, data] : [])]
    socket.send(Buffer.concat(answer), port, address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close() }
}
