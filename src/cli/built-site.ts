import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Business } from "../business.ts"
import { BuildError, changedSinceBuild, differingSettings } from "../server/build-record.ts"
import type { Config } from "../server/config.ts"
import { type LaunchItem, someOf } from "./launch-items.ts"

/** The sample business's names, and phrases from its story.ts that no other business would use. */
const sample = {
  names: [/noonday/i, /\(770\) 555-0142|7705550142/],
  town: "Woodstock",
  story: [
    /home and the loan, under one roof/i,
    /préstamo, bajo un mismo techo/i,
    /the sun overhead/i,
    /el sol en lo alto/i,
  ],
}

/** Only a lender may say this about itself (O.C.G.A. 7-1-1000). "Another mortgage lender" is somebody else. */
const lenderClaims =
  /(?<!\b(?:another|any other) )mortgage lend(?:er\b|ing)|direct lender|equal housing lender|we lend\b|(?<!\botro )prestamista hipotecario|prestamista con igualdad/i

interface BuiltFile {
  readonly name: string
  readonly text: string
}

/** The text of the built pages and manifests, without styles. */
function readBuilt(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|webmanifest|xml|txt)$/.test(name))
    .sort()
    .map((name) => ({
      name,
      text: readFileSync(join(folder, name), "utf8")
        .replace(/<style[^>]*>[\s\S]*?<\/style>|<!--.*?-->/g, "")
        .replaceAll("\u00a0", " ")
        .replaceAll("&amp;", "&"),
    }))
}

const filesWith = (files: readonly BuiltFile[], patterns: readonly RegExp[]) =>
  files.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(({ name }) => name)

/**
 * Where the pages claim to lend, and in which words. The notice of a state and a registered name are not the firm's to word: Texas has a
 * Department of Savings and Mortgage Lending, which a broker's notice names.
 */
function claimsIn(files: readonly BuiltFile[], { brokerage, lender, stateNotice }: Business) {
  const given = [brokerage.registeredName, lender.legalName, stateNotice?.en, stateNotice?.es]
  return files.flatMap(({ name, text }) => {
    const rest = given.reduce<string>((words, fact) => (fact ? words.replaceAll(fact, "") : words), text)
    const [words] = lenderClaims.exec(rest) ?? []
    return words ? [{ name, words }] : []
  })
}

/** @returns nothing if the server can serve this build */
function whyUnfit(folder: string, config: Config): string | undefined {
  try {
    const differing = differingSettings(folder, config).join("; ")
    if (differing) return `${folder} was built with settings that differ from this server's: ${differing}`
  } catch (error) {
    if (error instanceof BuildError) return error.message
    throw error
  }
  return undefined
}

/** What must change in a built site before it opens to the public. */
export function builtSiteItems(folder: string, business: Business, config: Config): LaunchItem[] {
  const unfit = whyUnfit(folder, config)
  if (unfit)
    return [
      {
        open: true,
        blocks: true,
        what: unfit,
        why: "The pages must be built from these facts and settings.",
        where: "npm run build, with the server's settings",
      },
    ]
  const files = readBuilt(folder)
  const named = filesWith(files, sample.names)
  const places = JSON.stringify([business.address.city, business.brokerage.areaServed])
  const inTown = places.includes(sample.town) ? [] : filesWith(files, [new RegExp(sample.town)])
  const retelling = filesWith(files, sample.story)
  const changed = changedSinceBuild(folder, config, business)
  const claims = business.lender.licenseType === "broker" ? claimsIn(files, business) : []
  return [
    {
      open: named.length > 0 || inTown.length > 0,
      blocks: true,
      what: `Take out the sample's name, town and phone: ${someOf([...new Set([...named, ...inTown])])}.`,
      why: "Visitors would think that this is another firm.",
      where: "src/business.ts and src/site/copy; then npm run build",
    },
    {
      open: retelling.length > 0,
      blocks: true,
      what: `Tell your own story in place of the sample's: ${someOf(retelling)}.`,
      why: "It explains a name and a picture that are not yours.",
      where: "src/site/copy/*/story.ts; then npm run build",
    },
    {
      open: changed.length > 0,
      blocks: true,
      what: `Build again: the pages are older than ${someOf(changed)}.`,
      why: "They show what these said before.",
      where: "npm run build",
    },
    {
      open: claims.length > 0,
      blocks: true,
      what: `Take out what only a lender may say, such as “${claims[0]?.words}”: ${someOf(claims.map(({ name }) => name))}.`,
      why: "The license is a mortgage broker's (O.C.G.A. 7-1-1016).",
      where: "src/site/copy; equalHousing in src/business.ts",
    },
  ]
}
