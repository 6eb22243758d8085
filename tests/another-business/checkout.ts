import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { languages } from "../../src/languages.ts"
import { business, mark, sixthProgram, stories } from "./facts.ts"

/** A checkout adapted to another business. */
export const checkout = resolve("test-results/another-business")

const inCheckout = (path: string) => join(checkout, path)

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(inCheckout(path), "utf8")
  const after = change(before)
  if (after === before) throw new Error(`${path} no longer contains the text to replace`)
  writeFileSync(inCheckout(path), after)
}

const json = (value: unknown) => JSON.stringify(value, undefined, 2)

/** Copies this checkout and changes only what docs/your-business.md tells an owner to change. */
export async function makeAnotherBusiness(): Promise<void> {
  rmSync(checkout, { recursive: true, force: true })
  mkdirSync(checkout, { recursive: true })
  const parts = [
    "src",
    "scripts",
    "tests/build",
    "tests/certificate.ts",
    "tests/dns-server.ts",
    "tests/is-sample.ts",
    "tests/server/mail-server.ts",
    "tests/spawn-server.ts",
    "deploy",
    "astro.config.ts",
    "vitest.config.ts",
    "tsconfig.json",
  ]
  for (const part of [...parts, "package.json", "package-lock.json", ".env.example"])
    cpSync(part, inCheckout(part), { recursive: true })

  symlinkSync(resolve("node_modules"), inCheckout("node_modules"))

  edit("src/business.ts", (text) =>
    text.replace(/(?<=export const business: Business = )[\s\S]*/, json(business)),
  )
  edit("src/mark.ts", (text) => text.replace(/(?<=export const mark = )[\s\S]*/, json(mark)))
  for (const language of languages) {
    edit(`src/site/copy/${language}/story.ts`, (text) =>
      text.replace(/(?<=export const story: Story = )[\s\S]*/, json(stories[language])),
    )
    edit(`src/site/copy/${language}/loan-programs.ts`, (text) =>
      text.replace(/\n\]\n/, `\n  ${json(sixthProgram[language])},\n]\n`),
    )
  }
  edit("src/site/views/About.tsx", (text) => text.replace("<Creek />", "").replace("Creek, ", ""))
  mkdirSync(inCheckout("src/site/people"), { recursive: true })
  await sharp({ create: { width: 600, height: 800, channels: 3, background: "#7a5" } })
    .jpeg()
    .toFile(inCheckout("src/site/people/first.jpg"))
}

/** Runs a tool in that checkout, without this checkout's settings. */
export function runThere(
  command: string,
  args: readonly string[],
): { status: number | null; output: string } {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|BUILT_SITE|CONTACT_|PUBLIC_|ADS_|VITEST|NODE_ENV|SMTP_|MAIL_|DATA)/.test(name),
  )
  const { status, stdout, stderr } = spawnSync(resolve("node_modules/.bin", command), args, {
    cwd: checkout,
    env: {
      ...Object.fromEntries(inherited),
      PATH: `${resolve("node_modules/.bin")}:${process.env["PATH"]}`,
      ASTRO_TELEMETRY_DISABLED: "1",
      STRICT_BUDGETS: "1",
    },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: `${stdout}\n${stderr}` }
}
