import { business } from "../../business.ts"
import type { Language } from "../../languages.ts"
import { pathTo } from "../../routes.ts"
import { colorOf } from "../styles/colors.ts"

/** Icon sizes for home screens and start menus, in pixels. */
export const appIconSizes = [192, 512] as const

/** One manifest per language: a shortcut made on a Spanish page opens the Spanish home page. */
export function manifestPath(language: Language): string {
  return `/site-${language}.webmanifest`
}

/**
 * The manifest for home screens (https://www.w3.org/TR/appmanifest/). The site opens as an ordinary
 * page with the browser's address bar: people check an address before they talk about a loan.
 * @param description the home page's
 */
export function webManifest(language: Language, description: string): string {
  const file = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })
  const paper = colorOf("paper", "light")
  return JSON.stringify({
    id: pathTo("home", language),
    name: business.name,
    short_name: business.name.split(/,? /)[0],
    description,
    lang: language,
    dir: "ltr",
    start_url: pathTo("home", language),
    display: "browser",
    theme_color: paper,
    background_color: paper,
    icons: [
      ...appIconSizes.map((size) => ({ ...file(size), purpose: "any" })),
      { ...file(512), purpose: "maskable" },
    ],
  })
}
