import { Scene } from "./Scene.tsx"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  GableBoards,
  gable,
  Person,
  Pines,
  pineSilhouette,
  RockingChair,
  rafters,
  Windows,
} from "./shapes.tsx"

/** Where the joints of ceiling and floor start, from the middle: all run from where the road ends. */
const joints = [-800, -640, -480, -320, -160, 0, 160, 320, 480, 640, 800]

const posts = [130, 486, 1084, 1440]

/** The view from the porch: its blue ceiling overhead, two people in rocking chairs, a dog asleep, the road to town. */
export function AboutScene() {
  return (
    <Scene place="about">
      <path fill={color("hill")} d="M0 412q180-80 380-40t430 8 380-50 410 66v244H0z" />
      <path fill={color("hill-2")} d="M0 468q300-70 640-30t960-20v222H0z" />
      {/* The road to town, which ends at a step of the porch, clear of dog and chair. */}
      <path
        fill={color("peach")}
        d="M838 588v-18c0-26-104-26-104-52 0-26 96-26 96-66h12c2 44-70 46-70 64 0 20 146 20 146 54v18z"
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
      <path fill={color("lime-2")} d={box(826, 577, 104, 9)} />
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
        y={618}
        ink="lime"
        sitter={{
          skin: "skin-3",
          top: "peach",
          bottom: "clay-2",
          cut: "bun",
          legs: "crossed",
          lean: -4,
          nod: 6,
          arm: [4, -80, 26, -54, 50, -72],
        }}
      />
      <RockingChair
        x={1004}
        y={618}
        scale={-1}
        ink="lime"
        sitter={{
          skin: "skin",
          top: "pine",
          bottom: "pine-2",
          cut: "beard",
          tint: "hair-2",
          legs: "apart",
          lean: 17,
          nod: -12,
          hand: "open",
          arm: [4, -80, 26, -48, 50, -70],
        }}
      />
      <path fill={color("lime")} d="M624 462l5-26h4l-5 26z" />
      <path fill={color("sun")} d="M613 452h20l-4 28h-12z" />
      <g transform="translate(760 622)">
        <path
          fill={color("lime")}
          d="M-58 0q-4-34 30-36 30-2 44 10 8-14 22-12 12 2 20 16 2 8-6 10l-14 2 24 4q6 2 4 6zM-50 0q-32 0-30-14 10 12 30 8z"
        />
        <path fill={color("clay-2")} d="M36-36q-10 8-4 22 8-4 10-18z" />
      </g>
    </Scene>
  )
}

/** The stepping stones of the creek, from bank to bank: where each one is, and half of its width. */
const stones = [
  [704, 201, 14],
  [728, 213, 18],
  [706, 228, 22],
  [732, 246, 27],
  [712, 269, 33],
]
  .map(
    ([x = 0, y = 0, half = 0]) =>
      `M${x - half} ${y}a${half} ${half / 4} 0 0 1 ${2 * half} 0 ${half} ${half / 4} 0 0 1-${2 * half} 0`,
  )
  .join("")

/** Noonday Creek comes from the hills, narrow, and is wide where it leaves: sky above, pines on its far bank, land below. */
export function Creek() {
  return (
    <svg data-file="" viewBox="0 0 1600 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={color("hill")} d="M0 160q240-70 520-34t460 18 360-46 260 26v196H0z" />
      {[
        "translate(1010 186)scale(.44)",
        "translate(1092 190)scale(-.34 .34)",
        "translate(620 182)scale(.3)",
      ].map((place) => (
        <g key={place} transform={place}>
          <path fill={color("pine")} d={pineSilhouette} />
        </g>
      ))}
      <path fill={color("hill-2")} d="M0 172q260-30 520-4t500 18 580-22v156H0z" />
      <path fill={color("haint")} d="M0 190q230-22 400-2 170 22 330 12 200-14 380 2 230 22 490-16v120H0z" />
      {/* The near bank, and the land that goes on below the drawing. */}
      <path
        fill="light-dark(var(--hill-2),color-mix(in oklab,var(--hill-2),var(--pine-2)))"
        d="M0 222q240-6 440 14 190 16 300 42 180 40 430 26 180-12 430-10v26H0z"
      />
      <path fill="var(--land)" d="M0 236q240-2 430 16 190 18 310 40 180 34 430 24 180-10 430-6v14H0z" />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="4"
        d="M980 240q16-8 32 0t32 0M1016 256q16-8 32 0t32 0M1320 236q16-8 32 0t32 0M1360 254q16-8 32 0t32 0"
      />
      <path fill={color("shade")} transform="translate(0 4)" d={stones} />
      <path fill={color("lime-2")} d={stones} />
      <path
        fill={color("pine")}
        d="M1230 312q-4-40-16-52 24 14 30 40 0-34-8-54 24 24 24 66-15 8-30 0zM1530 300q-4-40-16-52 24 14 30 40 0-34-8-54 24 24 24 66-15 8-30 0z"
      />
    </svg>
  )
}

