import { Scene } from "./Scene.tsx"
import { box, boxes, color, gable, Person, Pines, rafters, Sitter } from "./shapes.tsx"

/** The house cut open: the home in one room, the loan in the other, one roof over both. */
export function ServicesScene() {
  return (
    <Scene place="services">
      <path fill={color("hill")} d="M0 500q300-90 640-50t960-20v210H0z" />
      <Pines
        at={[
          [92, 592, 1.16],
          [236, 576, -0.56],
          [1376, 576, -0.58],
          [1508, 592, 1.16],
        ]}
      />
      <path fill={color("hill-2")} d="M0 566h1600v74H0z" />
      <path fill={color("clay")} d="M0 578h1600v62H0z" />
      <path fill={color("clay-2")} d="M0 606q200-16 420 0t420 0 380-4 380 8v30H0z" />
      <g transform="translate(-288-196)scale(1.36)">
        <path fill={color("clay-2")} d="M930 134h46v84l-46-30zM922 124h62v12h-62z" />
        <path fill={color("lime-2")} d={gable(800, 112, 309)} />
        {/* Each room in the color of its column, lit at dusk. */}
        <path fill="light-dark(var(--peach),oklch(.85 .11 70))" d={box(520, 318, 280, 246)} />
        <path fill="light-dark(var(--haint),oklch(.78 .06 225))" d={box(800, 318, 280, 246)} />
        <path
          fill="none"
          stroke={color("clay")}
          strokeWidth="9"
          d="M800 120v90M628 236h344M720 306l80-96 80 96"
        />
        <path fill={color("clay")} d={rafters(800, 86, 352, 30)} />
        <path
          fill={color("peach")}
          d="M600 306v-40h56v40zM664 306v-26h40v26zM908 306v-54h48v54zM964 306v-28h44v28z"
        />
        <path fill={color("glow")} d="M714 384h60v100h-60z" />
        <path fill={color("hill-2")} d="M714 470q30-20 60-4v86h-60z" />
        <path fill={color("peach")} d="M732 552l10-78h10l22 78z" />
        <path fill={color("clay")} d="M714 384l-26-8v184l26-8z" />
        <path fill={color("pine")} d="M1004 370h56v182h-56zM548 364h18v104h-18zM630 364h18v104h-18z" />
        <path fill={color("haint")} d="M692 390l18 4v44l-18 2zM1014 380h36v52h-36zM570 366h56v100h-56z" />
        <path
          stroke={color("lime")}
          strokeWidth="4"
          d="M598 366v100M570 416h56M568 364h60v104h-60z"
          fill="none"
        />
        <path
          fill={color("shade")}
          transform="translate(-34)"
          d="M560 552v-26q0-14 14-14h8v-36q0-14 14-14h44q14 0 14 14v36h8q14 0 14 14v26z"
        />
        <path
          fill="none"
          stroke={color("clay")}
          strokeWidth="6"
          d="M911 490v62M884 552q2-16 27-20 25 4 27 20M911 318v40M824 552v-106M824 510h30v42M998 552v-106M998 510h-30v42"
        />
        <path fill={color("clay")} d="M850 484h122v9H850zM886 358h48l14 24h-76z" />
        <path fill={color("room")} opacity=".75" d="M886 382h48l52 102H834z" />
        <path fill={color("sun")} d="M886 382h48l-8 7h-32z" />
        <path fill={color("lime")} d="M888 484l8-10h44l-8 10zM818 364a26 26 0 0 1 52 0 26 26 0 0 1-52 0" />
        <g stroke="currentColor" strokeWidth="4">
          <path d="M844 368v-22" />
          {/* Twelve at noon, eight at dusk. */}
          <path stroke="light-dark(currentcolor,#0000)" d="M844 366v-13" />
          <path stroke="light-dark(#0000,currentcolor)" d="M844 366l-12 7" />
        </g>
        <g transform="translate(652 552)scale(.86)">
          <Person
            x={0}
            y={0}
            skin="skin-2"
            top="clay"
            bottom="pine-2"
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
          bottom="haint"
          cut="bob"
          tint="hair-2"
          lean={14}
          nod={-6}
          hand="open"
        />
        <Sitter
          x={984}
          y={509}
          scale={-0.66}
          skin="skin-3"
          top="peach"
          bottom="pine-2"
          cut="beard"
          legs="crossed"
          lean={-7}
          nod={8}
          arm={[4, -80, 12, -42, 42, -47]}
        />
        <path
          fill={color("lime")}
          d={
            boxes([508, 508], 552, 584, 14) +
            box(508, 306, 584, 13) +
            boxes([508, 1080], 306, 13, 260) +
            box(793, 306, 14, 250)
          }
        />
        <path fill={color("pine-2")} d={box(512, 566, 578, 14)} />
        <path fill={color("clay")} d={boxes([512, 650, 930, 1064], 566, 26, 18)} />
        <path fill={color("lime")} d={box(793, 560, 14, 60)} />
      </g>
    </Scene>
  )
}

/** The two doors, and somebody who has not chosen yet. */
export function TwoDoors() {
  return (
    <svg data-file="two-doors" viewBox="-8 0 436 300" aria-hidden="true">
      <path fill={color("lime-2")} d={boxes([2, 288], 0, 130, 300)} />
      <path fill={color("room")} d={boxes([14, 300], 12, 106, 34)} />
      <path fill={color("clay")} d={box(14, 58, 106, 242)} />
      <path fill={color("pine")} d={box(300, 58, 106, 242)} />
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
        stance="wide"
        nod={-9}
        hand="open"
        arm="l24 34 28-12"
        far="l-24 34-28-12"
        farHand="open"
      />
    </svg>
  )
}
