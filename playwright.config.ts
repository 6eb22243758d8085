import { defineConfig } from "@playwright/test"

/** A name that is no loopback address, so that browsers take the page for an insecure one; it leads to this machine. */
const hosts = "MAP office.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"

export default defineConfig({
  testDir: "tests/e2e",
  // A folder of its own: Playwright empties it, and other results lie beside it.
  outputDir: "test-results/playwright",
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "test-results/playwright.json" }],
  ],
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // A busy machine may keep Chromium from drawing a page ahead in time; what passes on the second try is reported as such.
  retries: 1,
  timeout: 30_000,
  use: {
    trace: "retain-on-failure",
    timezoneId: "America/New_York",
    locale: "en-US",
    launchOptions: {
      // Visitors' browsers keep pages for Back, so these do too.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        `--host-resolver-rules=${hosts}`,
      ],
    },
  },
})
