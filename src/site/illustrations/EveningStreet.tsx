import { boxes, color, pineSilhouette } from "./shapes.tsx"

const gabled = "l58 39v6h-10v50h-96v-50h-10v-6z"
const long = "h100l18 22h-8v24h-120v-24h-8z"
const at = (places: readonly string[], shape: string) => places.map((place) => `M${place}${shape}`).join("")

/** At the foot of a page, the street in the evening: the sun goes down behind it, and somebody is at home. */
export function EveningStreet() {
  return (
    <svg
      className="screen-only"
      data-file=""
      viewBox="0 0 1600 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="824" cy="46" r="34" fill={color("sun")} stroke={color("clay")} strokeWidth="22" />
      <path fill={color("pine")} d="M0 130V90q400-70 800-20t800 0v60z" />
      <path
        fill={color("pine-2")}
        d={
          at(["72 60", "388 50", "604 60", "824 40", "1262 50", "1516 60"], gabled) +
          at(["166 84", "916 84", "1346 84"], long)
        }
      />
      {["290 132) scale(.25", "1110 132) scale(-.3 .3"].map((place) => (
        <path key={place} fill={color("pine-2")} d={pineSilhouette} transform={`translate(${place})`} />
      ))}
      <path
        fill={color("glass")}
        d={boxes([64, 380, 596, 816, 1254, 1508], 84, 16, 18) + boxes([796, 836, 966], 110, 14, 20)}
      />
    </svg>
  )
}
