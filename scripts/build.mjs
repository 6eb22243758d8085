import { build, loadSettings } from "./toolchain.mjs"

build()
loadSettings()
if (!process.env.PUBLIC_SUPABASE_URL)
  console.log(
    "The contact form sends to the server of these pages: npm run serve. For a static host, set PUBLIC_SUPABASE_URL.",
  )
