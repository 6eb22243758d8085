import type { APIRoute } from "astro"
import { type Language, languages } from "../../languages.ts"
import { copy } from "../copy/index.ts"
import { webManifest } from "../document/manifest.ts"

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  new Response(webManifest(language, copy[language].home.head.description))
