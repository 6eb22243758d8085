import react from "@astrojs/react"
import { defineConfig } from "astro/config"

export default defineConfig({
  srcDir: "./src/site",
  output: "static",
  trailingSlash: "never",
  integrations: [react()],
  build: { format: "file", inlineStylesheets: "always", assets: "assets" },
  compressHTML: true,
  devToolbar: { enabled: false },
})
