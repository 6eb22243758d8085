import { favicon } from "../document/icons.ts"

export const GET = () => new Response(favicon())
