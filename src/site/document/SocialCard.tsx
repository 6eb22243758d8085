import type { ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { displayFont, textFont } from "../../build/fonts.ts"
import { openFont } from "../../build/outline-text.ts"
import { business } from "../../business.ts"
import { mark } from "../../mark.ts"
import type { PageId } from "../../routes.ts"
import { AboutScene } from "../illustrations/AboutScene.tsx"
import { AlliancesScene } from "../illustrations/AlliancesScene.tsx"
import { ContactScene } from "../illustrations/ContactScene.tsx"
import { FlyerScene, flyerSun } from "../illustrations/FlyerScene.tsx"
import { HomeScene } from "../illustrations/HomeScene.tsx"
import { MortgageScene } from "../illustrations/MortgageScene.tsx"
import { PrivacyScene } from "../illustrations/PrivacyScene.tsx"
import { RealEstateScene } from "../illustrations/RealEstateScene.tsx"
import sceneStyles from "../illustrations/Scene.module.css?raw"
import { ServicesScene } from "../illustrations/ServicesScene.tsx"
import { colorsOn, inHexadecimal } from "../styles/colors.ts"
import { fitHeadline, leading } from "./headline.ts"

/** The size that social networks crop least, in pixels (https://ogp.me and each network's guide). */
const cardSize = { width: 1200, height: 630 } as const

interface Picture {
  readonly Scene: ComponentType
  /** Surface behind the text. */
  readonly ground: string
  /** Surface whose color is the sky. */
  readonly sky: string
  /** Size of the drawing in the card, and how far its middle is moved, so that the sun stands clear of the roof. */
  readonly scale?: number
  readonly shift?: number
}

const pictures: Readonly<Record<PageId, Picture>> = {
  home: { Scene: HomeScene, ground: "on-pine", sky: "on-haint" },
  about: { Scene: AboutScene, ground: "on-haint", sky: "on-shade" },
  services: { Scene: ServicesScene, ground: "on-peach", sky: "on-haint", scale: 0.8, shift: -40 },
  alliances: { Scene: AlliancesScene, ground: "on-pine", sky: "on-peach", shift: 90 },
  contact: { Scene: ContactScene, ground: "on-clay", sky: "on-haint", scale: 0.7, shift: 278 },
  privacy: { Scene: PrivacyScene, ground: "on-shade", sky: "on-haint", scale: 0.8, shift: -50 },
  mortgage: { Scene: MortgageScene, ground: "on-clay", sky: "on-peach", shift: 10 },
  realEstate: { Scene: RealEstateScene, ground: "on-haint", sky: "on-shade", scale: 0.8, shift: 90 },
  flyer: { Scene: FlyerScene, ground: "on-peach", sky: "on-shade", scale: 0.76, shift: 380 },
}

const fonts = {
  display: await openFont(displayFont.source, displayFont.weight),
  text: await openFont(textFont.source, 600),
}

/** The house that frames the picture: its ridge, half its width, and its roof boards; it rises 8 on 12. */
const house = { x: 866, ridge: 80, half: 272, overhang: 34, board: 30 } as const
const rise = (half: number) => (half * 2) / 3
const eaves = house.ridge + rise(house.half)
const walls = `M${house.x} ${house.ridge}l${house.half} ${rise(house.half)}V630h${-2 * house.half}V${eaves}z`
const span = house.half + house.overhang
// A pixel deeper than the board, or the edges of roof and picture would both be half transparent there.
const roof = `M${house.x} ${house.ridge - house.board}l${span} ${rise(span)}v${house.board + 1}l${-span} ${-rise(span)}l${-span} ${rise(span)}v${-house.board - 1}z`

/** Where Scene.module.css has the sun of a page's scene, in the units of the drawing. */
function sunOf(page: PageId) {
  if (page === "flyer") return flyerSun
  const [, x, y, r] =
    new RegExp(`\\.${page} \\{\\s*--x: (-?\\d+);\\s*--y: (\\d+);\\s*--r: (\\d+);`).exec(sceneStyles) ?? []
  if (!r) throw new Error(`Scene.module.css has no sun for page ${page}`)
  return { cx: 800 + Number(x), cy: 640 - Number(y), r: Number(r) }
}

/** The colors of a scene in the light scheme; the flyer's uses one ink. */
function sceneColors(page: PageId): Readonly<Record<string, string>> {
  const { ground, sky } = pictures[page]
  const colors = colorsOn("light", sky)
  if (page !== "flyer") return colors
  const { ink = "", paper = "" } = { ...colorsOn("light", ground), paper: colors["paper"] }
  return { ...colors, pine: ink, "pine-2": ink, clay: ink, glass: ink, lime: paper, "lime-2": ink }
}

/** The drawing of a scene, without its wrapper elements and styles. */
function drawingOf(page: PageId, colors: Readonly<Record<string, string>>): string {
  const { Scene } = pictures[page]
  const [, drawing] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(renderToStaticMarkup(<Scene />)) ?? []
  if (!drawing) throw new Error(`the scene of page ${page} has no drawing`)
  // Its renderer knows neither light-dark() nor oklch(). A card shows noon.
  const atNoon = inHexadecimal(
    drawing.replace(/light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)/g, "$1"),
  )
  return atNoon.replace(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const color = colors[token]
    if (!color) throw new Error(`the scene of page ${page} uses --${token}, which is not a token`)
    return color
  })
}

