import { color } from "./shapes.tsx"

/** A hand that holds the edge of a sheet: its palm and fingers behind, the thumb before. */
const palm = "M58 372l-6-70q-4-58 26-86 6-20 26-24 24-4 40 4v122l-40 58z"
const thumb = "M82 352l26-58 44-60"

const hands = [
  [undefined, "skin-3", "pine"],
  ["translate(580 0)scale(-1 1)", "skin", "shade"],
] as const

/** Two at one plan, each with a corner of it. */
export function Hands() {
  return (
    <svg data-file="hands" viewBox="0 0 580 420" aria-hidden="true">
      <path fill={color("haint")} d="M290 0a290 290 0 0 1 290 290v130H0V290A290 290 0 0 1 290 0z" />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="3"
        d="M290 24a266 266 0 0 1 266 266v130M24 420V290A266 266 0 0 1 290 24"
      />
      {hands.map(([transform, skin]) => (
        <path key={skin} transform={transform} fill={color(skin)} d={palm} />
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
          <path
            fill="none"
            stroke={color(skin)}
            strokeWidth="32"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={thumb}
          />
          <path fill={color("lime")} d="M36 348l70 34-12 24-70-34z" />
          <path fill={color(sleeve)} d="M22 366l84 40-8 14H0z" />
        </g>
      ))}
    </svg>
  )
}
