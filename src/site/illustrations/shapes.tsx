import type { ReactNode } from "react"

/** Shapes that the scenes share, in the units of the drawing. Every roof rises 8 on 12. */

type Color =
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
  | "skin"
  | "skin-2"
  | "skin-3"
  | "hair"
  | "hair-2"
  | "shoe"

export const color = (name: Color) => `var(--${name})`

const pitch = 2 / 3
const { round } = Math

/** How high a roof rises over half its width. */
const rise = (half: number) => round(half * pitch)

/** A gable: a triangle with its ridge at x, y. */
export const gable = (x: number, y: number, half: number) => `M${x} ${y}l${half} ${rise(half)}h${-2 * half}z`

/** The two sloping boards along a gable's edge, `thick` high, seen from the front. */
export const rafters = (x: number, y: number, half: number, thick: number) =>
  `M${x} ${y}l${half} ${rise(half)}v${thick}l${-half}${-rise(half)}${-half} ${rise(half)}v${-thick}z`

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

/**
 * Level bars down a wall from its upper edge: clapboards, steps, louvers. One dashed stroke as wide as
 * the wall.
 */
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
export function GableBoards({
  x,
  y,
  half,
  step,
  ink = "lime-2",
}: {
  x: number
  y: number
  half: number
  step: number
  ink?: Color
}) {
  const lines = Array.from({ length: Math.floor(rise(half) / step) }, (_, row) => {
    const reach = round(((row + 1) * step) / pitch)
    return `M${x - reach} ${y + (row + 1) * step}h${2 * reach}`
  })
  return <path d={lines.join("")} stroke={color(ink)} strokeWidth="2" />
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

const needles = crown.map(([x, y]) => `M${x}${y}${tuft}`).join("")

const boughs = "M-3-380h6L8 0H-8zM0-220l-34 3 3-4 31-14 52-20 3 4zM0-276l-50-2 2-3 48-12 34-30 4 3z"

/** The whole tree in one ink, standing at 0, 0. */
export const pineSilhouette = boughs + needles

/** The tuft in which a trunk stands. */
const grass = "M-26 3l-6-18 14 10 6-14 4 9 4-7 4 7 4-9 6 14 14-10-6 18z"

/**
 * Longleaf pines standing at x, y: bare dark trunks and tufted crowns, `scale` 1 being 400 high, a negative one turned
 * the other way. Every third leans.
 */
export function Pines({
  at,
  ink = "pine",
}: {
  at: readonly (readonly [x: number, y: number, scale: number])[]
  ink?: Color
}) {
  const [first, ...others] = at.map(
    ([x, y, scale], index) =>
      `translate(${x} ${y})scale(${scale < 0 ? `${scale} ${-scale}` : scale})${index % 3 === 1 ? "skewX(-9)" : ""}`,
  )
  return (
    <>
      <g transform={first}>
        <g id="pine">
          <path fill={color("pine-2")} d={boughs} />
          <path fill={color(ink)} d={needles} />
          <path fill={color(ink)} d={grass} />
        </g>
      </g>
      {others.map((transform) => (
        <use key={transform} href="#pine" transform={transform} />
      ))}
    </>
  )
}

/** Hair on a head at 0, 0 that looks to the right. */
const hair = {
  crop: "M-15 5q-5-26 15-26 15 0 16 14-11 2-18-1-4 3-3 11-7-6-10 2z",
  bob: "M-18 17q-5-38 18-38 16 0 16 15-12 1-18-4-4 11-1 25-8 6-15 2z",
  bun: "M-25-10a9 9 0 0 1 12-8q5-4 13-4 15 1 16 16-12 1-19-4-3 8-3 16-5-5-9-1-3-3-3-8-6-1-7-7z",
  curls: "M-15 7q-8-5-4-12-4-9 5-12 2-9 11-8 7-5 13 1 9-1 8 7 3 5-2 9-9 3-13-1-4 4-8 0-2 8-2 14-4-4-8 2z",
  cap: "M-15 4q-4-26 16-26 13 0 15 13l14 4v4H-4l-3 8-8-3z",
  long: "M-17 40q-10-61 17-61 16 0 16 15-12 1-18-4-4 14 0 28 3 14-5 22-6 3-10 0z",
  beard: "M-15 5q-5-26 15-26 15 0 16 14-11 2-18-1-4 3-3 11-7-6-10 2zM-5 3q6 6 21 1 2 18-8 20-11-2-13-21z",
  hat: "M-28-3l15-8q0-13 14-13t15 13l14 8q-29-7-58 0z",
} as const

interface Looks {
  readonly skin: Color
  readonly top: Color
  readonly bottom: Color
  readonly cut?: keyof typeof hair
  /** Of the hair, or of what is on it. */
  readonly tint?: Color
  /** How far they lean forward from the hip, and how far the head turns with it or back, in degrees. */
  readonly lean?: number
  readonly nod?: number
}

/** A head without a face, so that anyone may be meant, and its neck. */
export const head = "M-10 29L-8 12A14 17 0 1 1 5 16L6 29q-8 9-16 0z"

/**
 * A hand at 0, 0 that points to the right, its thumb up: a stroke from the wrist to each finger's tip. The closed one, which holds
 * something or rests, is a thumb over two strokes that make a fist; into the cupped one, something is put.
 */
const fingers = {
  closed: "M0-2l9-4 9 4M0-1h19M0 3h15",
  open: "M0-1l10-3 9-5M0 0l11-1 10-1M0 1l11 1 9 3M0 2l10 3 6 5M2-2l5-4 2-6",
  cupped: "M0-1l10 3 11-4M0 1l10 4 10-4M0 2l11 5 6-3M0-2l6-2 5-5",
} as const

/** How an arm's strokes end and meet: for both arms at once, which costs fewer bytes. */
const rounded = { strokeLinecap: "round", strokeLinejoin: "round" } as const

/** An arm bent at the elbow. */
function Arm({
  at,
  skin,
  top,
  hand,
}: { at: readonly number[]; hand: keyof typeof fingers } & Pick<Looks, "skin" | "top">) {
  const [x = 0, y = 0, elbowX = 0, elbowY = 0, wristX = 0, wristY = 0] = at
  const turn = round((Math.atan2(wristY - elbowY, wristX - elbowX) * 180) / Math.PI)
  const path = (of: string) => of.replaceAll(" -", "-")
  return (
    <>
      <path
        fill="none"
        stroke={color(skin)}
        strokeWidth="5"
        transform={path(`translate(${wristX} ${wristY})rotate(${turn})`)}
        d={fingers[hand]}
      />
      <path
        fill="none"
        stroke={color(top)}
        strokeWidth="13"
        d={path(`M${x} ${y}L${elbowX} ${elbowY} ${wristX} ${wristY}`)}
      />
    </>
  )
}

/** What is above the hip turns with the back, and the head once more on its neck. */
const rotate = (degrees: number | undefined, at = "") => (degrees ? `rotate(${degrees}${at})` : "")

/** Trunks from the shoulders, 140 over the ground, to the hip. */
const builds = {
  plain: "M-24-129q1-9 10-11l9-3h12l9 3q9 2 9 11l-4 30q4 12 3 25-22 6-45 0-1-13 3-25z",
  slim: "M-21-130q1-8 8-10l8-3h11l8 3q7 2 8 10l-4 32q3 11 2 23-20 5-39 0-1-12 2-23z",
  broad: "M-31-128q2-10 12-12l11-3h15l10 3q11 2 13 13 12 30 5 53-30 9-66 0-7-26 0-54z",
} as const

/** Shoes, bare legs if any, and what is worn below the hip. The weight is on one leg; who climbs has the other foot a rung higher. */
const stances = {
  stand: [
    "M-21 0v-7h13q7 1 9 7zM7 0v-7h13q9 1 11 7z",
    "",
    "M-20-84h40q6 18 3 36L21-5H8L3-46l-5-14-4 55h-15q-5-44 0-79z",
  ],
  stride: [
    "M22 0v-7h13q8 1 10 7zM-44-14l10 9 11 5h-11q-9-1-14-10z",
    "",
    "M-20-84h41l5 34 8 45H21L4-52l-10 24-26 24-12-11 19-28z",
  ],
  wide: [
    "M-27 0v-7h15q7 1 9 7zM10 0v-7h15q9 1 11 7z",
    "",
    "M-26-84h54q6 40-1 79H9L2-56l-10 51h-18q-7-40 0-79z",
  ],
  climb: [
    "M4 0v-7h13q9 1 11 7zM10-29v-7h13q9 1 11 7z",
    "",
    "M-20-84H10l0 38 7 41H4l-15-41zM-4-84h25q16 14 16 27l-11 23H11l7-23-16-7z",
  ],
  skirt: [
    "M-15 0v-6h10q7 0 9 6zM9 0v-6h10q7 0 9 6z",
    "M-14-50h11l-2 45h-8zM9-50h11l-2 45h-8z",
    "M-18-82h37q7 12 11 38-27 8-57 0 3-26 9-38z",
  ],
} as const

const numbers = (path: string) => path.match(/-?\d+/g)?.map(Number) ?? []

interface PersonProps extends Looks {
  readonly id?: string
  readonly x: number
  readonly y: number
  /** The near arm, from the shoulder at 0, -130 to the elbow and to the hand: whoever it belongs to looks its way. */
  readonly arm: string
  readonly hand?: keyof typeof fingers
  /** The far arm, the same way, as if they looked to the right. */
  readonly far?: string
  readonly farHand?: keyof typeof fingers
  readonly build?: keyof typeof builds
  readonly stance?: keyof typeof stances
  /** 1 is 190 high. */
  readonly size?: number
  /** The head of a child is large. */
  readonly young?: boolean
  /** The face turned away from the near arm, over the shoulder. */
  readonly looksBack?: boolean
}

/** Somebody who stands at x, y. */
export function Person({
  id,
  x,
  y,
  skin,
  top,
  bottom,
  arm,
  hand = "closed",
  far = "l-36 29 3 23",
  farHand = "closed",
  cut = "crop",
  tint = "hair",
  build = "plain",
  stance = "stand",
  lean,
  nod,
  size = 1,
  young,
  looksBack,
}: PersonProps) {
  const [elbowX = 0, elbowY = 0, handX = 0, handY = 0] = numbers(arm)
  const [farX = 0, farY = 0, wristX = 0, wristY = 0] = numbers(far)
  const side = elbowX + handX < 0 ? -1 : 1
  const elbow = [side * elbowX, elbowY - 130] as const
  const [shoes, bare, cloth] = stances[stance]
  const scale = side < 0 ? `scale(${-size} ${size})` : size === 1 ? "" : `scale(${size})`
  const back = (
    <>
      <Arm
        at={[-19, -131, farX, farY - 130, farX + wristX, farY + wristY - 130]}
        skin={skin}
        top={top}
        hand={farHand}
      />
      <path fill={color(top)} d={builds[build]} />
      <g
        transform={`translate(2-164)${rotate(nod)}${young ? "scale(1.3)" : ""}${looksBack ? "scale(-1 1)" : ""}`}
      >
        <path fill={color(skin)} d={head} />
        <path fill={color(tint)} d={hair[cut]} />
      </g>
      <Arm
        at={[18, -131, ...elbow, elbow[0] + side * handX, elbow[1] + handY]}
        skin={skin}
        top={top}
        hand={hand}
      />
    </>
  )
  return (
    <g id={id} transform={`translate(${x} ${y})${scale}`} {...rounded}>
      <path fill={color("shoe")} d={shoes} />
      {bare && <path fill={color(skin)} d={bare} />}
      <path fill={color(bottom)} d={cloth} />
      {lean ? <g transform={rotate(lean, " 0-90")}>{back}</g> : back}
    </g>
  )
}

/** Legs of somebody who sits, from the side: feet on the floor, one a little behind the other; one knee over the other; one foot drawn back. */
const sitting = {
  flat: [
    "M52 66v-8h12q11 1 12 8zM28 66v-8h12q11 1 12 8z",
    "M-16-24Q-20 2 0 2h32l-4 58h16L48 10l4 50h18l-6-72q-1-12-14-12z",
  ],
  crossed: [
    "M52 66v-8h12q11 1 12 8zM75 42l7-6 18 3q3 9-5 11z",
    "M-16-24Q-20 2 0 2h44l8 58h16L66 6l10 36 15-6-16-58q-4-12-17-10z",
  ],
  apart: [
    "M36 66v-8h12q11 1 12 8zM82 66v-8h12q11 1 12 8z",
    "M-16-24Q-20 2 0 2h42l-6 58h17l10-42 19 42h17L66-10q-2-14-16-14z",
  ],
} as const

interface SitterProps extends Looks {
  /** Where the seat meets the back, and the scale; a negative one faces left. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Shoulder, elbow, wrist. */
  readonly arm?: readonly number[]
  readonly hand?: keyof typeof fingers
  readonly legs?: keyof typeof sitting
  /** What stands between the body and the near arm, such as a chair's arm. */
  readonly children?: ReactNode
}

/** Somebody who sits, from the side. */
export function Sitter({
  x,
  y,
  scale = 1,
  skin,
  top,
  bottom,
  cut = "crop",
  tint = "hair",
  arm = [4, -80, 14, -47, 42, -51],
  hand = "closed",
  legs = "flat",
  lean,
  nod,
  children,
}: SitterProps) {
  const [shoes, cloth] = sitting[legs]
  const back = rotate(lean) || undefined
  return (
    <g transform={`translate(${x} ${y})scale(${scale} ${Math.abs(scale)})`}>
      <path fill={color("shoe")} d={shoes} />
      <path fill={color(bottom)} d={cloth} />
      <g transform={back}>
        <path fill={color(top)} d="M-17-75q1-13 13-16l12-1q13 3 13 17l-2 57q-18 6-35 0-6-28-1-57z" />
        <g transform={`translate(6-114)${rotate(nod)}`}>
          <path fill={color(skin)} d={head} />
          <path fill={color(tint)} d={hair[cut]} />
        </g>
      </g>
      {children}
      <g transform={back} {...rounded}>
        <Arm at={arm} skin={skin} top={top} hand={hand} />
      </g>
    </g>
  )
}

/** A dog that sits at 0, 0 and looks to the right, 80 high. */
export function Dog({ transform, ink, ear }: { transform: string; ink: Color; ear: Color }) {
  return (
    <g transform={transform}>
      <path
        fill={color(ink)}
        d="M22 0H8L6-22Q0-4-4 0h-24q-18 0-22-20 8 10 16 8-2-34 24-52-2-14 12-16l10 2 18 8q4 6-2 10l-14 4q4 18 4 50 6 0 4 6z"
      />
      <path fill={color(ear)} d="M-2-76q-10 6-6 24 10-2 14-16zM28-70l4 3-2 4z" />
    </g>
  )
}

interface RockingChairProps {
  readonly id?: string
  /** The foot of its middle, and the scale; a negative one faces left. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly ink: Color
  readonly sitter?: Looks & Pick<SitterProps, "arm" | "hand" | "legs">
}

/** A rocking chair from the side, and whoever sits in it: the back behind them, the arm before. */
export function RockingChair({ id, x, y, scale = 1, ink, sitter }: RockingChairProps) {
  const line = { fill: "none", stroke: color(ink), strokeWidth: 10, strokeLinecap: "round" } as const
  const front = <path {...line} d="M-68-22q68 34 136 0M36-4v-68M-48-64h88M-50-96q44-12 90 0v32" />
  return (
    <g id={id} transform={`translate(${x} ${y})scale(${scale} ${Math.abs(scale)})`}>
      <path {...line} d="M-40-4l-18-160" />
      <path {...line} strokeWidth="20" d="M-48-74l-9-82" />
      {sitter ? (
        <Sitter x={-34} y={-66} {...sitter}>
          <g transform="translate(34 66)">{front}</g>
        </Sitter>
      ) : (
        front
      )}
    </g>
  )
}
