import { Scene } from "./Scene.tsx"
import { Bars, boxes, color, Person, Pines, rafters, Windows } from "./shapes.tsx"

const studs = [606, 666, 922, 982]

/**
 * The roof going up, seen from the front: posts, rafters, the builders' little tree on the ridge, the sun behind; one
 * of the builders (b) saws, the other nails a stud of the frame (f). On its floor (p) stand its studs (s). This page has no
 * bytes for longer ids.
 */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={color("hill")} d="M0 462q240-90 560-46t1040-20v244H0z" />
      <Pines
        at={[
          [486, 566, -0.8],
          [1112, 566, 0.86],
          [800, 216, 0.24],
        ]}
      />
      <path fill={color("hill-2")} d="M0 548h1600v92H0z" />
      <path fill={color("clay")} d="M0 600h1600v40H0z" />
      <g id="f">
        <path
          fill="none"
          stroke={color("clay")}
          strokeWidth="12"
          d="M652 314h296M671 299l129 86 129-86M800 212v178"
        />
        <path fill={color("lime")} d={rafters(800, 200, 306, 22)} />
        <g id="s">
          <path fill={color("peach")} d={boxes(studs, 392, 12, 190)} />
          <path
            fill="none"
            stroke={color("lime")}
            strokeWidth="18"
            d="M540 582V392M1060 582V392M726 582V440h148v142M500 390h600"
          />
          <g id="p">
            <path fill={color("peach")} d="M478 582h644v14H478z" />
            <Bars x={492} y={596} width={616} height={20} bar={24} step={148} ink="pine-2" />
          </g>
        </g>
      </g>
      <Person
        id="b"
        x={596}
        y={634}
        skin="skin-3"
        top="clay"
        bottom="pine-2"
        cut="cap"
        tint="sun"
        lean={9}
        arm="l34 36 30-14"
      />
      <use href="#b" transform="translate(1618 12)scale(-1.05.9)" />
      <path fill={color("peach")} d="M624 550h176v12H624z" />
      <path
        stroke={color("peach")}
        strokeWidth="9"
        d="M650 562l-18 74m18-74 18 74M774 562l-18 74m18-74 18 74"
      />
      <path stroke={color("shade")} strokeWidth="12" d="M672 512l50 52M912 504v-50m-20 0h40" />
    </Scene>
  )
}

/** The same house (h), finished and lit, the frame still in sight. */
export function FinishedHouse() {
  return (
    <svg viewBox="390 196 740 420" aria-hidden="true">
      <use href="#pine" transform="translate(470 606)scale(.9)" />
      <g id="h">
        <path fill={color("lime-2")} d="M540 374l260-174 260 174v208H540z" />
        <path fill={color("clay-2")} d="M735 440h64v142h-64z" />
        <path fill={color("pine")} d="M801 440h64v142h-64z" />
        <path fill={color("glass")} d="M747 458h40v50h-40zM813 458h40v50h-40z" />
        <Windows at={[618, 934]} y={426} width={48} height={90} />
        <use href="#f" />
      </g>
    </svg>
  )
}

/** Who says hello, and the house as it grows: one for each step. */
export const stages = [
  <svg key="hello" viewBox="560 424 150 212" aria-hidden="true">
    <path fill={color("glow")} d="M668 508h30v20h-30z" />
    <use href="#b" />
  </svg>,
  ...["#p", "#s", "#f", "#h"].map((stage) => (
    <svg key={stage} viewBox="468 196 664 420" aria-hidden="true">
      <use href={stage} />
    </svg>
  )),
]
