import { execFile } from "node:child_process"
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { createFolder } from "./server-process.ts"

test("npm start keeps the installed packages if it cannot install new ones", async () => {
  const folder = await createFolder()
  await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
  const manifest = { name: "site", version: "1.0.0", dependencies: { node: "26.10.0" } }
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest))
  await mkdir(join(folder, "node_modules", "astro"), { recursive: true })
  await writeFile(join(folder, "node_modules", "astro", "index.js"), "whole")
  const env = {
    PATH: process.env["PATH"],
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_fetch_retries: "0",
    npm_config_cache: join(folder, "cache"),
  }
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) =>
    execFile(process.execPath, ["scripts/start.mjs"], { cwd: folder, env }, (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    ),
  )
  expect(code).toBe(1)
  expect(stderr).toContain("The packages could not be installed")
  expect(await readFile(join(folder, "node_modules", "astro", "index.js"), "utf8")).toBe("whole")
  expect((await readdir(folder)).sort()).toEqual(["cache", "node_modules", "package.json", "scripts"])
})
