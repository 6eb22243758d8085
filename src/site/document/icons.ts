import { mark } from "../../mark.ts"
import { colorOf, colorsOn } from "../styles/colors.ts"

const sun = `<circle cx="${mark.sun.cx}" cy="${mark.sun.cy}" r="${mark.sun.r}" fill="${colorOf("sun", "light")}"/>`

/** The mark on nothing, in two colors that stand out on a light and on a dark row of tabs alike. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colorOf("button", "light")}" d="${mark.roof}${mark.doors}"/>${sun}</svg>`
}

/**
 * The mark on a ground of its own, for home screens. Devices cut the corners off, and a mask may leave no more than
 * the circle of four fifths of the side (https://www.w3.org/TR/appmanifest/#icon-masks): the mark lies within it.
 */
export function appIcon(size: number): string {
  const { paper: ground, ink } = colorsOn("light", "on-pine")
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-11 -8.5 54 54"><path fill="${ground}" d="M-11-9h54v55h-54z"/><path fill="${ink}" d="${mark.roof}${mark.doors}"/>${sun}</svg>`
}
