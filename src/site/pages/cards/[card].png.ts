import type { APIRoute } from "astro"
import { drawPng } from "../../../build/draw-png.ts"
import { openFont } from "../../../build/outline-text.ts"
import { allRoutes, type Route } from "../../../routes.ts"
import { copy } from "../../copy/index.ts"
import { socialCard } from "../../document/SocialCard.tsx"

export const getStaticPaths = () =>
  allRoutes().map((route) => ({ params: { card: `${route.page}-${route.language}` }, props: route }))

const fonts = {
  display: await openFont("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2", 750),
  text: await openFont(
    "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    600,
  ),
}

export const GET: APIRoute<Route> = async ({ props: { page, language } }) => {
  const card = socialCard(page, copy[language][page].head.card, fonts)
  return new Response(await drawPng(card))
}
