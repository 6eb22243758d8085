import type { ReactNode } from "react"
import { Scene } from "./Scene.tsx"
import {
  Bars,
  box,
  boxes,
  color,
  Dog,
  gable,
  Person,
  pineSilhouette,
  rafters,
  Sitter,
  Windows,
} from "./shapes.tsx"

/** The house grows from the floor up: the floor on its piers, the studs, the roof's frame, boards and roof. */
function Floor() {
  return (
    <>
      <path fill={color("peach")} d="M904 397h12v185h-12zM478 582h644v14H478z" />
      <Bars x={492} y={596} width={616} height={20} bar={24} step={148} ink="pine-2" />
    </>
  )
}

function Studs() {
  return (
    <>
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="16"
        d="M652 314h296M671 299l129 86 129-86M800 212v178M540 582V392M1060 582V392M726 582V440h148v142M500 390h600"
      />
      <Floor />
    </>
  )
}

function Frame() {
  return (
    <>
      <path fill={color("clay")} d={rafters(800, 200, 306, 22)} />
      <Studs />
    </>
  )
}

/** The builders' little fir, nailed aslant to the ridge when the frame is up. */
function ToppingOut({ at = "translate(803 268)rotate(-9)" }: { readonly at?: string }) {
  return <path transform={at} fill={color("pine")} d="M-3 46V-12h-30l20-35h-9L0-98l22 51h-9l20 35H3v58z" />
}

/** The roof going up, seen from the front, the sun behind; one builder saws a beam, the other nails a stud. */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={color("hill")} d="M0 380q800-60 1600 0v268H0z" />
      <path fill={color("hill-2")} d="M0 548h1600v92H0z" />
      <Frame />
      <ToppingOut />
      <path fill={color("pine-2")} d="M984 412h36v18h-14v38h-8v-38h-14z" />
      <Person
        x={966}
        y={583}
        size={0.86}
        skin="skin-2"
        top="lime"
        bottom="pine-2"
        cut="cap"
        tint="clay"
        arm="l-30 32-22-8"
        far="l-28 18-8-32"
      />
      <path
        stroke={color("clay-2")}
        strokeWidth="8"
        d="M694 552l-16 84m16-84 16 84m126-84-16 84m16-84 16 84"
      />
      <path fill={color("peach")} d="M664 536h220v16H664z" />
      <path fill={color("lime")} d="M725 498l45 90-8 5-56-83" />
      <path fill="none" stroke={color("sun")} strokeWidth="8" d="M701 493l17-9 9 16-18 11z" />
      <Person
        x={610}
        y={634}
        skin="skin-3"
        top="clay"
        bottom="pine-2"
        cut="cap"
        tint="sun"
        lean={18}
        arm="l42 2 23 3"
        far="l25-18 37-11"
      />
    </Scene>
  )
}

const clad = (
  <>
    <Frame />
    <path fill={color("lime")} d="M549 398h502v184H883V431H717v151H549zM560 382h480L800 221z" />
    <path
      stroke={color("lime-2")}
      strokeWidth="168"
      strokeDasharray="3 14"
      d="M633 412v170M967 412v170M800 412v19"
    />
    <path fill={color("clay-2")} d="M800 182l318 212v18L800 200 482 412v-18zM735 440h64v142h-64z" />
    <path fill={color("pine")} d="M801 440h64v142h-64z" />
    <path
      fill={color("glass")}
      stroke={color("lime")}
      strokeWidth="4"
      d="M747 458h40v50h-40zM813 458h40v50h-40zM770 350v-24l30-20 30 20v24zM618 426h48v90h-48zM934 426h48v90h-48zM618 471h48M934 471h48"
    />
    <path
      fill={color("sun")}
      d="M786 520a5 5 0 0 1 10 0 5 5 0 0 1-10 0M804 520a5 5 0 0 1 10 0 5 5 0 0 1-10 0"
    />
    {/* A roof on two posts over the doors, and steps up to them. */}
    <path fill={color("clay")} d="M676 406h248l18 22H658zM684 428h12v154h-12zM904 428h12v154h-12z" />
    <path fill={color("pine-2")} d={box(506, 596, 588, 20)} />
    <path fill={color("lime")} d="M480 582h640v14H480zM700 582h200v34H700z" />
    <path fill={color("lime-2")} d="M480 592h640v5H480zM700 597h200v3H700zM684 602h232v14H684z" />
  </>
)

