import { color } from "./shapes.tsx"

/** A sleeve and a hand that lies on the table, seen from above: it reaches up from 0, 0. */
const hand =
  "M-19 6v-92q-16-14-14-26 2-8 9-2l7 10-3-44q1-11 9-10 7 0 8 11l2 20 2-32q2-10 9-9 8 1 8 11l-1 32 5-24q3-8 9-6 7 2 6 11l-6 44q-2 22-13 30V6z"

const hands = [
  ["translate(96 424)rotate(20)", "peach", "pine"],
  ["translate(290 440)rotate(-4)", "clay-2", "lime"],
  ["translate(486 424)rotate(-22)", "clay", "pine-2"],
] as const

/** Many hands at one table, seen from above: a plan, a key and whoever reaches for them. */
export function Hands() {
  return (
    <svg viewBox="0 0 580 420" aria-hidden="true" focusable="false">
      <path fill={color("haint")} d="M290 20a270 270 0 0 1 270 270v130H20V290A270 270 0 0 1 290 20z" />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="3"
        d="M290 44a246 246 0 0 1 246 246v130M44 420V290A246 246 0 0 1 290 44"
      />
      <path fill={color("lime")} d="M190 120l190-16 16 190-190 16z" />
      <path
        fill="none"
        stroke={color("hill-2")}
        strokeWidth="5"
        d="M236 212l56-46 64 36 6 64-118 10zM300 270l-3-40 28-2 3 40"
      />
      <path fill={color("sun")} d="M412 170a24 24 0 1 1 8 22l-44 26 8 14-10 6-8-14-8 4-6-10z" />
      {hands.map(([transform, skin, sleeve]) => (
        <g key={transform} transform={transform}>
          <path fill={color(skin)} d={hand} />
          <path fill={color(sleeve)} d="M-32-34h64l8 140h-80z" />
        </g>
      ))}
    </svg>
  )
}
