import { existsSync, readdirSync } from "node:fs"
import { lchown, lstat, mkdir, open, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { renderMime } from "../adapters/mime.ts"
import { isMessageId } from "../contact/identity.ts"
import type { Mailer } from "../contact/mailer.ts"
import { renameDurably } from "./rename-durably.ts"

/** Writes each mail as an .eml file, which any mail program opens. Used when no mail server is configured. */
export function createFileMailer(folder: string): Mailer {
  return {
    send: async (mail) => writeDurably(folder, `${mail.id}.eml`, await renderMime(mail)),
    close: async () => {},
  }
}

/** How many messages are there. Digests have other names. */
export const countMailFiles = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(".eml") && isMessageId(name.slice(0, -4))).length
    : 0

/** The file appears under its name only when complete, and a second attempt replaces the first. */
async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${name}`)
  // Root must not follow a link that the server's account has put there.
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`)
  await rm(temporary, { force: true })
  const file = await open(temporary, "wx", 0o600)
  try {
    // When root runs a command, the files still belong to the server's account.
    if (process.getuid?.() === 0) {
      const { uid, gid } = await stat(dirname(folder))
      await lchown(folder, uid, gid)
      await file.chown(uid, gid)
    }
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await renameDurably(temporary, join(folder, name))
}
