import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, Person, Pines, RockingChair } from "./shapes.tsx"

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
          [300, 520, 0.86],
          [588, 448, 0.4],
          [630, 446, -0.3],
          [1010, 452, -0.54],
          [1196, 520, -0.8],
          [1350, 512, 0.66],
        ]}
      />
      <path fill={color("shade")} d="M0 586h1600v54H0z" />
      <path fill={color("haint")} d="M0 0h1600v150H0z" />
      <path
        stroke={color("hill")}
        strokeWidth="3"
        d="M0 96 300 150M200 40l260 110M420 0l200 150M640 0l110 150M800 0v150M960 0 850 150M1180 0 980 150M1400 40l-260 110M1600 96l-300 54M120 640l200-54M340 640l120-54M530 640l70-54M710 640l20-54M890 640l-20-54M1070 640l-70-54M1260 640l-120-54M1480 640l-200-54"
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
        ink="pine-2"
        sitter={{ skin: "skin-3", top: "peach", bottom: "shade", cut: "bun" }}
      />
      <RockingChair
        x={1004}
        y={606}
        scale={-1}
        ink="pine-2"
        sitter={{
          skin: "skin",
          top: "clay-2",
          bottom: "pine",
          cut: "bob",
          tint: "hair-2",
          arm: [4, -80, 30, -54, 46, -84],
        }}
      />
    </Scene>
  )
}

/** Noonday Creek, from edge to edge, with stones to cross by. */
export function Creek() {
  return (
    <svg viewBox="0 0 1600 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path
        fill={color("hill-2")}
        d="M0 46q200-56 420 6t420 18 400-56 360 16v140q-180-40-360 10t-400 12-420-26-420 4z"
      />
      <path
        fill={color("haint")}
        d="M0 70q200-50 420 6t420 18 400-54 360 14v90q-180-44-360 2t-400 20-420-24-420 0z"
      />
      <path
        fill={color("lime")}
        d="M170 96h90v5h-90zM380 128h120v5H380zM566 112h70v5h-70zM1110 92h110v5h-110zM1280 124h90v5h-90zM1440 92h90v5h-90z"
      />
      <path
        fill={color("lime-2")}
        d="M722 92h44l10 10h-64zM758 120h44l10 10h-64zM812 146h44l10 10h-64zM702 68h40l10 8h-58zM846 170h40l10 8h-58z"
      />
      <path
        fill={color("pine")}
        d="M60 186q-4-40-16-52 24 14 30 40 0-34-8-54 24 24 24 66zM1530 60q-4-40-16-52 24 14 30 40 0-34-8-54 24 24 24 66z"
      />
    </svg>
  )
}

/** The steps to the porch, and somebody at the top who waves. */
export function PorchSteps() {
  return (
    <svg viewBox="0 0 520 330" aria-hidden="true" focusable="false">
      <path fill={color("lime")} d="M470 0h22v250h-22zM452 0h68v14h-68z" />
      <Person x={330} y={250} skin="skin-3" top="shade" bottom="pine-2" arm="l-34-20-14-40" />
      <RockingChair x={424} y={244} scale={-0.8} ink="pine-2" />
      <path fill={color("lime-2")} d="M220 250h300v14H220zM150 278h100v14H150zM80 306h100v14H80z" />
      <path fill={color("clay")} d="M240 264h280v66H240zM170 292h80v38h-80zM100 320h80v10h-80z" />
    </svg>
  )
}
