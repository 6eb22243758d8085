/**
 * Tests everything that may happen to a message, at full size, and prints one table. Row numbers as arguments run only
 * those rows. The exit code is 1 if a row fails. Ctrl-C stops it and prints the finished rows.
 */
import { availableParallelism, cpus } from "node:os"
import { reasonsAgainst, rows } from "./rows.ts"
import { createRun, endOnSignal, never, type Outcome, type Run, signalToArrive } from "./run.ts"

const wanted = process.argv.slice(2).map(Number)
const chosen = rows.filter(({ number }) => wanted.length === 0 || wanted.includes(number))

const cells: string[][] = []
let broken = 0
let run: Run | undefined
let isInterrupted = false
endOnSignal(
  () => {
    isInterrupted = true
    return run?.end()
  },
  () => printTable(),
)
for (const [index, { number, promise, full }] of chosen.entries()) {
  process.stderr.write(`${index + 1} of ${chosen.length}: ${promise} …\n`)
  run = createRun(true)
  const began = performance.now()
  const outcome: Outcome = await full(run).catch(async (error: unknown) => {
    await signalToArrive()
    return {
      tried: "aborted",
      figures: "",
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }
  })
  if (isInterrupted) await never
  await run.end()
  const against = reasonsAgainst(outcome)
  if (against.length > 0) broken++
  const seconds = `${Math.round((performance.now() - began) / 1000)} s`
  process.stderr.write(
    `${number}. ${promise}: ${against.length === 0 ? "holds" : against.join("; ")} (${seconds})\n`,
  )
  const { tried, lost, twice, control, figures } = outcome
  cells.push([
    String(number),
    promise,
    tried,
    String(lost ?? "–"),
    String(twice ?? "–"),
    control ? `${control.what}: ${control.failure ?? "nothing failed"}` : "–",
    figures,
    against.length === 0 ? "holds" : `DOES NOT HOLD: ${against.join("; ").split("\n", 1)[0]}`,
  ])
}

printTable()
process.stdout.write(
  broken === 0 ? `\nAll ${cells.length} rows hold.\n` : `\n${broken} of ${cells.length} rows do not hold.\n`,
)
process.exit(broken === 0 ? 0 : 1)

function printTable(): void {
  const head = ["#", "promise", "test", "lost", "duplicated", "control (must fail)", "figures", "result"]
  const line = (parts: readonly string[]) =>
    `| ${parts.map((part) => part.replaceAll("|", "/")).join(" | ")} |`
  const lines = [line(head), line(head.map(() => "---")), ...cells.map(line)]
  process.stdout.write(
    `\nNode ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown CPU"}\n\n${lines.join("\n")}\n`,
  )
}
