import { readFile } from "node:fs/promises"

/** Resident memory of a process in MB; `NaN` without /proc. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000
}
