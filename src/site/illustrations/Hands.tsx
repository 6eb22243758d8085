import { box, color, Person } from "./shapes.tsx"

const palm = "M108 322q-6-44 22-48h22v60h-28z"

/** Four fingers around the left edge of a sheet; the thumb is behind it. */
const fingers = "M126 281h27M124 295h35M124 309h34M126 323h24"

const hands = [
  [undefined, "skin-3"],
  ["translate(580 0)scale(-1 1)", "skin"],
] as const

/** Two who hold up one plan, each with an edge of it. */
export function Hands() {
  return (
    <svg data-file="" viewBox="0 0 580 420" aria-hidden="true">
      <path fill={color("haint")} d="M290 0a290 290 0 0 1 290 290v130H0V290A290 290 0 0 1 290 0z" />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="3"
        d="M290 24a266 266 0 0 1 266 266v130M24 420V290A266 266 0 0 1 290 24"
      />
      <Person
        x={180}
        y={446}
        skin="skin-3"
        top="pine"
        bottom="pine-2"
        cut="crop"
        size={2.1}
        nod={8}
        arm="l16 60 14 20"
        far="l-41 42 14 24"
      />
      <Person
        x={400}
        y={446}
        skin="skin"
        top="shade"
        bottom="pine-2"
        cut="long"
        tint="clay-2"
        build="slim"
        size={2}
        nod={6}
        arm="l-16 60-14 20"
        far="l-42 43 14 24"
      />
      {hands.map(([transform, skin]) => (
        <path key={skin} transform={transform} fill={color(skin)} d={palm} />
      ))}
      <path fill={color("lime")} d={box(128, 206, 324, 182)} />
      <path
        fill="none"
        stroke={color("hill-2")}
        strokeWidth="6"
        d="M184 292l106-71 106 71M204 279v87h172v-87M264 366v-46h24v46M292 366v-46h24v46M222 300h26v26h-26zM332 300h26v26h-26z"
      />
      {hands.map(([transform, skin]) => (
        <path
          key={skin}
          transform={transform}
          fill="none"
          stroke={color(skin)}
          strokeWidth="12.6"
          strokeLinecap="round"
          d={fingers}
        />
      ))}
      <path fill={color("peach")} d={box(0, 384, 580, 30)} />
      <path fill={color("clay")} d={box(0, 400, 580, 20)} />
    </svg>
  )
}
