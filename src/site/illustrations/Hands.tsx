import { color } from "./shapes.tsx"

/** A hand that holds the edge of a sheet: its thumb behind, its palm and four fingers before. */
const thumb = "M82 290l12-60 40-50"
const palm = "M58 372l-6-70q2-60 50-82l46 2v102l-46 58z"
const fingers = "M108 234l66-12M110 260l84-6M110 286l78-2M110 312l58 2"

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
        <path
          key={skin}
          transform={transform}
          fill="none"
          stroke={color(skin)}
          strokeWidth="27"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={thumb}
        />
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
          <path fill={color(skin)} d={palm} />
          <path stroke={color(skin)} strokeWidth="24" strokeLinecap="round" d={fingers} />
          <path fill={color("lime")} d="M36 348l70 34-12 24-70-34z" />
          <path fill={color(sleeve)} d="M22 366l84 40-8 14H0z" />
        </g>
      ))}
    </svg>
  )
}
