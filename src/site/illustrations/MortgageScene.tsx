import type { ReactNode } from "react"
import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, Dog, gable, Person, pineSilhouette, rafters } from "./shapes.tsx"

/** The house grows from the floor up: the floor on its piers, the studs, the roof's frame, boards and roof. */
function Floor() {
  return (
    <>
      <path fill={color("peach")} d="M478 582h644v14H478z" />
      <Bars x={492} y={596} width={616} height={20} bar={24} step={148} ink="pine-2" />
    </>
  )
}

function Studs() {
  return (
    <>
      <path fill={color("peach")} d={boxes([606, 666, 922, 982], 392, 12, 190)} />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="18"
        d="M540 582V392M1060 582V392M726 582V440h148v142M500 390h600"
      />
      <Floor />
    </>
  )
}

function Frame() {
  return (
    <>
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="12"
        d="M652 314h296M671 299l129 86 129-86M800 212v178"
      />
      <path fill={color("clay")} d={rafters(800, 200, 306, 22)} />
      <Studs />
    </>
  )
}

/** The builders' little tree, nailed aslant to the ridge when the frame is up, with a red ribbon on it. */
function ToppingOut() {
  return (
    <g transform="translate(792 268)rotate(13)scale(.3)">
      <path fill={color("pine")} d={pineSilhouette} />
      <path fill={color("clay-2")} d="M-18-166h38l30 90-40-30-50 40z" />
    </g>
  )
}

/** The roof going up, seen from the front, the sun behind; one builder saws a beam, the other nails a stud. */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={color("hill")} d="M0 462q240-90 560-46t1040-20v244H0z" />
      <path fill={color("hill-2")} d="M0 548h1600v92H0z" />
      <path fill={color("clay")} d="M0 600h1600v40H0z" />
      <Frame />
      <ToppingOut />
      <path fill={color("pine-2")} d="M950 402h24v18h-24zM930 408h20v5h-20zM961 420h8v46h-8z" />
      <Person
        x={1006}
        y={583}
        size={0.94}
        skin="skin"
        top="pine"
        bottom="pine-2"
        cut="cap"
        tint="sun"
        arm="l-34 30-6-38"
        far="l58 2 18-42"
      />
      <path stroke={color("peach")} strokeWidth="9" d="M642 562l-16 74m16-74 16 74m32-74-16 74m16-74 16 74" />
      <path fill={color("lime")} d="M670 530l18-12 60 70-6 8z" />
      <path fill={color("peach")} d="M600 550h110l10 12H600zM720 550l84 18-3 12-72-16z" />
      <Person
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
      <path fill="none" stroke={color("clay-2")} strokeWidth="8" d="M661 518l14-8 12 14-12 14z" />
    </Scene>
  )
}

const clad = (
  <>
    <Frame />
    <path fill={color("lime")} d="M549 399h502v183H883V431H717v151H549zM560 381h480L800 221z" />
    <path stroke={color("lime-2")} strokeWidth="168" strokeDasharray="3 14" d="M633 412v170M967 412v170" />
    <path fill={color("clay-2")} d="M800 182l318 212v18L800 200 482 412v-18zM735 440h64v142h-64z" />
    <path fill={color("pine")} d="M801 440h64v142h-64z" />
    <path
      fill={color("glass")}
      stroke={color("lime")}
      strokeWidth="4"
      d="M747 458h40v50h-40zM813 458h40v50h-40zM770 350v-24l30-20 30 20v24zM618 426h48v90h-48zM934 426h48v90h-48zM618 471h48M934 471h48"
    />
  </>
)

const builder = { skin: "skin-3", top: "clay", bottom: "pine-2", cut: "cap", tint: "sun" } as const

