interface Goal {
  readonly what: string
  readonly measured: string
  readonly goal: string
  /** `undefined` if it could not be measured. */
  readonly isReached: boolean | undefined
}

const goals: Goal[] = []

/** Records a figure for the table at the end. */
export function judge(what: string, measured: string, goal: string, isReached: boolean): void {
  goals.push({ what, measured, goal, isReached })
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

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