const builder = { skin: "skin-3", top: "clay", bottom: "pine-2", cut: "cap", tint: "sun" } as const
const buyer = { skin: "skin-2", top: "sun", bottom: "pine", cut: "curls" } as const

/** Everybody on the lot is as tall, from its first day to its last. */
const tall = 0.88

/** The lot, from one edge of the window to the other where its stages stand side by side. */
const Ground = () => <path fill={color("clay")} d="M-2400 412h5280v36h-5280z" />

/** The same floor under four stages, each 480 wide; it overlaps the next one, so that no seam shows. */
const LotFloor = ({ from = -4, to = 484 }: { readonly from?: number; readonly to?: number }) => (
  <>
    <path fill={color("pine-2")} d={boxes([44, 170, 296, 422], 400, 20, 12)} />
    <path fill={color("peach")} d={`M${from} 384H${to}v16H${from}z`} />
  </>
)

/** Its posts and the plate on them. */
const LotPosts = ({ studs }: { readonly studs: readonly number[] }) => (
  <>
    <path fill={color("peach")} d={boxes(studs, 190, 12, 194)} />
    <path fill={color("clay")} d={`${box(22, 172, 436, 18)}${boxes([30, 432], 190, 18, 194)}`} />
  </>
)

const lotRoof = rafters(240, 32, 226, 24)

/** Stacks of coins on the scales' beam. */
const coins = (at: readonly number[], count: number) =>
  at.map((x) => `M${x - 15} 339h30${"m-30-13h30".repeat(count - 1)}`).join("")

