import { fileURLToPath } from "node:url"
import { business } from "../business.ts"
import { type Config, type Environment, parseConfig, readEnvironment } from "../server/config.ts"
import { builtSitePoints } from "./built-site.ts"
import { UsageError } from "./command.ts"
import { type Group, type LaunchItem, launchItems } from "./launch-items.ts"
import { liveSitePoints } from "./live-site.ts"

const dist = fileURLToPath(new URL("../../dist", import.meta.url))

/** Everything that the owner still has to supply or confirm before the site can open. */
function report(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is missing: the site is ready to open.\n"
  const groups = Map.groupBy(items, ({ group }) => group)
  const sections = [...groups].map(([group, members]) => `${group}\n${members.map(describe).join("\n")}`)
  const blocking = items.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0
      ? `${blocking} ${blocking === 1 ? "point keeps" : "points keep"} the site from opening (✗). Please confirm the others (?).`
      : "Nothing keeps the site from opening. Please confirm the points above."
  return `${sections.join("\n\n")}\n\n${verdict}\n`
}

function describe({ blocks, what, why, where }: LaunchItem): string {
  return `  ${blocks ? "✗" : "?"} ${what}\n      why:   ${why}\n      where: ${where}`
}

/** @param words the address of a live site to check as well, if any */
async function main(words: readonly string[]): Promise<number> {
  try {
    const [address, surplus] = words
    if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".`)
    const environment: Environment = readEnvironment()
    const config: Config = parseConfig(environment)
    const found: Group[] = [["What is built", builtSitePoints(dist, business, config)]]
    if (address) found.push([`The site at ${address}`, await liveSitePoints(address, config)])
    const items = launchItems(business, config, environment, found)
    process.stdout.write(report(items))
    return items.some(({ blocks }) => blocks) ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
