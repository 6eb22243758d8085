interface Goal {
  readonly what: string
  readonly measured: string
  readonly goal: string
  /** `undefined` if it could not be measured. */
  readonly isReached: boolean | undefined
  /** How much of what the goal allows is used: 1 just reaches it. Absent for goals of zero and of "all". */
  readonly used?: number | undefined
}

const goals: Goal[] = []

/** Records a figure for the table at the end. @param used how much of what the goal allows, for the chart */
export function judge(what: string, measured: string, goal: string, isReached: boolean, used?: number): void {
  goals.push({ what, measured, goal, isReached, used })
}

/** Records that a figure is missing, and why. */
export function leaveOut(what: string, goal: string, why: string): void {
  goals.push({ what, measured: `not measured: ${why}`, goal, isReached: undefined })
}

/** Prints a table with aligned columns. All but the first are numbers. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join("  ").trimEnd())
  }
}

/** Prints all figures with their goals. @returns whether all goals were reached */
export function printGoals(): boolean {
  const results = { true: "reached", false: "MISSED", undefined: "" }
  const head = "| figure | measured | goal | |\n| --- | --- | --- | --- |"
  const rows = goals.map(
    ({ what, measured, goal, isReached }) =>
      `| ${what} | ${measured} | ${goal} | ${results[`${isReached}`]} |`,
  )
  console.log(`\n${head}\n${rows.join("\n")}`)
  return goals.every(({ isReached }) => isReached !== false)
}

/** The goals as a chart: each bar is what was measured, the line where all of them should end. */
export function drawGoals(machine: string): string {
  const drawn = goals.filter(({ used }) => used !== undefined && Number.isFinite(used))
  const [row, bars, unit] = [26, 560, 220]
  const inXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  const lines = drawn.map(({ what, measured, used = 0, isReached }, index) => {
    const y = 48 + index * row
    const width = (Math.min(used, 1.7) * unit).toFixed(0)
    const short = measured.replace(/ \(.*|,.*|;.*/, "")
    return `<text x="${bars - 10}" y="${y + 12}" text-anchor="end">${inXml(what)}</text>
<rect x="${bars}" y="${y}" width="${width}" height="16" fill="${isReached ? "#3d7a55" : "#b5482e"}"/>
<text x="${bars + Number(width) + 6}" y="${y + 12}">${inXml(short)}</text>`
  })
  const height = 60 + drawn.length * row
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1060 ${height}" font-family="sans-serif" font-size="12">
<rect width="1060" height="${height}" fill="#fff"/>
<text x="10" y="24" font-size="14">Measured, as a share of what the goal allows; left of the line is reached. ${inXml(machine)}</text>
${lines.join("\n")}
<path d="M${bars + unit} 40V${height - 10}" stroke="#222"/>
</svg>
`
}

export type Progress = (what: string) => void

/** Prints what was done and the time left. @param steps how many there will be, each about as long as the others */
export function createProgress(steps: number): Progress {
  const began = performance.now()
  let done = 0
  return (what) => {
    done++
    const minutes = ((performance.now() - began) / done) * ((steps - done) / 60_000)
    console.error(`  ${what}; ${minutes < 1 ? "less than a minute" : `${minutes.toFixed(0)} min`} left`)
  }
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The middle value and those a quarter from each end. */
export function quartiles(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return { low: at(0.25), middle: at(0.5), high: at(0.75) }
}
