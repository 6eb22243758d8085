import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { business } from "../business.ts"
import { problemsOf } from "../business-problems.ts"
import { withBuiltSettings } from "../server/build-record.ts"
import { parseConfig, readEnvironment, unknownSettings } from "../server/config.ts"
import { builtSiteItems } from "./built-site.ts"
import { parseArguments, UsageError } from "./command.ts"
import { type Group, launchItems, report } from "./launch-items.ts"
import { liveSiteItems } from "./live-site.ts"

const dist = fileURLToPath(new URL("../../dist", import.meta.url))

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
    const config = parseConfig(withBuiltSettings(dist, readEnvironment()))
    const malformed = (await problemsOf(business)).map((problem) => ({
      open: true,
      blocks: true,
      what: `${problem}.`,
      why: "The build stops at it.",
      where: "src/business.ts",
    }))
    const names = unknownSettings().join(", ")
    const unknown = {
      open: names !== "",
      blocks: false,
      what: `Check these names in .env: ${names}.`,
      why: "Nothing here reads them. A misspelled setting has no effect.",
      where: ".env.example has every name",
    }
    const more: Group[] = [
      ["Settings", [unknown]],
      ["Malformed facts", malformed],
      ["What is built", builtSiteItems(dist, business, config)],
    ]
    if (address !== undefined) {
      const build = existsSync(dist) ? dist : undefined
      more.push([`The site at ${address}`, await liveSiteItems(address, config, { dkim, trialMail, build })])
    }
    const { text, code } = report(launchItems(business, config, more))
    process.stdout.write(text)
    return code
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
