import { once } from "node:events"
import { fchmodSync, fstatSync } from "node:fs"

/** Prints only as fast as the reader reads, so that unread output does not fill memory. */
export async function print(chunks: AsyncIterable<string> | Iterable<string>): Promise<void> {
  let text = ""
  const flush = async () => {
    // messages.ts decides what an error means.
    if (!process.stdout.write(text)) await once(process.stdout, "drain").catch(() => {})
    text = ""
  }
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > 65_536) await flush()
  }
  await flush()
}

/** If the shell redirects the output to a file, only this account may read it: it contains visitors' messages. */
export function keepOutputPrivate(): void {
  const output = fstatSync(1)
  if (!output.isFile() || (output.mode & 0o077) === 0) return
  try {
    fchmodSync(1, 0o600)
  } catch {
    // Another account owns the file, such as root, whose shell ran `sudo -u site … > FILE`.
    process.stderr.write("Other accounts can read the file that this is written to. Run chmod 600 on it.\n")
  }
}

export const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
