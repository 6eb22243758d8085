import { defineConfig } from "@playwright/test"
import { headlessOptions } from "./tests/chromium-options.ts"
import type { EngineOption } from "./tests/engines/fixtures.ts"

export default defineConfig<object, EngineOption>({
  // Its own folder, because Playwright empties it and other results are next to it.
  outputDir: "test-results/playwright",
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "test-results/playwright.json" }],
  ],
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  fullyParallel: true,
  // Browsers keep two cores busy; there, four workers take a fifth longer.
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous, because slowness alone should not fail a test.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    timezoneId: "America/New_York",
    locale: "en-US",
    launchOptions: headlessOptions,
  },
  projects: [
    { name: "chromium only", testDir: "tests/e2e" },
    ...(["chromium", "firefox", "webkit"] as const).map((engine) => ({
      name: engine,
      testDir: "tests/engines",
      use: { engine },
      ...(engine !== "firefox" && { grepInvert: /in Firefox,/ }),
    })),
  ],
})
