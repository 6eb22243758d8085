import type { ReactNode } from "react"
import { Scene } from "./Scene.tsx"
import { box, boxes, color, Dog, gable, Person, Pines, rafters, Sitter, Windows } from "./shapes.tsx"

/** The house cut open: the home in one room, the loan in the other, one roof over both. */
export function ServicesScene() {
  return (
    <Scene place="services">
      <path fill={color("hill")} d="M-700 460q380 90 700 40t640-50 960-20 700 0v210H-700z" />
      <Pines
        at={[
          [92, 592, 1.16],
          [236, 576, -0.56],
          [1376, 576, -0.58],
          [1508, 592, 1.16],
          [-176, 592, 0.9],
          [1772, 592, -1.02],
        ]}
      />
      <path fill={color("hill-2")} d="M-700 566h3000v74h-3000z" />
      <path fill={color("clay")} d="M-700 578h3000v62h-3000z" />
      <path fill={color("clay-2")} d="M-700 612q350 8 700-6t420 0 420 0 380-4 380 8 700-8v44H-700z" />
      <g transform="translate(-288-196)scale(1.36)">
        <path fill={color("clay-2")} d="M930 134h46v84l-46-30zM922 124h62v12h-62z" />
        <path fill={color("lime-2")} d={gable(800, 112, 309)} />
        {/* Each room in the color of its column; at dusk in lamplight, the one under the lamp darker around it. */}
        <path fill="light-dark(var(--peach),oklch(.8 .125 68))" d={box(520, 318, 280, 246)} />
        <path fill="light-dark(var(--haint),oklch(.56 .08 228))" d={box(800, 318, 280, 246)} />
        <path
          fill="none"
          stroke={color("clay")}
          strokeWidth="9"
          d="M800 110v100M612 236h376M714 314l86-104 86 104"
        />
        <path fill={color("clay")} d={rafters(800, 86, 352, 30)} />
        <path
          fill={color("peach")}
          d="M600 306v-40h56v40zM664 306v-26h40v26zM908 306v-54h48v54zM964 306v-28h44v28z"
        />
        {/* Taped and labeled, as Home's are. */}
        <path
          fill={color("clay")}
          d="M600 266h56v5h-56zM621 266h14v18h-14zM664 280h40v4h-40zM679 280h10v12h-10zM908 252h48v5h-48zM925 252h14v20h-14zM964 278h44v4h-44zM981 278h10v12h-10z"
        />
        <path fill={color("lime")} d="M605 290h20v9h-20zM914 285h20v11h-20z" />
        <path fill={color("glow")} d="M714 384h60v100h-60z" />
        <path fill={color("hill-2")} d="M714 470q30-20 60-4v86h-60z" />
        <path fill={color("peach")} d="M732 552l10-78h10l22 78z" />
        <path fill={color("clay")} d="M714 384l-26-8v184l26-8z" />
        <path fill={color("pine")} d="M1004 370h56v182h-56z" />
        <path fill={color("hill")} d="M540 360h28q0 70-14 108h-14zM656 360h-28q0 70 14 108h14z" />
        <path fill={color("haint")} d="M692 390l18 4v44l-18 2zM1014 380h36v52h-36zM570 366h56v100h-56z" />
        <path
          stroke={color("lime")}
          strokeWidth="4"
          d="M598 366v100M570 416h56M568 364h60v104h-60z"
          fill="none"
        />
        <path stroke={color("clay-2")} strokeWidth="5" d="M534 359h128M534 552v-8M590 552v-8" />
        {/* An armchair: back, seat and cushion, two arms. */}
        <path
          fill="light-dark(var(--shade),var(--haint))"
          stroke={color("lime")}
          strokeWidth="2.5"
          d="M536 530v-56q0-14 14-14h24q14 0 14 14v56zM534 518h56v14h-56zM540 546v-14h44v14zM526 546v-34q0-8 8-8t8 8v34zM582 546v-34q0-8 8-8t8 8v34z"
        />
        <path fill={color("sun")} d="M546 496l22-8 8 22-22 8z" />
        <path
          fill="none"
          stroke={color("clay")}
          strokeWidth="6"
          d="M911 318v40M824 552v-106M824 510h30v42M998 552v-106M998 510h-30v42"
        />
        <path fill={color("clay")} d="M886 358h48l14 24h-76z" />
        <path fill={color("room")} opacity=".75" d="M886 382h48l52 102H834z" />
        <path fill={color("sun")} d="M886 382h48l-8 7h-32z" />
        <path fill={color("room")} d="M888 484l8-10h44l-8 10zM818 364a26 26 0 0 1 52 0 26 26 0 0 1-52 0" />
        <path stroke={color("clay")} strokeWidth="3" d="M844 341v5M844 382v5M821 364h5M862 364h5" />
        {/* Just after noon by day, eight at dusk: the two hands never cover each other. */}
        <path stroke="light-dark(var(--hair),#0000)" strokeWidth="3" d="M842 366l19-11" />
        <path stroke="light-dark(#0000,var(--hair))" strokeWidth="5" d="M845 363l-11 7" />
        <path stroke={color("hair")} strokeWidth="4" d="M844 366v-16" />
        <path
          fill={color("sun")}
          d="M1046 468a5 5 0 0 1 10 0 5 5 0 0 1-10 0M690 488a4 4 0 0 1 8 0 4 4 0 0 1-8 0"
        />
        <g transform="translate(634 552)scale(.86)">
          <Person
            x={0}
            y={0}
            skin="skin-2"
            top="clay"
            bottom="pine"
            cut="bun"
            stance="skirt"
            lean={5}
            arm="l24 34 20-10"
            far="l-44 26 24 16"
          />
        </g>
        <Sitter
          x={838}
          y={509}
          scale={0.66}
          skin="skin"
          top="pine"
          bottom="shade"
          cut="bob"
          tint="hair-2"
          lean={14}
          nod={-6}
          hand="open"
        />
        <path stroke={color("pine")} strokeWidth="4" d="M957 465l-17 16" />
        <Sitter
          x={984}
          y={509}
          scale={-0.66}
          skin="skin-3"
          top="peach"
          bottom="pine-2"
          cut="beard"
          lean={-7}
          nod={8}
          arm={[4, -80, 12, -42, 42, -47]}
        />
        {/* The desk's front, which keeps legs and chairs apart. */}
        <path fill={color("clay")} d={box(850, 484, 122, 9) + box(866, 493, 90, 59)} />
        <path fill={color("clay-2")} d={box(874, 501, 74, 43)} />
        <path
          fill={color("lime")}
          d={
            boxes([508, 508], 552, 584, 14) +
            box(508, 306, 584, 13) +
            boxes([508, 1080], 306, 13, 260) +
            box(793, 306, 14, 250)
          }
        />
        <path fill={color("pine-2")} d={box(512, 566, 576, 14)} />
        <path fill={color("lime-2")} d={boxes([512, 650, 930, 1064], 566, 26, 18)} />
        <path fill={color("lime")} d={box(793, 560, 14, 60)} />
      </g>
    </Scene>
  )
}

