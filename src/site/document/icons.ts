import { mark } from "../../mark.ts"
import { colorOf, colorsOn } from "../styles/colors.ts"

const sun = `<path fill="${colorOf("sun", "light")}" d="${mark.sun}"/>`

/**
 * The mark without a background. On a dark tab bar its ink is that of the dark scheme; the .ico, whose renderer ignores
 * this, has the light one's.
 */
export function favicon(): string {
  const ink = `<path id="m" fill="${colorOf("button", "light")}" d="${mark.ink}${mark.link}"/>`
  const dusk = `<style>@media (prefers-color-scheme:dark){#m{fill:${colorOf("button", "dark")}}}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${dusk}${ink}${sun}</svg>`
}

/**
 * The mark on a background, for home screens. Masks may crop an icon to a circle of four fifths of its side
 * (https://www.w3.org/TR/appmanifest/#icon-masks), so the mark stays within it.
 */
export function appIcon(size: number): string {
  const { paper: ground, ink } = colorsOn("light", "on-pine")
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-11 -8.5 54 54"><path fill="${ground}" d="M-11-9h54v55h-54z"/><path fill="${ink}" d="${mark.ink}${mark.link}"/>${sun}</svg>`
}
