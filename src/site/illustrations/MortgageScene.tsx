import { Scene } from "./Scene.tsx"
import { Bars, boxes, color, Person, Pines, rafters } from "./shapes.tsx"

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
        <path fill={color("clay")} d={rafters(800, 200, 306, 22)} />
        <g id="s">
          <path fill={color("peach")} d={boxes(studs, 392, 12, 190)} />
          <path
            fill="none"
            stroke={color("clay")}
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
      <path fill={color("lime")} d="M668 528l14-14 58 46-8 12z" />
      <path fill={color("pine-2")} d="M880 442l26-10q12-2 18 10l-15 2-24 9z" />
      <path
        fill="none"
        stroke={color("clay-2")}
        strokeWidth="8"
        d="M898 448l18 56M661 516l14-8 12 14-12 14z"
      />
    </Scene>
  )
}

/** The same house (h), finished: boards over the frame, a roof over the rafters, two doors. */
export function FinishedHouse() {
  return (
    <svg viewBox="390 176 740 440" aria-hidden="true">
      <use href="#pine" transform="translate(470 614)scale(.9)" />
      <g id="h">
        <use href="#f" />
        <path fill={color("lime")} d="M549 399h502v183H883V431H717v151H549zM560 381h480L800 221z" />
        <path
          stroke={color("lime-2")}
          strokeWidth="168"
          strokeDasharray="3 14"
          d="M633 412v170M967 412v170"
        />
        <path fill={color("clay-2")} d="M800 182l318 212v18L800 200 482 412v-18zM735 440h64v142h-64z" />
        <path fill={color("pine")} d="M801 440h64v142h-64z" />
        <path
          fill={color("glass")}
          stroke={color("lime")}
          strokeWidth="4"
          d="M747 458h40v50h-40zM813 458h40v50h-40zM770 350v-24l30-20 30 20v24zM618 426h48v90h-48zM934 426h48v90h-48zM618 471h48M934 471h48"
        />
      </g>
    </svg>
  )
}

/** The house as it grows, one stage for each step. At first its lot is staked out, and somebody stands on it with a plan. */
export const stages = [
  <>
    <path fill="none" stroke={color("peach")} strokeWidth="9" d="M484 616v-70M484 570h632M1116 616v-70" />
    <g transform="translate(-492-652)scale(2)">
      <path fill={color("glow")} d="M668 508h30v20h-30z" />
      <use href="#b" />
    </g>
  </>,
  ...["#p", "#s", "#f", "#h"].map((stage) => <use key={stage} href={stage} />),
]
