import { once } from "node:events"
import { fchmodSync, fstatSync } from "node:fs"

/** Prints as fast as the reader reads: what it has not taken yet is not piled up here. */
export async function print(chunks: AsyncIterable<string> | Iterable<string>): Promise<void> {
  let text = ""
  const flush = async () => {
    if (!process.stdout.write(text)) await once(process.stdout, "drain")
    text = ""
  }
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > 65_536) await flush()
  }
  if (text !== "") await flush()
}

/** What visitors wrote is nobody else's to read: a file into which a shell sends it is closed to others. */
export function keepOutputPrivate(): void {
  try {
    if (fstatSync(1).isFile()) fchmodSync(1, 0o600)
  } catch {
    // The file is somebody else's, who decides who may read it.
  }
}

export const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
