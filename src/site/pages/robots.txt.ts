import { deployment } from "../deployment.ts"

export const GET = () =>
  new Response(`User-agent: *
Allow: /

Sitemap: ${deployment.siteUrl}/sitemap.xml
`)
