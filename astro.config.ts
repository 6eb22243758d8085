import react from "@astrojs/react"
import { defineConfig } from "astro/config"
import { type ForeignOrigins, finishBuild } from "./src/build/finish.ts"
import { prepareFonts } from "./src/build/fonts.ts"

const advertising = [
  "https://www.googletagmanager.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
]

function foreignOrigins(): ForeignOrigins {
  const backend = process.env["PUBLIC_SUPABASE_URL"]
    ? [new URL(process.env["PUBLIC_SUPABASE_URL"]).origin]
    : []
  const ads = process.env["ADS_CONVERSION_ID"] ? advertising : []
  return { script: ads, image: ads, connect: [...backend, ...ads], form: backend }
}

const contactServer = `http://127.0.0.1:${process.env["CONTACT_SERVER_PORT"] ?? 3001}`

await prepareFonts("src/site/fonts")

export default defineConfig({
  srcDir: "./src/site",
  output: "static",
  trailingSlash: "never",
  compressHTML: true,
  build: { format: "file", inlineStylesheets: "always", assets: "assets" },
  integrations: [react(), finishBuild(foreignOrigins())],
  devToolbar: { enabled: false },
  vite: {
    build: { assetsInlineLimit: (file) => (/\.(woff2|png)$/.test(file) ? false : undefined) },
    css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
    server: { proxy: { "/functions": contactServer, "/healthz": contactServer } },
  },
})
