import { readFile, writeFile } from "node:fs/promises"
import { transform } from "lightningcss"

const source = "src/site/styles/tokens.css"
const target = "src/contact/site-tokens.ts"

/** The site's tokens as a module for the answer page, because the contact function cannot read the site's files. */
export async function siteTokensModule(): Promise<string> {
  const { code } = transform({ filename: source, code: await readFile(source), minify: true })
  return `/** Written by the build from ${source}. Edit that file instead. */\nexport const siteTokens =\n  ${JSON.stringify(code.toString())}\n`
}

/** Updates the module. It is committed, because the edge function is deployed without a build. */
export async function writeSiteTokens(): Promise<void> {
  const module = await siteTokensModule()
  if ((await readFile(target, "utf8").catch(() => "")) !== module) await writeFile(target, module)
}