/** A town under whose roofs people of every build meet: two talk, a child pulls ahead, one reads a page and another explains it. */
export function Town() {
  return (
    <svg className="screen-only" data-file="" viewBox="0 -92 620 476" aria-hidden="true">
      <path fill={color("pine")} transform="translate(234 332)scale(.66)" d={pineSilhouette} />
      {/* Behind the tower, a house farther off. */}
      <path fill={color("peach")} d={gable(318, 172, 66) + box(258, 212, 120, 120)} />
      <g opacity=".3">
        <Boards x={258} y={222} width={120} height={110} bar={2} step={11} ink="clay" />
      </g>
      <path fill={color("clay-2")} d={`${rafters(318, 160, 78, 14)}M346 152h14v34h-14z`} />
      <Windows at={[276, 332]} y={240} width={26} height={40} />
      <path fill={color("pine")} d={box(308, 288, 24, 44)} />
      {/* The shop, whose awning is out. */}
      <path fill={color("lime")} d={gable(112, 20, 104) + box(24, 74, 176, 258)} />
      <GableBoards x={112} y={20} half={104} step={12} />
      <Boards x={24} y={100} width={176} height={232} bar={2} step={12} ink="lime-2" />
      <path fill={color("clay-2")} d="M150-12h24v70h-24z" />
      <path fill={color("shade")} d={rafters(112, 20, 112, 9)} />
      <path fill={color("clay")} d={`${rafters(112, 2, 122, 18)}M146-18h32v9h-32z`} />
      <path fill={color("lime-2")} d={boxes([24, 191], 86, 9, 246)} />
      <Windows at={[96]} y={56} width={32} height={36} />
      <Windows at={[56, 136]} y={116} width={34} height={58} shutter={11} />
      <path fill={color("clay")} d={boxes([52, 132], 178, 42, 9)} />
      <path
        fill={color("pine")}
        d="M54 178q6-12 12-6 6-10 12 0 8-6 14 6zM134 178q6-12 12-6 6-10 12 0 8-6 14 6z"
      />
      <path
        fill={color("glass")}
        stroke={color("lime-2")}
        strokeWidth="4"
        d="M38 240h52v62H38zM146 240h44v62h-44z"
      />
      <path fill={color("clay")} d="M98 236h40v96H98zM20 212h182v8H20z" />
      <path fill={color("glass")} d={box(106, 246, 24, 36)} />
      <Bars x={20} y={212} width={182} height={24} bar={13} step={26} ink="clay" />
      <Bars x={33} y={212} width={169} height={24} bar={13} step={26} ink="lime" />
      {/* The tower: clock, bell, weather vane. */}
      <path fill={color("haint")} d="M384-8h78v340h-78z" />
      <path
        fill={color("lime")}
        d={
          boxes([384, 454], 8, 8, 324) + boxes([378], 76, 90, 9) + box(378, 204, 90, 9) + box(378, -8, 90, 16)
        }
      />
      <path fill={color("clay")} d="M370-6l53-52 53 52z" />
      <path fill={color("clay-2")} d="M423-58l53 52h-14l-43-48z" />
      <path
        fill="none"
        stroke="light-dark(var(--pine-2),var(--lime))"
        strokeWidth="4"
        d="M423-54v-15M406-70h32m-8-7l9 7-9 7"
      />
      <path
        fill={color("room")}
        stroke={color("lime")}
        strokeWidth="5"
        d="M398 42a25 25 0 0 1 50 0 25 25 0 0 1-50 0"
      />
      <path fill="none" stroke={color("pine-2")} strokeWidth="5" d="M423 44V28" />
      <path stroke={color("pine-2")} strokeWidth="3" d="M421 44l18-10" />
      <path stroke={color("clay")} strokeWidth="3" d="M401 42h5M440 42h5M423 59v5M423 20v5" />
      <path fill={color("pine-2")} d="M408 146v-30a15 15 0 0 1 30 0v30z" />
      <path fill={color("sun")} d="M423 108q9 0 9 16l5 9h-28l5-9q0-16 9-16zM420 133h6v5h-6z" />
      <Windows at={[410]} y={222} width={26} height={44} />
      {/* A porch to sit on. */}
      <path fill={color("lime-2")} d={gable(520, 84, 62) + box(462, 122, 112, 210)} />
      <path fill={color("shade")} d={rafters(520, 84, 72, 8)} />
      <path fill={color("clay")} d={rafters(520, 70, 76, 16)} />
      <Windows at={[484, 530]} y={146} width={24} height={46} shutter={8} />
      <path fill={color("clay")} d="M456 210h124l10 16H446z" />
      <path fill={color("shade")} d={box(462, 226, 112, 106)} />
      <path fill={color("pine")} d="M500 248h36v84h-36z" />
      <path fill={color("glass")} d={box(507, 256, 22, 30) + boxes([474, 546], 250, 18, 44)} />
      <path fill={color("lime")} d={boxes([454, 574], 226, 8, 106) + box(450, 226, 136, 7)} />
      <path fill="light-dark(var(--hill-2),var(--pine-2))" d="M-3000 328h6000v57h-6000z" />
      <path fill={color("peach")} d="M-3000 352h6000v10h-6000z" />
      <path
        stroke={color("clay-2")}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        d="M84 370v-48q0-7-6-7t-6 6"
      />
      <Person
        x={48}
        y={370}
        skin="skin-2"
        top="clay"
        bottom="shade"
        cut="hat"
        tint="sun"
        size={0.6}
        lean={16}
        nod={-12}
        arm="l18 32 18 6"
      />
      <Person
        x={154}
        y={370}
        skin="skin-3"
        top="peach"
        bottom="pine"
        cut="curls"
        build="broad"
        stance="wide"
        size={0.58}
        hand="open"
        arm="l-32 26-12-26"
        far="l-40 28 8 22"
      />
      <Person
        x={236}
        y={374}
        skin="skin"
        top="lime"
        bottom="clay"
        cut="long"
        tint="clay"
        build="slim"
        stance="stride"
        size={0.62}
        lean={-4}
        arm="l24 30 16 20"
      />
      <Person
        x={284}
        y={374}
        skin="skin-2"
        top="shade"
        bottom="clay-2"
        build="slim"
        stance="stride"
        size={0.4}
        young
        lean={10}
        nod={-14}
        hand="open"
        arm="l28 4 10-22"
        far="l-24 8-8 0"
      />
      <Person
        x={392}
        y={370}
        skin="skin-3"
        top="clay"
        bottom="shade"
        cut="bob"
        tint="hair-2"
        stance="skirt"
        size={0.56}
        nod={16}
        arm="l28 32 26-12"
      />
      <path fill={color("lime")} d="M424 290l19-6 7 27-19 6z" />
      <Person
        x={474}
        y={370}
        skin="skin"
        top="sun"
        bottom="clay-2"
        cut="beard"
        size={0.64}
        lean={10}
        nod={6}
        arm="l-22 34-20-4"
      />
    </svg>
  )
}

