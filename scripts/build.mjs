import { build } from "./toolchain.mjs"

build()
if (!process.env.PUBLIC_SUPABASE_URL)
  console.log(
    "The contact form calls the origin that serves it: npm run serve. For a static host set PUBLIC_SUPABASE_URL.",
  )