/** The house as it grows, one stage for each step, and who is at work on it: one strip, from the stakes to the door. */
const stages: readonly ReactNode[] = [
  // Its lot is staked out, and somebody calls.
  <>
    <Ground />
    <path fill={color("pine")} d={pineSilhouette} transform="translate(84 412)scale(.62)" />
    <path fill={color("pine")} d={pineSilhouette} transform="translate(-220 412)scale(-.74 .74)" />
    <path fill="none" stroke={color("peach")} strokeWidth="5" d="M190 362h296" />
    <path fill={color("peach")} d={boxes([184, 420], 336, 12, 76)} />
    <path fill={color("clay")} d="M196 336l46 14-46 14zM432 336l46 14-46 14z" />
    <Person
      {...buyer}
      x={320}
      y={412}
      size={tall}
      build="slim"
      stance="skirt"
      arm="l30 32-18-36"
      far="l-38 24 12 16"
    />
    <path fill={color("shade")} d="M317 252l9-3 11 36-9 3z" />
    <path
      stroke={color("skin-2")}
      strokeWidth="4.5"
      strokeLinecap="round"
      d="M335 276l-12-4M335 281l-11-3M335 286l-9-2"
    />
  </>,
  // The floor, what the rest will be built of, and the plan.
  <>
    <Ground />
    <LotFloor from={40} />
    <path fill={color("peach")} d={boxes([300], 312, 172, 60)} />
    <path
      fill={color("clay")}
      d={`${boxes([316, 428], 372, 24, 12)}M300 328h172v4H300zM300 348h172v4H300z`}
    />
    <path fill={color("lime")} d="M204 236l84-10 8 62-84 10z" />
    <path stroke={color("shade")} strokeWidth="5" fill="none" d="M228 280l-3-24 22-20 27 14 3 24z" />
    <Person {...builder} x={140} y={384} size={tall} lean={3} arm="l36 26 36-16" />
  </>,
  // Its first wall.
  <>
    <Ground />
    <LotFloor />
    <LotPosts studs={[320]} />
    <path fill={color("clay-2")} d="M193 262l-6-46 7-1 6 46z" />
    <path fill={color("shade")} d="M168 209l40-5 2 15-40 5z" />
    <Person
      {...buyer}
      x={242}
      y={384}
      size={tall}
      build="slim"
      stance="wide"
      arm="l34 18 40-8"
      far="l-38 14-12-36"
    />
  </>,
  // Its roof, and a letter to show.
  <>
    <Ground />
    <LotFloor />
    <path fill="none" stroke={color("clay")} strokeWidth="14" d="M240 40v140M136 118h208" />
    <path fill={color("clay")} d={lotRoof} />
    <LotPosts studs={[110, 358]} />
    <ToppingOut at="translate(237 62)rotate(9)scale(.9)" />
    <path fill={color("lime")} d="M275 206l50-8 10 64-50 8z" />
    <path stroke={color("shade")} strokeWidth="5" d="M287 222l30-5m-27 20 30-5m-27 20 18-3" />
    <Person {...builder} x={220} y={384} size={tall} arm="l38-2 24-30" far="l-30 22 12 26" />
  </>,
  // Somebody comes home.
  <>
    <Ground />
    <LotFloor to={476} />
    <path fill={color("clay")} d={box(352, 26, 44, 110)} />
    <path fill={color("lime")} d="M30 384V188L240 48l210 140v196z" />
    <path stroke={color("lime-2")} strokeWidth="168" strokeDasharray="3 15" d="M114 208v176M366 208v176" />
    <path fill={color("clay-2")} d={`${lotRoof}${box(194, 204, 92, 180)}`} />
    <path
      fill={color("glass")}
      stroke={color("lime")}
      strokeWidth="5"
      d="M330 226h84v106h-84zM372 226v106M330 279h84M216 164v-34l24-16 24 16v34zM214 222h52v66h-52z"
    />
    <path fill={color("peach")} d="M178 384h124v14H178zM162 398h158v14H162z" />
    <path fill={color("sun")} d="M198 297a6 6 0 0 1 12 0 6 6 0 0 1-12 0" />
    <Person {...buyer} x={134} y={412} size={tall} build="slim" stance="skirt" arm="l34 16 30-14" />
    <path fill={color("clay-2")} d="M526 340h10v72h-10zM506 312q0-14 14-14h22q14 0 14 14v28h-50z" />
    <path fill={color("pine")} d={pineSilhouette} transform="translate(700 412)scale(.9)" />
    <path fill={color("pine")} d={pineSilhouette} transform="translate(880 412)scale(-.7 .7)" />
  </>,
  <>
    <path fill={color("pine")} d={pineSilhouette} transform="translate(464 616)scale(.88)" />
    {clad}
    <Person
      {...buyer}
      x={706}
      y={600}
      size={0.62}
      build="slim"
      stance="skirt"
      hand="open"
      arm="l34 6 16-32"
    />
    <Person {...builder} x={960} y={592} size={0.62} arm="l-34 18-24-22" hand="open" />
  </>,
  // Whoever gathers the documents files one, and the dog sees to it.
  <>
    <Dog transform="translate(570 616)scale(1.6)" ink="hair-2" ear="hair" />
    <path fill={color("clay")} d="M880 484h14v132h-14zM1120 484h14v132h-14z" />
    <path fill={color("lime")} d="M916 296h96v80h-96z" />
    <path fill={color("shade")} d="M930 330h20l8-14h44l8 14h84v50H930z" />
    <path fill={color("sun")} d="M910 346h100l8-14h44l8 14h34v30H910z" />
    <path fill={color("haint")} d="M892 362h230l-10 108H902z" />
    <path fill={color("lime")} d="M976 392h62v34h-62z" />
    <path fill={color("clay")} d="M856 470h302v16H856z" />
    <path fill={color("lime")} d="M806 300l72 14-18 92-72-14z" />
    <path stroke={color("shade")} strokeWidth="5" d="M818 326l42 8m-46 10 42 8m-46 10 28 6" />
    <Person
      x={700}
      y={616}
      size={1.5}
      skin="skin-2"
      top="lime"
      bottom="clay"
      cut="bun"
      arm="l36 12 34-26"
      far="l-42 24 16 18"
    />
  </>,
  // Few large payments or many small ones, which are more in all, weighed on the ridge of the house that they are for.
  <>
    <path fill={color("lime")} d={`${gable(838, 374, 124)}${box(714, 456, 248, 150)}`} />
    <path fill={color("clay")} d={rafters(838, 358, 186, 22)} />
    <path fill={color("clay-2")} d={box(812, 516, 52, 90)} />
    <path fill={color("glass")} d={boxes([740, 890], 510, 46, 52) + box(820, 424, 36, 34)} />
    <path stroke={color("lime")} strokeWidth="4" d="M763 510v52M740 536h46M913 510v52M890 536h46" />
    <g transform="rotate(4 838 358)">
      <path fill={color("peach")} d={box(508, 344, 668, 14)} />
      <path
        stroke={color("sun")}
        strokeWidth="10"
        strokeLinecap="round"
        d={coins([534, 580, 626], 8) + coins([886, 930, 974, 1018, 1062, 1106, 1150], 5)}
      />
    </g>
    <path fill={color("peach")} d={box(478, 604, 720, 12)} />
    <Person
      x={590}
      y={604}
      size={1.16}
      skin="skin-3"
      top="lime"
      bottom="clay"
      cut="long"
      build="slim"
      stance="skirt"
      nod={-12}
      hand="open"
      arm="l34 6 16-32"
    />
    <Person
      x={1090}
      y={604}
      size={1.06}
      skin="skin"
      top="haint"
      bottom="peach"
      cut="beard"
      tint="hair-2"
      build="broad"
      stance="wide"
      nod={-10}
      hand="open"
      arm="l-36 20-20-32"
      far="l-48 26 12 16"
    />
  </>,
]