function HouseOnStreet({ page }: { readonly page: PageId }) {
  const { scale = 0.86, shift = 0 } = pictures[page]
  const colors = sceneColors(page)
  const sun = sunOf(page)
  const place = `translate(${house.x - (800 + shift) * scale} ${cardSize.height - 640 * scale})scale(${scale})`
  return (
    <g clipPath="url(#walls)">
      <path fill={colors["paper"]} d="M0 0h1200v630H0z" />
      <g transform={place}>
        <path fill={colors["low"]} fillOpacity="0.4" d="M0 269h1600v371H0z" />
        <path fill={colors["low"]} fillOpacity="0.66" d="M0 397h1600v243H0z" />
        <circle {...sun} r={sun.r * 3.6} fill={colors["glow"]} fillOpacity="0.5" />
        <circle {...sun} r={sun.r * 2.1} fill={colors["glow"]} />
        <circle {...sun} fill={colors["sun"]} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the scene, rendered by React above */}
        <g dangerouslySetInnerHTML={{ __html: drawingOf(page, colors) }} />
      </g>
    </g>
  )
}

/** At a size of 1. */
const widthOf = (font: typeof fonts.text, text: string) => font(text, 1000).width / 1000

/** At most so large that it ends before the roof begins. */
const fitted = (font: typeof fonts.text, text: string, size: number, width: number) =>
  font(text, Math.min(size, width / widthOf(font, text))).path

function Signature({ sun }: { readonly sun: string | undefined }) {
  const [first = "", ...rest] = business.name.split(" ")
  const { city, region } = business.address
  const { nmlsId } = business.lender
  // O.C.G.A. 7-1-1016(2): in every advertisement, and a card is shown without its page.
  const place = `${city}, ${region}${nmlsId ? ` · NMLS ${nmlsId}` : ""}`
  return (
    <>
      <g transform="translate(60 52)scale(2.625)">
        <path d={mark.ink} />
        <path d={mark.sun} fill={sun} />
        <path d={mark.link} />
      </g>
      <path transform="translate(162 94)" d={fitted(fonts.display, first, 46, 600)} />
      <path transform="translate(163 129)" d={fitted(fonts.text, rest.join(" "), 25, 550)} />
      <path transform="translate(64 574)" d={fitted(fonts.text, place, 28, 520)} />
    </>
  )
}

function Headline({ text }: { readonly text: string }) {
  const room = { width: 484, height: 352, largest: 84 }
  const { lines, size } = fitHeadline(text, (word) => widthOf(fonts.display, word), room)
  return lines.map((line, index) => {
    const baseline = Math.round(514 - (lines.length - 1 - index) * size * leading)
    return <path key={line} transform={`translate(64 ${baseline})`} d={fonts.display(line, size).path} />
  })
}

/**
 * The card shown when a page is shared: its scene under a roof, beside its headline.
 * @returns SVG without text, styles or variables
 */
export function socialCard(page: PageId, headline: string): string {
  const { paper, ink } = colorsOn("light", pictures[page].ground)
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}>
      <clipPath id="walls">
        <path d={walls} />
      </clipPath>
      <path fill={paper} d="M0 0h1200v630H0z" />
      <g fill={ink} color={ink}>
        <HouseOnStreet page={page} />
        <path d={roof} />
        <Signature sun={colorsOn("light")["sun"]} />
        <Headline text={headline} />
      </g>
    </svg>,
  )
}
