/**
 * UUIDs as bytes in a few large buffers: the first digest of a large database marks a million messages, and a buffer for
 * each thousand took 15 MB more.
 */
export function createIdList() {
  const batchBytes = 1000 * 16
  const blockBytes = 64 * batchBytes
  const blocks: Buffer[] = []
  let free = 0
  return {
    add(id: string) {
      if (free === 0) {
        blocks.push(Buffer.alloc(blockBytes))
        free = blockBytes
      }
      free -= blocks.at(-1)?.write(id.replaceAll("-", ""), blockBytes - free, "hex") ?? 0
    },
    *batches() {
      for (const block of blocks) {
        const used = block === blocks.at(-1) ? blockBytes - free : blockBytes
        for (let at = 0; at < used; at += batchBytes)
          yield toUuids(block.toString("hex", at, Math.min(at + batchBytes, used)))
      }
    },
  }
}

const toUuids = (hex: string) =>
  [...hex.matchAll(/(.{8})(.{4})(.{4})(.{4})(.{12})/g)].map(([, ...parts]) => parts.join("-"))