/** The lawn in front of all of them, across the window. */
const Lawn = () => <path fill={color("hill-2")} d="M-2400 140h5280v10h-5280z" />

/** A house for each loan program: a bungalow, a starter home, a veteran's, a large one, a store. Each begins where its column's words do. */
const houses: readonly ReactNode[] = [
  <>
    <Lawn />
    <path fill={color("hill-2")} d={pineSilhouette} transform="translate(-120 140)scale(.32)" />
    <path fill={color("clay-2")} d={box(146, 36, 15, 40)} />
    <path fill={color("peach")} d={box(14, 86, 172, 54)} />
    <path fill={color("clay")} d="M2 90l30-36h136l30 36z" />
    <path fill={color("lime")} d={`${gable(66, 64, 54)}${boxes([16, 106], 98, 10, 42)}M10 94h112v6H10z`} />
    <path fill={color("clay-2")} d={`${rafters(66, 56, 66, 9)}M54 104h24v36H54z`} />
    <Windows at={[141]} y={102} width={34} height={24} />
  </>,
  <>
    <Lawn />
    <path fill={color("clay")} d={box(74, 50, 13, 30)} />
    <path fill={color("haint")} d="M16 140V82l38-26 38 26v58z" />
    <path fill={color("lime")} d={rafters(54, 46, 52, 11)} />
    <path fill={color("clay")} d="M28 102h22v38H28zM20 136h38v4H20z" />
    <Windows at={[64]} y={100} width={18} height={24} />
  </>,
  <>
    <Lawn />
    <path fill={color("lime")} d="M24 140V70l54-36 54 36v70z" />
    <path fill={color("sun")} d={`${rafters(78, 24, 68, 12)}M8 82h140l6 12H2z`} />
    <path fill={color("lime-2")} d={`${boxes([12, 58, 136], 94, 7, 46)}M8 134h140v6H8z`} />
    <path fill={color("clay-2")} d="M86 102h22v32H86z" />
    <Windows at={[32]} y={102} width={18} height={24} />
    <Windows at={[68]} y={52} width={20} height={22} />
    <g transform="translate(142 108)rotate(-60)scale(.7)">
      <path fill={color("peach")} d="M0-2h56v4H0z" />
      <path fill={color("lime")} d="M26 2h28v36H26z" />
      <path fill={color("clay")} d="M26 2h6v36h-6zM37 2h6v36h-6zM48 2h6v36h-6z" />
      <path fill={color("haint")} d="M40 2h14v15H40z" />
    </g>
  </>,
  <>
    <Lawn />
    <path fill={color("clay")} d={boxes([34, 100], 14, 14, 40)} />
    <path fill={color("lime")} d="M12 140V62h92V52l44-30 44 30v88z" />
    <path fill={color("hill")} d={`M2 64l32-38h86l-16 38z${rafters(148, 12, 52, 12)}`} />
    <path fill={color("hill")} d="M44 101l26-8 26 8v4H44z" />
    <path fill={color("lime-2")} d={boxes([48, 86], 104, 6, 36)} />
    <path fill={color("clay-2")} d="M59 106h22v34H59z" />
    <Windows at={[22, 61]} y={70} width={14} height={18} />
    <Windows at={[22]} y={106} width={14} height={22} />
    <Windows at={[120, 156]} y={60} width={20} height={24} />
    <Windows at={[120, 156]} y={102} width={20} height={28} />
  </>,
  <>
    <Lawn />
    <g transform="translate(-14)">
      <path fill={color("clay")} d="M22 140V30h50V18h56v12h50v110z" />
      <path fill={color("lime-2")} d="M16 26h52V14h64v12h52v9h-61V23H77v12H16z" />
      <Windows at={[36, 88, 140]} y={46} width={24} height={26} />
      <path fill={color("glass")} d={boxes([32, 118], 102, 50, 32)} />
      <path fill={color("lime")} d="M88 100h24v40H88z" />
      <path fill={color("glass")} d="M92 104h16v24H92z" />
      <path fill={color("sun")} d="M24 82h152l8 16H16z" />
      <path
        fill={color("lime")}
        d="M45 82h20l-2 16H39zM85 82h10v16H84zM117 82h20l5 16h-23zM158 82h18l8 16h-22z"
      />
    </g>
  </>,
]