/** What each of the values looks like: a level, a list checked twice, two cups of coffee, both kinds of phone. */
export const values = [
  <svg key="level" viewBox="0 1 160 120" aria-hidden="true">
    <path fill={color("room")} d="M0 6h160v56H0z" />
    <path
      fill={color("peach")}
      d="M0 6h160v7H0zM12 70h66v20H12zM84 70h66v20H84zM0 96h42v20H0zM48 96h66v20H48zM120 96h40v20h-40z"
    />
    <path stroke={color("pine")} strokeWidth="34" strokeLinecap="round" d="M66 37h28M24 37h0M136 37h0" />
    <path stroke={color("sun")} strokeWidth="20" strokeLinecap="round" d="M66 37h28M24 37h0M136 37h0" />
    <path stroke={color("room")} strokeWidth="12" strokeLinecap="round" d="M75 37h10" />
    <path stroke={color("pine")} strokeWidth="4" d="M64 26v22m32-22v22" />
  </svg>,
  <svg key="list" viewBox="-2 0 160 120" aria-hidden="true">
    <path fill={color("room")} d="M22 4h96v112H22z" />
    <path fill="none" stroke={color("hill-2")} strokeWidth="5" d="M70 34h36M70 64h36M70 94h36" />
    <path
      fill="none"
      stroke={color("clay")}
      strokeWidth="5"
      d="M32 30l6 8 10-16m-4 8l6 8 10-16M32 60l6 8 10-16m-4 8l6 8 10-16M32 90l6 8"
    />
    <path fill={color("sun")} d="M44 92l78-52 12 18-78 52-16 2z" />
    <path fill={color("peach")} d="M122 40l10-7 12 18-10 7z" />
  </svg>,
  <svg key="cups" viewBox="0 -2 160 120" aria-hidden="true">
    <path
      fill="none"
      stroke={color("peach")}
      strokeWidth="5"
      strokeLinecap="round"
      d="M48 36q-8-8 0-16t0-16M112 36q-8-8 0-16t0-16"
    />
    <path
      fill="none"
      stroke={color("room")}
      strokeWidth="8"
      d="M26 62Q6 56 6 72t22 14M134 62q20-6 20 10t-22 14"
    />
    <path
      fill={color("room")}
      d="M22 48h52v38q0 22-20 22H42q-20 0-20-22zM86 48h52v38q0 22-20 22h-12q-20 0-20-22z"
    />
    <path fill={color("peach")} d="M0 108h160v8H0z" />
  </svg>,
  <svg key="phones" viewBox="6 0 160 120" aria-hidden="true">
    <path fill={color("room")} d="M14 2h66v116H14z" />
    <path fill={color("pine")} d="M20 12h54v88H20z" />
    <path fill="none" stroke={color("sun")} strokeWidth="7" d="M32 56l11 13 20-27" />
    <path fill={color("peach")} d="M94 118l10-42h8v-8h32v8h8l10 42z" />
    <path fill={color("sun")} d="M88 60q40-32 80 0v16h-20V66q-20-8-40 0v10H88z" />
    <path fill={color("pine")} d="M114 98a14 13 0 0 1 28 0 14 13 0 0 1-28 0" />
  </svg>,
]

