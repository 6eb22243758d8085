import type { APIRoute } from "astro"
import { drawPng } from "../../build/draw-png.ts"
import { appIcon } from "../document/icons.ts"
import { appIconSizes } from "../document/manifest.ts"

export const getStaticPaths = () =>
  appIconSizes.map((size) => ({ params: { size: String(size) }, props: { size } }))

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(await drawPng(appIcon(props.size)))
