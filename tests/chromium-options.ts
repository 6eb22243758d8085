import type { LaunchOptions } from "@playwright/test"

/** A name that is no loopback address, so that browsers take the page for an insecure one; it leads to this machine. */
const hosts = "MAP office.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"

export const chromiumOptions: LaunchOptions = {
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
}