const agent = { skin: "skin-2", top: "clay", bottom: "pine", cut: "bun" } as const
const officer = { skin: "skin", top: "pine", bottom: "shade", cut: "bob", tint: "hair-2" } as const
const client = { skin: "skin-3", top: "peach", bottom: "clay-2", cut: "beard" } as const

/** The house of the last two stages, its door shut or open. */
function Found({ door }: { door: ReactNode }) {
  return (
    <g transform="translate(-61-28)scale(1.25)">
      <path fill={color("clay-2")} d={box(208, 16, 14, 20)} />
      <path fill={color("haint")} d={gable(184, 21, 54) + box(130, 57, 108, 53)} />
      <path fill={color("pine")} d={rafters(184, 10, 68, 12)} />
      <Windows at={[141, 209]} y={70} width={18} height={24} />
      <Windows at={[176]} y={36} width={16} height={18} />
      <path fill={color("lime")} d={box(169, 66, 30, 44)} />
      {door}
    </g>
  )
}

/** The same three people at each stage, on the row's rule: they meet, look at a house, sign, and one of them moves in. */
const stages = [
  <>
    <Person
      {...agent}
      x={44}
      y={110}
      size={0.64}
      stance="skirt"
      arm="l26 30 24-14"
      hand="open"
      far="l-44 26 24 16"
    />
    <Person {...client} x={128} y={110} size={0.66} build="broad" nod={-6} arm="l26 30 24-8" hand="open" />
    <path fill={color("sun")} d="M174 24l18-5 8 26-18 5z" />
    <Person {...officer} x={222} y={110} size={0.62} lean={3} arm="l-26 30-20-12" />
  </>,
  <>
    <Found door={<path fill={color("clay-2")} d={box(174, 70, 20, 40)} />} />
    <Person
      {...agent}
      x={92}
      y={110}
      size={0.58}
      stance="skirt"
      arm="l28 24 24-4"
      hand="open"
      far="l-27 30 3 24"
    />
    <Person {...client} x={38} y={110} size={0.6} build="broad" stance="stride" nod={-8} arm="l42 34-14 22" />
  </>,
  <g key="offer" transform="translate(-12-11)scale(1.1)">
    <path
      fill="none"
      stroke={color("clay-2")}
      strokeWidth="5"
      d="M44 110V48M44 80h32v30M204 110V48M204 80h-32v30"
    />
    <Person
      {...agent}
      x={122}
      y={110}
      size={0.64}
      stance="skirt"
      nod={10}
      arm="l26 22 2-26"
      hand="open"
      far="l-28 22 10 12"
    />
    <Sitter {...client} x={60} y={77} scale={0.5} lean={14} nod={10} arm={[4, -80, 28, -54, 56, -66]} />
    <Sitter {...officer} x={188} y={77} scale={-0.5} lean={6} hand="open" arm={[4, -80, 18, -44, 54, -50]} />
    <path fill={color("shade")} d={box(78, 58, 92, 6) + boxes([104, 138], 64, 6, 46)} />
    <path fill={color("sun")} d="M98 58l3-4h38l-3 4z" />
    <path fill="none" stroke={color("pine")} strokeWidth="3" d="M101 55l-7-14" />
  </g>,
  <>
    <Found
      door={
        <>
          <path fill={color("room")} d={box(174, 70, 20, 40)} />
          <path fill={color("clay-2")} d="M194 70l12 4v40l-12-4z" />
        </>
      }
    />
    <Person {...client} x={112} y={110} size={0.6} build="broad" stance="stride" arm="l28-12 8-28" />
    <path
      fill="none"
      stroke={color("sun")}
      strokeWidth="3"
      d="M137-20a6 6 0 0 1 0 12 6 6 0 0 1 0-12m0 12v16m0-2h-5"
    />
    <Person {...agent} x={34} y={110} size={0.58} stance="skirt" arm="l30-10 8-28" hand="open" />
    <Dog transform="translate(74 110)scale(.52)" ink="peach" ear="clay-2" />
  </>,
]