/** The house as it grows, one stage for each step, and who is at work on it. */
const stages: readonly ReactNode[] = [
  // Its lot is staked out, and somebody explains the plan.
  <>
    <path fill="none" stroke={color("peach")} strokeWidth="9" d="M484 616v-70M484 570h632M1116 616v-70" />
    <path fill={color("clay")} d="M488 546l44 12-44 14zM1112 546l-44 12 44 14z" />
    <Person {...builder} x={700} y={614} size={1.5} lean={4} arm="l34 36 30-14" />
    <path fill={color("lime")} d="M806 424h86v66h-86z" />
    <path stroke={color("shade")} strokeWidth="5" fill="none" d="M820 474v-24l28-18 28 18v24z" />
    <Person
      x={990}
      y={614}
      size={1.5}
      skin="skin"
      top="haint"
      bottom="pine"
      cut="bob"
      build="slim"
      stance="skirt"
      hand="open"
      arm="l-34 34-26-18"
    />
  </>,
  // The floor, and what the rest will be built of.
  <>
    <Floor />
    <path fill={color("clay")} d={boxes([506, 706], 566, 16, 16)} />
    <path stroke={color("peach")} strokeWidth="56" strokeDasharray="260" d="M486 538h260" />
    <path stroke={color("clay")} strokeWidth="4" d="M486 528h260M486 547h260" />
    <path fill={color("clay")} d="M810 424h290v18H810z" />
    <Person {...builder} x={940} y={582} size={1.1} stance="stride" arm="l8-34 14-34" far="l20-30 4-24" />
  </>,
  <>
    <Studs />
    <Person
      {...builder}
      top="pine"
      skin="skin"
      x={1000}
      y={582}
      size={0.94}
      build="broad"
      stance="wide"
      arm="l-36 4-22-30"
    />
  </>,
  <>
    <Frame />
    <ToppingOut />
    <Person {...builder} x={790} y={582} size={0.7} hand="open" arm="l34-20 14-34" />
  </>,
  // Somebody comes home.
  <>
    {clad}
    <path fill={color("peach")} d={box(716, 596, 168, 20)} />
    <Person
      x={960}
      y={612}
      size={0.8}
      skin="skin-2"
      top="sun"
      bottom="pine"
      cut="curls"
      stance="stride"
      arm="l-30 20-26-14"
    />
  </>,
  <>
    <path fill={color("pine")} d={pineSilhouette} transform="translate(470 614)scale(.9)" />
    {clad}
  </>,
  // Whoever gathers the documents files one, and the dog sees to it.
  <>
    <Dog transform="translate(570 616)scale(1.6)" ink="clay" ear="clay-2" />
    <path fill={color("clay-2")} d="M880 484h14v132h-14zM1120 484h14v132h-14z" />
    <path fill={color("lime")} d="M916 296h96v80h-96z" />
    <path fill={color("haint")} d="M930 330h20l8-14h44l8 14h84v50H930z" />
    <path fill={color("sun")} d="M910 346h100l8-14h44l8 14h34v30H910z" />
    <path fill={color("pine")} d="M892 362h230l-10 108H902z" />
    <path fill={color("lime")} d="M976 392h62v34h-62z" />
    <path fill={color("clay")} d="M856 470h302v16H856z" />
    <path fill={color("lime")} d="M806 300l72 14-18 92-72-14z" />
    <path stroke={color("shade")} strokeWidth="5" d="M818 326l42 8m-46 10 42 8m-46 10 28 6" />
    <Person x={700} y={616} size={1.5} skin="skin-2" top="haint" bottom="pine" cut="bun" arm="l36 12 34-26" />
  </>,
  // Few large payments or many small ones, weighed on the ridge of the house that they are for.
  <>
    <path fill={color("lime")} d={`${gable(838, 380, 150)}${box(714, 460, 248, 146)}`} />
    <path fill={color("clay")} d={rafters(838, 358, 186, 22)} />
    <path fill={color("clay-2")} d={box(812, 516, 52, 90)} />
    <path fill={color("glass")} d={boxes([740, 890], 510, 46, 52) + box(820, 424, 36, 34)} />
    <path stroke={color("lime")} strokeWidth="4" d="M763 510v52M740 536h46M913 510v52M890 536h46" />
    <g transform="rotate(-4 838 358)">
      <path fill={color("peach")} d={box(508, 344, 668, 14)} />
      <path
        stroke={color("sun")}
        strokeWidth="40"
        strokeDasharray="10 3"
        d="M538 344v-130M586 344v-130M634 344v-130M910 344v-52M958 344v-52M1006 344v-52M1054 344v-52M1102 344v-52M1150 344v-52"
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
      arm="l22-14 12-36"
    />
    <Person
      x={1090}
      y={604}
      size={1.16}
      skin="skin"
      top="haint"
      bottom="peach"
      cut="beard"
      tint="hair-2"
      build="broad"
      stance="wide"
      nod={-10}
      arm="l-24 34 4-44"
    />
  </>,
]

/** One of the stages; the sixth is the closing picture: the house, finished. */
export function Stage({ step = 5 }: { readonly step?: number }) {
  return (
    <svg data-file="stages" viewBox={step === 5 ? "390 176 740 440" : "478 176 720 440"} aria-hidden="true">
      {stages[step]}
    </svg>
  )
}
