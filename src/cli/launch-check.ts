import { fileURLToPath } from "node:url"
import { business } from "../business.ts"
import { problemsOf } from "../business-problems.ts"
import { parseConfig, readEnvironment } from "../server/config.ts"
import { builtSiteItems } from "./built-site.ts"
import { parseArguments, UsageError } from "./command.ts"
import { type Group, launchItems, type OpenItem } from "./launch-items.ts"
import { liveSiteItems } from "./live-site.ts"

const dist = fileURLToPath(new URL("../../dist", import.meta.url))

/** Everything that the owner still has to supply or confirm before the site can open. */
function report(items: readonly OpenItem[]): string {
  if (items.length === 0) return "Nothing is missing: the site is ready to open.\n"
  const groups = Map.groupBy(items, ({ group }) => group)
  const sections = [...groups].map(([group, members]) => `${group}\n${members.map(describe).join("\n")}`)
  const blocking = items.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0
      ? `${blocking} ${blocking === 1 ? "item keeps" : "items keep"} the site from opening (✗). Please confirm the others (?).`
      : "Nothing keeps the site from opening. Please confirm the items above."
  return `${sections.join("\n\n")}\n\n${verdict}\n`
}

function describe({ blocks, what, why, where }: OpenItem): string {
  return `  ${blocks ? "✗" : "?"} ${what}\n      why:   ${why}\n      where: ${where}`
}

/** @param args the address of a live site to check as well, if any, and how */
async function main(args: readonly string[]): Promise<number> {
  try {
    const { positionals, values } = parseArguments(args, 1, {
      dkim: { type: "string" },
      "trial-mail": { type: "boolean" },
    })
    const [address] = positionals
    const { dkim, "trial-mail": trialMail } = values
    if (!address && (dkim || trialMail))
      throw new UsageError("--dkim and --trial-mail need the live site's address.")
    const config = parseConfig(readEnvironment())
    const malformed = (await problemsOf(business)).map((problem) => ({
      open: true,
      blocks: true,
      what: `${problem}.`,
      why: "The build stops at it.",
      where: "src/business.ts",
    }))
    const more: Group[] = [
      ["Malformed facts", malformed],
      ["What is built", builtSiteItems(dist, business, config)],
    ]
    if (address)
      more.push([`The site at ${address}`, await liveSiteItems(address, config, { dkim, trialMail })])
    const items = launchItems(business, config, more)
    process.stdout.write(report(items))
    return items.some(({ blocks }) => blocks) ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
