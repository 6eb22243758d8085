/** How many messages a second are stored durably, beside what the disk itself can do. */
import { open, rm } from "node:fs/promises"
import { Agent, request } from "node:http"
import { join } from "node:path"

/** Appends of 4 KiB, each followed by fsync, per second. */
export async function measureDisk(folder: string, seconds: number): Promise<number> {
  const path = join(folder, "fsync")
  const file = await open(path, "w")
  const block = Buffer.alloc(4096, 1)
  const ends = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < ends; count++) {
    await file.write(block)
    await file.sync()
  }
  await file.close()
  await rm(path)
  return count / seconds
}

function post(origin: string, agent: Agent, body: string): Promise<number> {
  const headers = {
    apikey: "public-anon-key",
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}/functions/v1/send-contact-email`,
      { method: "POST", agent, headers },
      (response) => {
        response.resume()
        response.on("end", () => resolve(response.statusCode ?? 0))
      },
    )
    call.on("error", reject)
    call.end(body)
  })
}

/** Acknowledged messages per second over `connections` connections, each sending one after the other. */
export async function measureMessages(origin: string, connections: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ends = performance.now() + seconds * 1000
  let stored = 0
  const send = async (sender: number) => {
    for (let count = 0; performance.now() < ends; count++) {
      const message = {
        name: "Bench",
        email: "bench@noonday.example",
        phone: "",
        message: `${sender} ${count}`,
      }
      const status = await post(origin, agent, JSON.stringify(message))
      if (status !== 200) throw new Error(`a message was answered with ${status}`)
      stored += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, sender) => send(sender)))
  agent.destroy()
  return stored / seconds
}