/** The end of the porch, and two who wave beside an empty chair. */
export function PorchEnd() {
  return (
    <svg data-file="" viewBox="0 0 560 290" aria-hidden="true">
      <path fill={color("clay")} d="M250 34 310 0h250v34zM424 76h31l-5 14h-21z" />
      <path fill={color("haint")} d="M302 54h258v236H302z" />
      <Boards x={302} y={62} width={258} height={228} bar={2} step={14} ink="hill" />
      <path fill={color("lime")} d="M324 94h68v196h-68zM488 94h68v196h-68z" />
      <path fill={color("clay")} d="M331 101h54v189h-54z" />
      <path fill={color("pine")} d="M495 101h54v189h-54z" />
      <path fill={color("glass")} d="M342 112h32v62h-32zM506 112h32v62h-32z" />
      <path
        fill={color("sun")}
        d="M371 208a5 5 0 0 1 10 0 5 5 0 0 1-10 0M499 208a5 5 0 0 1 10 0 5 5 0 0 1-10 0"
      />
      <path fill={color("lime")} d="M270 34h290v20H270zM290 54h24v236h-24zM278 54h48l-12 12h-24z" />
      <path fill={color("lime-2")} d="M306 54h8v236h-8z" />
      <path
        fill="light-dark(var(--pine),oklch(.47 .08 165))"
        d="M438 54h3v34h-3zM436 86q-26 0-36 28 16-10 20-6-8 10-6 24 12-16 18-18 2 14 8 26 6-12 8-26 6 2 18 18 2-14-6-24 4-4 20 6-10-28-36-28z"
      />
      <RockingChair x={440} y={290} scale={0.8} ink="peach" />
      <Person
        x={84}
        y={290}
        skin="skin-2"
        top="sun"
        bottom="pine"
        build="slim"
        size={0.74}
        young
        nod={-10}
        hand="open"
        arm="l-50 4-6-34"
      />
      <Person
        x={196}
        y={290}
        skin="skin-3"
        top="lime"
        bottom="shade"
        cut="bun"
        stance="skirt"
        size={1.1}
        lean={-4}
        nod={-6}
        hand="open"
        arm="l-44 8-10-44"
        far="l-44 26 24 16"
      />
    </svg>
  )
}
