/** Shapes that the scenes share, in the units of the drawing. Every roof rises 8 on 12. */

export type Color =
  | "clay"
  | "clay-2"
  | "peach"
  | "haint"
  | "sun"
  | "glow"
  | "room"
  | "hill"
  | "hill-2"
  | "pine"
  | "pine-2"
  | "lime"
  | "lime-2"
  | "shade"
  | "glass"

export const color = (name: Color) => `var(--${name})`

const pitch = 2 / 3
const { round } = Math

/** How high a roof rises over half its width. */
export const rise = (half: number) => round(half * pitch)

/** A gable: a triangle with its ridge at x, y. */
export const gable = (x: number, y: number, half: number) => `M${x} ${y}l${half} ${rise(half)}h${-2 * half}z`

/** The two sloping boards along a gable's edge, `thick` high, seen from the front. */
export const rafters = (x: number, y: number, half: number, thick: number) =>
  `M${x} ${y}l${half} ${rise(half)}v${thick}l${-half} ${-rise(half)}l${-half} ${rise(half)}v${-thick}z`

/** A rectangle as a path, so that many make one element. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** The same rectangle at several x: posts, piers, doors. */
export const boxes = (at: readonly number[], y: number, width: number, height: number) =>
  at.map((x) => box(x, y, width, height)).join("")

interface PatternProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Thickness of a bar, and the distance from one to the next. */
  readonly bar: number
  readonly step: number
  readonly ink: Color
}

/** Level bars down a wall from its upper edge: clapboards, steps, louvres. One dashed stroke as wide as the wall. */
export function Boards({ x, y, width, height, bar, step, ink }: PatternProps) {
  return (
    <path
      d={`M${x + width / 2} ${y}v${height}`}
      stroke={color(ink)}
      strokeWidth={width}
      strokeDasharray={`${bar} ${step - bar}`}
    />
  )
}

/** Upright bars across a width from its left edge: pickets, balusters, seams of a tin roof. */
export function Bars({ x, y, width, height, bar, step, ink }: PatternProps) {
  return (
    <path
      d={`M${x} ${y + height / 2}h${width}`}
      stroke={color(ink)}
      strokeWidth={height}
      strokeDasharray={`${bar} ${step - bar}`}
    />
  )
}

/** Clapboards of a gable, each line as long as the wall is wide there. */
export function GableBoards({ x, y, half, step }: { x: number; y: number; half: number; step: number }) {
  const lines = Array.from({ length: Math.floor(rise(half) / step) }, (_, row) => {
    const reach = round(((row + 1) * step) / pitch)
    return `M${x - reach} ${y + (row + 1) * step}h${2 * reach}`
  })
  return <path d={lines.join("")} stroke={color("lime-2")} strokeWidth="2" />
}

interface WindowsProps {
  readonly at: readonly number[]
  readonly y: number
  readonly width: number
  readonly height: number
  /** Width of each of the two shutters; none without it. */
  readonly shutter?: number
}

/** Tall sash windows, two panes over two, with open shutters. */
export function Windows({ at, y, width, height, shutter = 0 }: WindowsProps) {
  const bars = at.map((x) => `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`)
  return (
    <>
      {shutter > 0 && (
        <path
          fill={color("pine")}
          d={boxes(
            at.map((x) => x - shutter - 2),
            y,
            width + 2 * shutter + 4,
            height,
          )}
        />
      )}
      <path
        fill={color("glass")}
        stroke={color("lime")}
        strokeWidth="4"
        d={boxes(at, y, width, height) + bars.join("")}
      />
    </>
  )
}

/** One tuft of long needles, flat below; the same relative path each time, which compresses to nothing. */
const tuft = "h-52l-8-13 11 1-3-14 13 6 1-17 13 10 8-17 9 17 14-11 1 17 13-7-3 14 11-1z"

/** Where the tufts of one crown sit, on a tree 400 high that stands at 0, 0. */
const crown = [
  [26, -372],
  [-6, -338],
  [62, -326],
  [20, -300],
  [-26, -276],
  [80, -264],
  [34, -240],
  [-10, -214],
] as const

const boughs = "M-3-380h6L8 0H-8zM0-220l-34 3 3-4 31-14 52-20 3 4zM0-276l-50-2 2-3 48-12 34-30 4 3z"

/** Longleaf pines standing at x, y: bare dark trunks and tufted crowns, `scale` 1 being 400 high, a
 * negative one leaning the other way. */
export function Pines({
  at,
  ink = "pine",
}: {
  at: readonly (readonly [x: number, y: number, scale: number])[]
  ink?: Color
}) {
  const [first, ...others] = at.map(
    ([x, y, scale]) => `translate(${x} ${y})scale(${scale} ${Math.abs(scale)})`,
  )
  return (
    <>
      <g transform={first}>
        <g id="pine">
          <path fill={color("pine-2")} d={boughs} />
          <path fill={color(ink)} d={crown.map(([x, y]) => `M${x} ${y}${tuft}`).join("")} />
        </g>
      </g>
      {others.map((transform) => (
        <use key={transform} href="#pine" transform={transform} />
      ))}
    </>
  )
}

interface PersonProps {
  readonly x: number
  readonly y: number
  readonly skin: Color
  readonly top: Color
  readonly bottom: Color
  /** The near arm, from the shoulder at 0, -138. */
  readonly arm: string
}

/** Somebody who stands at x, y, 190 high: no face, so that anyone may be meant. */
export function Person({ x, y, skin, top, bottom, arm }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={color(bottom)} d="M-25-84h50l-4 84h-18l-3-58-3 58h-18z" />
      <path fill={color(skin)} d="M-17-172a17 19 0 0 1 34 0q0 13-9 18v14H-8v-14q-9-5-9-18z" />
      <path fill={color(top)} d="M-26-140q26-16 52 0l4 62h-60z" />
      <path fill="none" stroke={color(top)} strokeWidth="13" strokeLinecap="round" d={`M-1-130${arm}`} />
    </g>
  )
}

/** A rocking chair from the side, its back to the left: one line, to be stroked. */
export const rockingChair =
  "M-68-10q68 34 136 0M-40 8l-18-172M36 8v-80M-48-64h88M-52-104q44-12 92 0v40M-66-164h18M-54-134h14"

interface SitterProps {
  /** Where the seat meets the back, and the scale; a negative one faces left. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly skin: Color
  readonly top: Color
  readonly bottom: Color
}

/** Somebody who sits, from the side: a head and four strokes. */
export function Sitter({ x, y, scale = 1, skin, top, bottom }: SitterProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale} ${Math.abs(scale)})`} fill="none" strokeLinecap="round">
      <path fill={color(skin)} d="M-14-128a19 19 0 0 1 38 0 19 19 0 0 1-38 0M-6-116h18v22H-6z" />
      <path stroke={color(bottom)} strokeWidth="22" strokeLinejoin="round" d="M2-12h56l6 68" />
      <path stroke={color(top)} strokeWidth="36" d="M0-24 2-78" />
      <path stroke={color(skin)} strokeWidth="11" d="M44-50l24-6" />
      <path stroke={color(top)} strokeWidth="15" d="M6-82l14 36 26-4" />
    </g>
  )
}
