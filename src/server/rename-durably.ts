import { open, rename } from "node:fs/promises"
import { dirname } from "node:path"

/** Renames a file that is on the disk already. When this resolves, its new name is, too. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  const folder = await open(dirname(to), "r")
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
