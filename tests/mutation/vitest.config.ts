import { existsSync } from "node:fs"
import { defineConfig } from "vitest/config"

/** The tests beside the file that holds the fault; where it has none, the suites that run the server in their own process. */
const own = (process.env["MUTATED_FILE"] ?? "").replace(/\.tsx?$/, ".test.ts")
const suites = ["config", "contact-call", "delivery", "digest", "form-post", "launch-items"]

export default defineConfig({
  test: {
    include: existsSync(own) ? [own] : suites.map((name) => `tests/server/${name}.test.ts`),
    ...(!existsSync(own) && { globalSetup: "tests/server/global-setup.ts" }),
    setupFiles: "tests/server/close-connections.ts",
    css: { include: /\.css\?raw$/ },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
