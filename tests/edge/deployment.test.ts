import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { deno, functionFolder, offline, root } from "./edge-function.ts"

const run = promisify(execFile)
const entry = join(functionFolder, "index.ts")
const env = { NO_COLOR: "1" }
const importMap = join(functionFolder, "deno.json")
const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(importMap, "utf8"))

test.each([
  ["under Deno's own types", "--no-config"],
  ["as strictly as everything else", `--config=${join(root, "tsconfig.json")}`],
])("the edge function is type-checked %s", async (_, config) => {
  // From the root, so that Deno finds the packages' types through package.json.
  await run(deno, ["check", ...offline, config, `--import-map=${importMap}`, entry], { cwd: root, env })
})

/** https://github.com/supabase/cli/blob/develop/pkg/function/deno.go: how `functions deploy` finds what to upload. */
const uploadPattern =
  /(?:import|export)\s+(?:\{[^{}]+\}|.*?)\s*(?:from)?\s*['"](.*?)['"]|import\(\s*['"](.*?)['"]\)/gi

function findUploads(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, from, dynamic] of readFileSync(file, "utf8").matchAll(uploadPattern)) {
    const specifier = (from || dynamic || "").trim()
    if (/^\.{0,2}\/.*\.[^/]+$/.test(specifier)) findUploads(resolve(dirname(file), specifier), found)
  }
  return found
}

interface ModuleGraph {
  readonly modules: readonly {
    readonly kind: string
    readonly specifier: string
    readonly error?: string
    readonly dependencies?: readonly { readonly specifier: string }[]
  }[]
}

async function readModules(): Promise<ModuleGraph["modules"]> {
  const { stdout } = await run(deno, ["info", "--json", "--node-modules-dir=manual", entry], { env })
  const { modules }: ModuleGraph = JSON.parse(stdout)
  return modules
}

test("the Supabase CLI uploads every file that the function loads, and nothing else", async () => {
  const modules = await readModules()
  const loaded = modules
    .filter(({ kind }) => kind === "esm")
    .map(({ specifier }) => relative(root, fileURLToPath(specifier)))
  const uploaded = [...findUploads(entry)].map((file) => relative(root, file))
  expect(uploaded.sort()).toEqual(loaded.sort())
  for (const file of uploaded) expect(file).toMatch(/^(src|supabase)\//)
  expect(modules.filter(({ error }) => error)).toEqual([])
})

test("the platform installs the same package versions that are tested here", async () => {
  // Packages missing from the import map would still be found here, in node_modules.
  const bare = (await readModules())
    .flatMap(({ dependencies = [] }) => dependencies.map(({ specifier }) => specifier))
    .filter((specifier) => !/^(\.|node:)/.test(specifier))
  const mapped = (specifier: string) =>
    Object.keys(imports).some((key) => specifier === key || (key.endsWith("/") && specifier.startsWith(key)))
  expect(bare).toContain("pg")
  expect(bare.filter((specifier) => !mapped(specifier))).toEqual([])
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  for (const specifier of Object.values(imports)) {
    const [, name, version] = /^npm:\/?([^@]+)@([^/]+)\/?$/.exec(specifier) ?? []
    expect(version).toBe(packages[`node_modules/${name}`].version)
  }
})

test("the platform passes requests without a key on to the function, which checks them itself", () => {
  const config = readFileSync(join(root, "supabase/config.toml"), "utf8")
  expect(config).toMatch(/^\[functions\.send-contact-email\]\nverify_jwt = false$/m)
})
