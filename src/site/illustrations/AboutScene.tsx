import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, Person, Pines, RockingChair } from "./shapes.tsx"

/** Where the joints of ceiling and floor start, from the middle: all run from where the road ends. */
const joints = [-800, -640, -480, -320, -160, 0, 160, 320, 480, 640, 800]

const posts = [130, 486, 1084, 1440]

/** The view from the porch: its blue ceiling overhead, two people in rocking chairs, the road to town. */
export function AboutScene() {
  return (
    <Scene place="about">
      <path fill={color("hill")} d="M0 412q180-80 380-40t430 8 380-50 410 66v244H0z" />
      <path fill={color("hill-2")} d="M0 468q300-70 640-30t960-20v222H0z" />
      <path
        fill={color("clay")}
        d="M770 437q52 10 26 24-30 16-96 28-76 16-50 44 20 22 72 54h236q-54-36-120-56-66-20-8-40 62-20 38-38-22-14-98-16"
      />
      <Pines
        at={[
          [296, 612, 0.94],
          [664, 448, 0.4],
          [708, 446, -0.3],
          [946, 452, -0.36],
          [1241, 612, -0.83],
          [1352, 612, 0.78],
        ]}
      />
      <path fill={color("shade")} d="M0 586h1600v54H0z" />
      <path fill={color("haint")} d="M0 0h1600v150H0z" />
      <path
        stroke={color("hill")}
        strokeWidth="3"
        d={joints.map((at) => `M${800 + at} 146l${0.48 * at}-146M${800 + at} 586l${0.4 * at} 54`).join("")}
      />
      <Bars x={0} y={488} width={500} height={80} bar={9} step={24} ink="lime" />
      <Bars x={1103} y={488} width={497} height={80} bar={9} step={24} ink="lime" />
      <path
        fill={color("lime")}
        d={
          boxes([0, 1100], 476, 500, 13) +
          boxes([0, 1100], 562, 500, 10) +
          boxes(posts, 170, 30, 416) +
          box(0, 146, 1600, 34) +
          posts.map((x) => `M${x - 24} 180h78l-24 16h-30z`).join("")
        }
      />
      <path fill={color("lime-2")} d={box(0, 176, 1600, 5) + boxes(posts, 180, 9, 406)} />
      <RockingChair
        x={596}
        y={606}
        ink="lime"
        sitter={{ skin: "skin-3", top: "peach", bottom: "shade", cut: "bun" }}
      />
      <RockingChair
        x={1004}
        y={606}
        scale={-1}
        ink="lime"
        sitter={{
          skin: "skin",
          top: "clay-2",
          bottom: "shade",
          cut: "bob",
          tint: "hair-2",
          hand: "hold",
          arm: [4, -80, 30, -54, 46, -84],
        }}
      />
      <path fill={color("sun")} d="M980 444h18l-3 24h-12z" />
      <path fill={color("lime")} d="M979 438h20v8h-20z" />
    </Scene>
  )
}

/** The stepping stones of the creek. */
const stones = [
  [752, 92],
  [772, 109],
  [756, 126],
  [780, 143],
  [764, 160],
]
  .map(([x = 0, y = 0]) => `M${x - 26} ${y}a26 8 0 0 1 52 0 26 8 0 0 1-52 0`)
  .join("")

/** Noonday Creek, from edge to edge, with stones to cross by. */
export function Creek() {
  return (
    <svg viewBox="0 0 1600 216" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        fill={color("hill-2")}
        d="M0 46q200-56 420 6t420 18 400-56 360 16v146q-180-40-360 4t-400 14-420-24-420 2z"
      />
      <path
        fill={color("haint")}
        d="M0 70q200-50 420 6t420 18 400-54 360 14v90q-180-44-360 2t-400 20-420-24-420 0z"
      />
      <path
        fill={color("lime")}
        d="M170 96h90v5h-90zM380 128h120v5H380zM566 112h70v5h-70zM1110 92h110v5h-110zM1280 112h90v5h-90zM1440 92h90v5h-90z"
      />
      <path fill={color("shade")} transform="translate(0 5)" d={stones} />
      <path fill={color("lime-2")} d={stones} />
      <path
        fill={color("pine")}
        d="M60 162q-4-40-16-52 24 14 30 40 0-34-8-54 24 24 24 66-15 8-30 0zM1560 156q-4-40-16-52 24 14 30 40 0-34-8-54 24 24 24 66-15 8-30 0z"
      />
    </svg>
  )
}

/** The end of the porch, and somebody who waves beside an empty chair. */
export function PorchEnd() {
  return (
    <svg viewBox="0 0 560 290" aria-hidden="true">
      <path fill={color("clay")} d="M250 34 310 0h250v34z" />
      <path fill={color("lime")} d="M270 34h290v20H270zM290 54h24v236h-24zM278 54h48l-12 12h-24z" />
      <path fill={color("lime-2")} d="M306 54h8v236h-8z" />
      <path
        fill={color("pine")}
        d="M438 54h3v34h-3zM436 86q-26 0-36 28 16-10 20-6-8 10-6 24 12-16 18-18 2 14 8 26 6-12 8-26 6 2 18 18 2-14-6-24 4-4 20 6-10-28-36-28z"
      />
      <RockingChair x={440} y={283} scale={0.8} ink="clay" />
      <Person
        x={180}
        y={290}
        skin="skin-3"
        top="lime"
        bottom="shade"
        cut="bun"
        skirt
        size={1.08}
        hand="open"
        arm="l-34-4-8-46"
      />
    </svg>
  )
}
