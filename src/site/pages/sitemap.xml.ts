import { deployment } from "../deployment.ts"
import { sitemap } from "../document/head.ts"

export const GET = () => new Response(sitemap(deployment.siteUrl))
