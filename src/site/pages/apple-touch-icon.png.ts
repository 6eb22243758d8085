import { drawPng } from "../../build/draw-png.ts"
import { appIcon } from "../document/icons.ts"

export const GET = async () => new Response(await drawPng(appIcon(180)))
