import { color } from "./shapes.tsx"

/** A hand that holds the corner of a sheet: its fingers behind, its thumb before, the cuff and the sleeve. */
const fingers =
  "M72 372l-8-46q0-40 34-52l58-26q22-8 24 8 0 10-14 16l28-2q16 0 16 14t-16 16q12 2 10 14-2 12-16 12 6 8-2 16-24 26-58 46z"
const thumb = "M66 340q14-50 66-62l44-4q16 0 16 14 0 12-14 14l-38 8q-8 46-34 62z"

const hands = [
  [undefined, "skin-3", "pine"],
  ["translate(580 0)scale(-1 1)", "skin", "shade"],
] as const

/** Two at one plan, each with a corner of it. */
export function Hands() {
  return (
    <svg viewBox="0 0 580 420" aria-hidden="true">
      <path fill={color("haint")} d="M290 0a290 290 0 0 1 290 290v130H0V290A290 290 0 0 1 290 0z" />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="3"
        d="M290 24a266 266 0 0 1 266 266v130M24 420V290A266 266 0 0 1 290 24"
      />
      {hands.map(([transform, skin]) => (
        <path key={skin} transform={transform} fill={color(skin)} d={fingers} />
      ))}
      <path fill={color("lime")} d="M128 104h324v224H128z" />
      <path
        fill="none"
        stroke={color("hill-2")}
        strokeWidth="6"
        d="M176 204l114-76 114 76M196 192v102h188V192M262 294v-52h26v52M294 294v-52h26v52M216 214h28v28h-28zM338 214h28v28h-28z"
      />
      {hands.map(([transform, skin, sleeve]) => (
        <g key={skin} transform={transform}>
          <path fill={color(skin)} d={thumb} />
          <path fill={color("lime")} d="M36 348l70 34-12 24-70-34z" />
          <path fill={color(sleeve)} d="M22 366l84 40-8 14H0z" />
        </g>
      ))}
    </svg>
  )
}