const views: Readonly<Record<number, string>> = {
  5: "390 176 740 440",
  6: "478 176 720 440",
  7: "478 176 720 440",
}

/** One of the stages; the sixth is the closing picture: the house, finished. */
export function Stage({ step = 5 }: { readonly step?: number }) {
  return (
    <svg data-file="" viewBox={views[step] ?? "0 -56 480 504"} aria-hidden="true">
      {stages[step]}
    </svg>
  )
}

/** The house of the loan program in this row; a sixth program has the first one's. */
export function ProgramHouse({ row }: { readonly row: number }) {
  return (
    <svg data-file="" viewBox="0 0 200 150" aria-hidden="true">
      {houses[row % houses.length]}
    </svg>
  )
}

/** Two on the beam of the next frame, with one timber on their shoulders: one looks back for the other. */
export function Builders() {
  return (
    <svg data-file="" viewBox="0 10 600 200" aria-hidden="true">
      <path fill={color("clay")} d="M-2400 190h5280v20h-5280z" />
      <path fill={color("peach")} d={box(24, 46, 552, 20)} />
      <path fill={color("clay-2")} d={boxes([24, 564], 46, 12, 20)} />
      <Person
        x={160}
        y={190}
        size={0.94}
        skin="skin-3"
        top="haint"
        bottom="pine"
        cut="cap"
        tint="clay"
        build="broad"
        stance="stride"
        looksBack
        arm="l-44 20 0-26"
        far="l-46 34-8 24"
      />
      <Person
        x={440}
        y={190}
        size={0.94}
        skin="skin-2"
        top="sun"
        bottom="clay-2"
        cut="bun"
        tint="clay"
        build="slim"
        stance="stride"
        nod={6}
        arm="l-40 22 0-28"
        far="l-46 28 22 16"
      />
      <g fill="none" strokeWidth="5.5" strokeLinecap="round">
        <path stroke={color("skin-3")} d="M111 65v-9m5 9v-12m5 12v-12m5 12v-9" />
        <path stroke={color("skin-2")} d="M395 65v-9m5 9v-12m5 12v-12m5 12v-9" />
      </g>
    </svg>
  )
}

/** In the bays of that frame, all in the scale of the people: tools and a dog, what is brought in fast, two who read one page, and timber of several kinds. */
export function Readers() {
  return (
    <svg data-file="" viewBox="0 0 1200 190" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Dog transform="translate(76 190)scale(.92)" ink="hair-2" ear="hair" />
      <path
        stroke={color("clay-2")}
        strokeWidth="8"
        d="M132 132l-14 58m14-58 14 58m84-58-14 58m14-58 14 58"
      />
      <path fill={color("peach")} d={`${box(104, 122, 160, 12)}M202 114h40v6h-40z`} />
      <path fill={color("shade")} d="M236 106h12v16h-12z" />
      <path fill="none" stroke={color("clay-2")} strokeWidth="5" d="M130 94V84h44v10" />
      <path fill={color("pine")} d={box(120, 92, 64, 30)} />
      <path fill={color("sun")} d={box(120, 100, 64, 5)} />
      <g transform="translate(96 38)scale(.8)">
        <path fill={color("peach")} d="M404 112q8-22 34-20 14-14 34-2 26 0 32 22z" />
        <path fill={color("clay-2")} d="M488 150l10 40h-11l-10-40z" />
        <path fill={color("haint")} d="M388 108h140l-36 48h-68z" />
        <path fill="none" stroke={color("peach")} strokeWidth="9" d="M384 166l92-8 104-40" />
        <circle cx="384" cy="166" r="19" fill="none" stroke={color("clay-2")} strokeWidth="9" />
      </g>
      <path fill={color("lime-2")} d="M724 70h64v82h-64z" />
      <path stroke={color("shade")} strokeWidth="5" d="M736 88h40m-40 16h40m-40 16h40m-40 16h24" />
      <Person
        x={680}
        y={190}
        size={0.94}
        skin="skin-3"
        top="clay"
        bottom="pine"
        cut="beard"
        build="broad"
        nod={8}
        arm="l20 30 18-16"
      />
      <Person
        x={832}
        y={190}
        size={0.94}
        skin="skin"
        top="haint"
        bottom="clay-2"
        cut="long"
        build="slim"
        stance="skirt"
        nod={8}
        arm="l-20 30-18-16"
      />
      <path fill="none" stroke={color("clay")} strokeWidth="10" d="M934 190V74h228v116" />
      <path
        fill={color("peach")}
        d="M940 190l14-172h32l-14 172zM1054 190l11-128h20l-11 128zM1122 190l12-146h24l-12 146z"
      />
      <path fill={color("clay-2")} d="M980 190l12-140h22l-12 140zM1084 190l13-164h28l-13 164z" />
      <path fill={color("lime-2")} d="M1010 190l15-180h34l-15 180z" />
      <path
        stroke={color("clay")}
        strokeWidth="2"
        d="M950 178l11-130M960 184l12-150M1022 182l12-154M1033 170l9-120M1063 180l8-96M1132 180l9-112"
      />
    </svg>
  )
}

