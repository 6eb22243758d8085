import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import react from "@astrojs/react"
import { defineConfig } from "astro/config"
import { finishBuild } from "./src/build/finish.ts"
import type { ForeignOrigins } from "./src/build/finish-page.ts"
import { prepareFonts } from "./src/build/fonts.ts"
import { writeSiteTokens } from "./src/build/site-tokens.ts"
import { business } from "./src/business.ts"
import { problemsOf } from "./src/business-problems.ts"
import { writeBuildRecord } from "./src/server/build-record.ts"
import { type Config, ConfigError, parseConfig, readEnvironment } from "./src/server/config.ts"
import { englishTerms } from "./src/site/copy/es/english-terms.ts"

// Astro reads .env only after this file, which needs it too. A bad value stops the build as it stops the server.
let config: Config
try {
  Object.assign(process.env, readEnvironment())
  config = parseConfig(process.env, "build")
  process.env["SITE_URL"] = config.siteUrl
  const problems = await problemsOf(business)
  if (problems.length > 0) throw new ConfigError(problems)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Origins that Google's tag uses (developers.google.com/tag-platform/security/guides/csp, Google Ads conversions). */
const tagManager = "https://www.googletagmanager.com"
const advertising = [
  tagManager,
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
]
const advertisingPings = [...advertising, "https://google.com", "https://ad.doubleclick.net"]

function foreignOrigins(): ForeignOrigins {
  const backend = config.backendUrl ? [config.backendUrl] : []
  if (!config.advertising["ADS_CONVERSION_ID"]) return { connect: backend, form: backend }
  return {
    script: advertising,
    image: advertisingPings,
    connect: [...backend, ...advertisingPings],
    frame: [tagManager],
    form: backend,
  }
}

/** Runs last, because the record marks the build as complete. */
const recordBuild = {
  name: "record-build",
  hooks: {
    "astro:build:done": ({ dir }: { dir: URL }) => writeBuildRecord(fileURLToPath(dir), config, business),
  },
}

/** Fewer characters of a hash are fewer bytes in each page, and 2 ** 36 names suffice for any number of releases. */
const assetFileNames = "assets/[name].[hash:6][extname]"

/** Astro names a page's script after the page: Document.astro_astro_type_script_index_1_lang. */
const nameScript = ({ name }: { name: string }) =>
  `assets/${name.includes("script") ? "swap-fonts" : "[name]"}.[hash:6].js`

/** By its file, whose name is repeated and so costs a page fewer bytes than a hash. */
const nameClass = (name: string, file: string) => `${name}-${basename(file, ".module.css")}`

const contactServer = `http://127.0.0.1:${process.env["CONTACT_SERVER_PORT"] ?? 3001}`

await prepareFonts()
await writeSiteTokens()

export default defineConfig({
  srcDir: "./src/site",
  output: "static",
  trailingSlash: "never",
  compressHTML: true,
  build: { format: "file", inlineStylesheets: "always", assets: "assets" },
  integrations: [react(), finishBuild({ foreign: foreignOrigins(), englishTerms }), recordBuild],
  devToolbar: { enabled: false },
  vite: {
    build: {
      // Inlines constants that scripts share, because a shared file would cost every page a request.
      rolldownOptions: {
        optimization: { inlineConst: { mode: "all", pass: 2 } },
        output: { assetFileNames },
      },
      // Fonts and pictures are files, and so is the script that only the first page of a visit needs (src/site/browser/swap-fonts.ts).
      assetsInlineLimit: (file, content) =>
        /\.(woff2|png)$/.test(file) || content.includes("new FontFace") ? false : undefined,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { assetFileNames, entryFileNames: nameScript } } } },
    },
    css: { modules: { generateScopedName: nameClass } },
    server: { proxy: { "/functions": contactServer, "/healthz": contactServer } },
  },
})
