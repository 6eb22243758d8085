import type { LaunchOptions } from "@playwright/test"

/** Browsers treat pages on office.test as insecure, because the name is not a loopback address. It leads to this machine. */
const hosts = "MAP office.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"

export const chromiumOptions = {
  // Playwright disables the back/forward cache, which visitors' browsers have.
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
} satisfies LaunchOptions

/** Chromium without browser windows, if it is installed: each page takes a fraction of the time. */
export const headlessOptions = {
  ...chromiumOptions,
  executablePath: process.env["CHROMIUM_HEADLESS_PATH"] ?? chromiumOptions.executablePath,
} satisfies LaunchOptions
