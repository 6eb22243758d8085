import { spawnSync } from "node:child_process"
import { residentMegabytes } from "../tests/resident-memory.ts"
import type { Run } from "../tests/torture/run.ts"
import type { ServerProcess } from "../tests/torture/server-process.ts"
import { putUnderLoad } from "./load.ts"
import { startNginx } from "./nginx.ts"
import { judge, leaveOut } from "./report.ts"

const connections = 32
const seconds = 10

const isInstalled = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0

/** Pages per second and memory, compared with one nginx worker on the same compressed files. */
export async function benchServer(run: Run, site: ServerProcess): Promise<void> {
  const memory = () => residentMegabytes(site.process.pid)
  const atRest = await memory()
  if (!isInstalled("wrk")) {
    leaveOut("pages a second beside nginx", "≥ 0.4 ×", "wrk is not installed")
    leaveOut("memory of the server", "< 100 MB", "wrk is not installed")
    return
  }
  const gzip = ["-H", "Accept-Encoding: gzip"]
  const ours = await putUnderLoad(`${site.origin}/about`, connections, seconds, gzip)
  const underLoad = await memory()
  console.log(`ours:  ${Math.round(ours.requestsPerSecond)} pages a second, p99 ${ours.p99.toFixed(1)} ms`)
  judge(
    "memory at rest and under load",
    `${atRest.toFixed(0)} and ${underLoad.toFixed(0)} MB`,
    "< 100 MB",
    underLoad < 100,
    underLoad / 100,
  )
  if (!isInstalled("nginx"))
    return leaveOut("pages a second beside nginx", "≥ 0.4 ×", "nginx is not installed")
  const nginx = await putUnderLoad(`${await startNginx(run)}/about`, connections, seconds, gzip)
  console.log(`nginx: ${Math.round(nginx.requestsPerSecond)} pages a second, p99 ${nginx.p99.toFixed(1)} ms`)
  const share = ours.requestsPerSecond / nginx.requestsPerSecond
  judge(
    "pages a second beside nginx, one worker, the same files",
    `${share.toFixed(2)} ×`,
    "≥ 0.4 ×",
    share >= 0.4,
    0.4 / share,
  )
}