/** Under the finished roof, at the table: one asks, the loan officer shows the answer on paper. */
export function AtTheTable() {
  const chair = "M-26-92L-18 4h44v82M-18 4l-8 82"
  return (
    <svg data-file="" viewBox="0 139 366 381" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <path
        fill={color("lime")}
        transform="translate(36-116)scale(.7)"
        d="M0 0q-6-26 22-30 10-32 44-22 28-16 44 12 26 0 28 40z"
      />
      <path fill={color("hill-2")} d={pineSilhouette} transform="translate(226 330)scale(1.3)" />
      <path fill={color("hill-2")} d={pineSilhouette} transform="translate(104 330)scale(-.84 .84)" />
      <path fill={color("room")} d="M183 10l173 116v384H10V126z" />
      <path fill={color("haint")} d={box(140, 226, 86, 104)} />
      <path fill={color("hill")} d={box(10, 412, 346, 100)} />
      <path fill={color("hill-2")} d="M140 300q50-24 86 6v24h-86z" />
      <path fill="none" stroke={color("pine")} strokeWidth="6" d="M140 226h86v104h-86zM183 226v104" />
      <path fill={color("clay-2")} d="M181 150h4v34h-4z" />
      <path fill={color("sun")} d="M172 180h22l22 28h-66z" />
      <path fill="none" stroke={color("clay")} strokeWidth="12" d="M183 24v120M112 92l71 52 71-52" />
      <path
        fill={color("clay")}
        d={`${rafters(183, 0, 183, 26)}${box(0, 138, 366, 16)}${boxes([8, 342], 138, 16, 372)}`}
      />
      {["translate(72 424)", "translate(294 424)scale(-1 1)"].map((at) => (
        <path key={at} transform={at} fill="none" stroke={color("clay-2")} strokeWidth="9" d={chair} />
      ))}
      <Sitter
        x={72}
        y={424}
        scale={1.3}
        skin="skin-2"
        top="pine"
        bottom="shade"
        cut="bob"
        arm={[4, -80, 18, -48, 48, -62]}
        hand="open"
      />
      <path fill={color("lime")} stroke={color("clay-2")} strokeWidth="3" d="M192 296l40-6 8 54-40 6z" />
      <path stroke={color("shade")} strokeWidth="4" d="M202 310l22-4m-20 14 22-4m-20 14 14-2" />
      <Sitter
        x={294}
        y={424}
        scale={-1.3}
        skin="skin"
        top="clay"
        bottom="pine-2"
        tint="hair-2"
        lean={4}
        arm={[4, -80, 18, -48, 44, -64]}
      />
      <path fill={color("clay-2")} d="M177 386h12v112h24v12h-60v-12h24z" />
      <path fill={color("peach")} d={`${box(112, 376, 142, 12)}${box(0, 508, 366, 12)}`} />
      <path fill={color("pine-2")} d="M146 356h18v20h-18zM164 360h8v12h-8z" />
    </svg>
  )
}