/** What the agent and the loan officer work with at each stage, on the row's rule. */
const tools: readonly (readonly ReactNode[])[] = [
  [
    // A pad on its easel; an adding machine.
    <>
      <path stroke={color("clay")} strokeWidth="5" d="M30 100L50 6M80 100L60 6M55 20v80" />
      <path fill={color("lime")} d={box(20, 8, 70, 62)} />
      <path fill={color("clay")} d={box(18, 4, 74, 6) + box(16, 68, 78, 5)} />
      <path fill="none" stroke={color("clay")} strokeWidth="4" d="M37 48V34l18-12 18 12v14z" />
      <path stroke={color("shade")} strokeWidth="3" d="M36 57h38" />
    </>,
    <>
      <path fill={color("lime")} d="M36 46V12q0-10 10-10h24v44z" />
      <path stroke={color("shade")} strokeWidth="3" d="M44 14h18M44 23h14M44 32h18" />
      <path fill="none" stroke={color("clay-2")} strokeWidth="4" d="M86 76l12-34" />
      <path fill={color("sun")} d="M92 38a7 7 0 0 1 14 0 7 7 0 0 1-14 0" />
      <path fill={color("clay")} d="M22 46h62l14 46H8z" />
      <path fill={color("clay-2")} d={box(4, 92, 98, 8)} />
      <path stroke={color("lime")} strokeWidth="7" strokeDasharray="7 5" d="M28 58h50M24 70h57M20 82h67" />
    </>,
  ],
  [
    // A sign before a house; an abacus.
    <>
      <path fill={color("clay")} d={box(22, 6, 7, 94) + box(14, 14, 90, 6) + boxes([46, 90], 20, 3, 10)} />
      <path fill={color("lime")} d={box(38, 30, 62, 44)} />
      <path fill={color("clay")} d={`${gable(69, 34, 24)}${box(53, 50, 32, 18)}`} />
      <path fill={color("lime")} d={box(64, 56, 10, 12)} />
      <path fill={color("hill-2")} d="M4 100l6-16 7 9 4-13 7 12 7-9 5 17z" />
    </>,
    <>
      <path fill={color("clay-2")} d={box(2, 92, 106, 8)} />
      <path stroke={color("clay-2")} strokeWidth="3" d="M12 30h86M12 51h86M12 72h86" />
      <path stroke={color("sun")} strokeWidth="15" strokeDasharray="9 2" d="M16 30h53" />
      <path stroke={color("pine")} strokeWidth="15" strokeDasharray="9 2" d="M16 51h20M63 51h31" />
      <path stroke={color("lime")} strokeWidth="15" strokeDasharray="9 2" d="M52 72h42" />
      <path fill="none" stroke={color("clay")} strokeWidth="8" d="M12 96V10h86v86" />
    </>,
  ],
  [
    // A sealed offer, ink and a quill; the house under a lens.
    <>
      <path fill={color("lime")} d="M88 68Q58 58 56 6q36 8 38 40 1 14-6 22z" />
      <path fill="none" stroke={color("clay-2")} strokeWidth="3" d="M92 86Q88 48 64 18" />
      <path fill={color("pine")} d="M76 100V86l7-6v-6h20v6l7 6v14z" />
      <path fill={color("lime")} d={box(2, 52, 66, 48)} />
      <path fill="none" stroke={color("shade")} strokeWidth="3" d="M3 54l32 26 32-26" />
      <path fill={color("clay")} d="M25 77a10 10 0 0 1 20 0 10 10 0 0 1-20 0" />
    </>,
    <>
      <path fill={color("lime")} d={`${gable(42, 34, 30)}${box(18, 50, 48, 50)}`} />
      <path fill={color("clay")} d={rafters(42, 22, 40, 10)} />
      <path fill={color("pine")} d={box(34, 70, 16, 30)} />
      <path stroke={color("clay-2")} strokeWidth="9" d="M86 70l16 29" />
      <path
        fill={color("glow")}
        stroke={color("pine-2")}
        strokeWidth="6"
        d="M50 52a25 25 0 0 1 50 0 25 25 0 0 1-50 0"
      />
      <path fill="none" stroke={color("hill-2")} strokeWidth="6" d="M62 52l10 11 17-21" />
    </>,
  ],
  [
    // A ladder and paint; folders and a stamp.
    <>
      <path stroke={color("clay")} strokeWidth="5" d="M66 10l34 90" />
      <path fill="none" stroke={color("lime")} strokeWidth="6" d="M38 100L54 8M84 100L68 8" />
      <path stroke={color("lime")} strokeWidth="6" d="M50 32h22M46 54h30M42 76h38" />
      <path fill={color("clay")} d={box(48, 4, 26, 7)} />
      <path fill={color("pine")} d="M2 74h28l-4 26H6z" />
      <path fill={color("lime")} d="M0 70h32v6h-9v10h-7V76H0z" />
    </>,
    <>
      <path fill={color("pine")} d={box(10, 87, 90, 13)} />
      <path fill={color("sun")} d={box(14, 74, 84, 13)} />
      <path fill={color("clay")} d={box(8, 61, 92, 13)} />
      <path fill={color("lime")} d={box(16, 48, 80, 13)} />
      <path fill={color("clay-2")} d={`${box(78, 48, 8, 52)}M28 42h40v6H28zM32 34h32v8H32z`} />
      <path fill={color("pine")} d="M38 12a10 10 0 0 1 20 0q0 6-5 10l3 12H40l3-12q-5-4-5-10z" />
    </>,
  ],
]

