import type { APIRoute } from "astro"
import { drawPng } from "../../../build/draw-png.ts"
import { allRoutes, type Route } from "../../../routes.ts"
import { copy } from "../../copy/index.ts"
import { socialCard } from "../../document/SocialCard.tsx"

export const getStaticPaths = () =>
  allRoutes().map((route) => ({ params: { card: `${route.page}-${route.language}` }, props: route }))

export const GET: APIRoute<Route> = async ({ props: { page, language } }) => {
  const card = socialCard(page, copy[language][page].head.card)
  return new Response(await drawPng(card))
}
