import { business } from "../business.ts"
import { type Config, type Environment, parseConfig, readEnvironment } from "../server/config.ts"
import { type LaunchItem, launchItems } from "./launch-items.ts"

/** Everything that the owner still has to supply or confirm before the site may open, in plain words. */
function report(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is missing: the site is ready to open.\n"
  const groups = Map.groupBy(items, ({ group }) => group)
  const sections = [...groups].map(([group, members]) => `${group}\n${members.map(describe).join("\n")}`)
  const blocking = items.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0
      ? `${blocking} ${blocking === 1 ? "point keeps" : "points keep"} the site from opening (✗); the others are to be confirmed (?).`
      : "Nothing keeps the site from opening; the points above are to be confirmed."
  return `${sections.join("\n\n")}\n\n${verdict}\n`
}

function describe({ blocks, what, why, where }: LaunchItem): string {
  return `  ${blocks ? "✗" : "?"} ${what}\n      why:   ${why}\n      where: ${where}`
}

function main(): number {
  try {
    const environment: Environment = readEnvironment()
    const config: Config = parseConfig(environment)
    const items = launchItems(business, config, environment)
    process.stdout.write(report(items))
    return items.some(({ blocks }) => blocks) ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

process.exitCode = main()