/** For each row of the table who meets, and what the two work with. */
export const stageDrawings = stages.map((drawing, row) =>
  [drawing, ...(tools[row] ?? [])].map((shapes, cell) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      key={cell}
      data-file=""
      viewBox={cell ? "0 0 110 100" : "8 -22 246 132"}
      aria-hidden="true"
    >
      {shapes}
    </svg>
  )),
)

/** The two doors, and somebody who has not chosen yet. */
export function TwoDoors() {
  return (
    <svg data-file="" viewBox="-8 0 436 300" aria-hidden="true">
      <path fill={color("lime-2")} d={boxes([2, 288], 0, 130, 300)} />
      <path fill={color("room")} d={boxes([14, 300], 12, 106, 34)} />
      <path fill={color("clay")} d={box(14, 58, 106, 242)} />
      <path fill={color("pine")} d={box(300, 58, 106, 242)} />
      {/* Mats before both. */}
      <path fill={color("shade")} d={boxes([8, 294], 292, 118, 8)} />
      <path fill={color("glass")} d={boxes([28, 72, 314, 358], 72, 34, 100)} />
      <path fill={color("clay-2")} d={boxes([28, 72], 214, 34, 66)} />
      <path fill={color("pine-2")} d={boxes([314, 358], 214, 34, 66)} />
      <path
        fill={color("sun")}
        d="M102 194a7 7 0 0 1 14 0 7 7 0 0 1-14 0M304 194a7 7 0 0 1 14 0 7 7 0 0 1-14 0"
      />
      <Person
        x={210}
        y={300}
        skin="skin-2"
        top="lime"
        bottom="pine-2"
        cut="curls"
        nod={-9}
        hand="open"
        arm="l30 28 24-24"
        far="l-30 28-24-24"
        farHand="open"
      />
    </svg>
  )
}

/** The same two rooms from above, each with its door to the porch. */
export function FloorPlan() {
  return (
    <svg data-file="" viewBox="9 6 222 141" aria-hidden="true">
      <path fill={color("peach")} d={box(12, 30, 108, 76)} />
      <path fill={color("haint")} d={box(120, 30, 108, 76)} />
      <g fill="none" stroke="currentColor">
        <path
          strokeWidth="6"
          strokeLinecap="square"
          d="M76 106H12V30h28M72 30h96M200 30h28v76h-64M100 106h40M120 30v24M120 82v24"
        />
        <path
          strokeWidth="2"
          d="M40 27h32v6H40zM168 27h32v6h-32zM76 106V82a24 24 0 0 1 24 24M164 106V82a24 24 0 0 0-24 24M12 109v20h216v-20M84 129v8h72v-8M78 137v8h84v-8M24 42h22v30H24zM30 42v30M56 50h20v20H56zM160 52h34v22h-34zM170 42h14v6h-14zM170 78h14v6h-14zM206 92v-14h14M12 14h216M12 8v12M120 8v12M228 8v12"
        />
      </g>
    </svg>
  )
}
