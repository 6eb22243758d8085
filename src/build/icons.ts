import { readFile, writeFile } from "node:fs/promises"
import { chromium } from "@playwright/test"

/**
 * Draws the bitmap icons from `public/favicon.svg` in a real browser: run `node src/build/icons.ts` after the mark
 * has changed, and commit what it writes. Not part of a build, because a build needs no browser.
 */
const icons = [
  { file: "public/apple-touch-icon.png", size: 180 },
  { file: "public/icon-512.png", size: 512 },
]

const mark = await readFile("public/favicon.svg", "utf8")
const executablePath = process.env["CHROMIUM_PATH"]
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage()
for (const { file, size } of icons) {
  await page.setViewportSize({ width: size, height: size })
  // Devices cut the corners off: the mark keeps a sixth of the side clear on a ground of its own.
  await page.setContent(`<body style="margin:0;padding:17%;background:#fbf6ea">${mark}`)
  await page.screenshot({ path: file })
}
await page.setViewportSize({ width: 32, height: 32 })
await page.setContent(`<body style="margin:0">${mark}`)
const bitmap = await page.screenshot({ omitBackground: true })
await browser.close()

// An ICO file of one 32-pixel PNG: https://en.wikipedia.org/wiki/ICO_(file_format). Browsers that ask for
// /favicon.ico without being told to get a picture instead of a 404.
const header = Buffer.alloc(22)
header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
header.writeUInt32LE(bitmap.length, 14)
header.writeUInt32LE(header.length, 18)
await writeFile("public/favicon.ico", Buffer.concat([header, bitmap]))
