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
  RockingChair,
  rafters,
  Windows,
} from "./shapes.tsx"

const posts = [488, 594, 700, 888, 994, 1100]
const ferns = [541, 647, 953, 1059]

/** One porch, two doors, the sun straight over the ridge, and somebody who rests. */
export function HomeScene() {
  return (
    <Scene place="home">
      <path
        fill={color("hill")}
        d="M-320 560C-40 560 180 400 420 400S760 430 920 384s400-20 680 14v242H-320z"
      />
      <path fill={color("hill-2")} d="M-320 568q320-14 520-24 300-26 600-22t800-10v128H-320z" />
      <Pines
        at={[
          [1246, 566, -1.1],
          [96, 566, 1.05],
          [220, 562, -0.82],
          [352, 566, 1.16],
          [1388, 562, 0.86],
          [1512, 566, -1.02],
        ]}
      />
      <path fill={color("clay")} d="M466 206h30v120h-30zM1104 206h30v120h-30z" />
      <path fill={color("clay-2")} d="M480 232h640v96H480zM460 196h42v12h-42zM1098 196h42v12h-42z" />
      <Bars x={500} y={232} width={600} height={96} bar={3} step={27} ink="clay" />
      <path fill={color("lime")} d={gable(800, 180, 204)} />
      <GableBoards x={800} y={180} half={204} step={12} />
      <path fill={color("shade")} d={rafters(800, 186, 204, 14)} />
      <path fill={color("clay")} d={rafters(800, 162, 236, 24)} />
      <Windows at={[776]} y={244} width={48} height={66} shutter={16} />
      <path fill={color("shade")} d={box(494, 370, 612, 150)} />
      <Windows at={[526, 632, 932, 1038]} y={408} width={36} height={88} shutter={12} />
      <path fill={color("clay")} d={box(732, 406, 56, 114)} />
      <path fill={color("pine")} d={box(812, 406, 56, 114)} />
      <path
        fill={color("glass")}
        d="M742 416h36v40h-36zM822 416h36v40h-36zM732 386h56v14h-56zM812 386h56v14h-56z"
      />
      <path fill={color("haint")} d={box(488, 370, 624, 12)} />
      <path
        fill={color("pine")}
        d={ferns.map((x) => `M${x} 372v12m-19 6a19 15 0 0 1 38 0q-19 20-38 0`).join("")}
        stroke={color("pine")}
        strokeWidth="2"
      />
      <RockingChair
        x={648}
        y={519}
        scale={0.46}
        ink="clay"
        sitter={{
          skin: "skin-3",
          top: "peach",
          bottom: "shade",
          cut: "curls",
          lean: -5,
          nod: 8,
          arm: [4, -80, 14, -44, 44, -42],
        }}
      />
      <path
        fill={color("lime")}
        d={
          box(472, 356, 656, 16) +
          boxes(posts, 372, 12, 148) +
          posts.map((x) => `M${x - 15} 372h42l-15 10h-12z`).join("")
        }
      />
      <Bars x={502} y={488} width={198} height={26} bar={5} step={12} ink="lime" />
      <Bars x={902} y={488} width={198} height={26} bar={5} step={12} ink="lime" />
      <path fill={color("lime")} d={boxes([500, 900], 483, 200, 6) + boxes([500, 900], 511, 200, 5)} />
      <path fill={color("clay")} d="M484 314h632l63 42H421z" />
      <path fill={color("clay-2")} d={box(421, 353, 758, 6)} />
      <path fill={color("pine-2")} d={box(480, 528, 640, 34)} />
      <path fill={color("clay")} d={boxes([482, 588, 694, 882, 988, 1094], 530, 24, 32)} />
      <path fill={color("lime-2")} d={box(472, 518, 656, 12)} />
      <path fill={color("peach")} d="M704 562h192l126 78H578z" />
      <Boards x={704} y={530} width={192} height={34} bar={9} step={12} ink="lime" />
      {/* At dusk, the light from the doors. */}
      <path fill="light-dark(#0000,#ffca6a66)" d="M730 530h60l-10 110H622zM810 530h60l108 110H820z" />
      <path
        fill={color("lime")}
        d="M-320 596h844v5h-844zm0 26h844v5h-844zM1076 596h524v5h-524zm0 26h524v5h-524z"
      />
      <Bars x={-319} y={582} width={836} height={60} bar={11} step={22} ink="lime" />
      <Bars x={1083} y={582} width={517} height={60} bar={11} step={22} ink="lime" />
      <path
        fill={color("lime")}
        d={[532, 1068].map((x) => `${gable(x, 566, 15)}M${x - 10} 578h20v62h-20z`).join("")}
      />
    </Scene>
  )
}

/** A corner of the porch: who rests on the poster's porch, near, with a cold drink; the fern hangs from the door's frame, out of her way. */
export function PorchCorner() {
  return (
    <svg data-file="porch-corner" viewBox="0 -154 300 494" aria-hidden="true">
      <path fill={color("pine")} d="M4-118h22V16H4zM150-118h22V16h-22z" />
      <path stroke={color("pine-2")} strokeWidth="22" strokeDasharray="3 10" d="M15-108V10M161-108V10" />
      <path fill={color("lime-2")} d="M26-130h124V20H26zM18 18h140v12H18z" />
      <Windows at={[38]} y={-118} width={100} height={130} />
      <path fill="none" stroke={color("clay")} strokeWidth="5" d="M380-104H238M380-22q-96 0-104-80" />
      <path stroke={color("clay")} strokeWidth="3" d="M248-104V-20" />
      <path
        fill={color("pine")}
        transform="translate(72-88)scale(.8)"
        d="M172 84q-22 8-24 34 10-14 20-14-6 14-2 32 8-18 18-24 2 22 14 36 2-22 8-34 4 26 16 40 12-14 16-40 6 12 8 34 12-14 14-36 10 6 18 24 4-18-2-32 10 0 20 14-2-26-24-34-50-26-100 0z"
      />
      <path fill={color("clay")} d="M215-30h66l-10 26h-46z" />
      <RockingChair
        x={104}
        y={323}
        scale={1.34}
        ink="clay"
        sitter={{
          skin: "skin-3",
          top: "peach",
          bottom: "shade",
          cut: "curls",
          legs: "apart",
          lean: -5,
          nod: 8,
          hand: "hold",
          arm: [4, -80, 20, -46, 54, -66],
        }}
      />
      <path fill={color("clay")} d="M150 122l7-34h5l-7 34z" />
      <path fill={color("sun")} d="M132 112h32l-5 46h-22z" />
    </svg>
  )
}

/** What stands on the three steps: somebody is moving in. */
export const onTheSteps = [
  <svg key="plant" viewBox="0 0 110 150" aria-hidden="true">
    <path
      fill={color("pine")}
      d="M52 92Q20 70 2 92q8-34 38-22Q22 34 8 36q26-16 42 22-2-40 8-58 8 18 4 58 18-38 40-22-16-2-32 34 32-12 38 22-18-22-48 0z"
    />
    <path fill={color("clay")} d="M22 90h68v14h-6l-8 46H36l-8-46h-6z" />
  </svg>,
  <svg key="cat" viewBox="0 0 170 150" aria-hidden="true">
    <path
      fill={color("hair-2")}
      d="M48 62Q34 12 58-4q-6-14-2-34l12 10h12l12-10q4 20-4 34 24 22 20 56 22-2 22-20 0-14 8-18 10-2 4 8-2 4-2 12 0 28-34 28z"
      transform="translate(8 34)scale(.8)"
    />
    <path fill={color("peach")} d="M10 82h150v68H10z" />
    <path fill={color("clay")} d="M10 82h150v6H10zM76 82h18v30H76z" />
  </svg>,
  <svg key="boxes" viewBox="0 0 330 150" aria-hidden="true">
    <path fill={color("peach")} d="M0 46h140v104H0zM160 70h150v80H160zM190 8h96v62h-96z" />
    <path
      fill={color("clay")}
      d="M0 46h140v6H0zM58 46h24v34H58zM160 70h150v6H160zM224 70h24v26h-24zM190 8h96v6h-96zM229 8h18v22h-18z"
    />
    <path fill={color("lime")} d="M18 112h44v20H18zM176 122h44v16h-44z" />
  </svg>,
]

/** The open door at the head of the stairs: one hands the papers over, the keys are in the lock. */
export function OpenDoor() {
  return (
    <svg data-file="open-door" viewBox="0 0 440 250" aria-hidden="true">
      <path fill={color("lime-2")} d="M236 12h168v238H236z" />
      <path fill={color("room")} d="M252 28h136v222H252z" />
      <path fill={color("peach")} d="M318 28h4v30h20l12 24h-68l12-24h20z" />
      <path fill={color("lime-2")} d="M252 250v-16h20v-16h20v-16h20v-16h20v-16h20v-16h20v-16h16v128z" />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="5"
        d="M262 234v-44L388 90M302 202v-44m40 12v-44"
      />
      <path fill={color("clay")} d="M388 28l44-14v236h-44z" />
      <path fill={color("clay-2")} d="M396 48l28-8v76l-28 4zM396 140l28-2v92h-28z" />
      <path fill={color("sun")} d="M415 131a7 7 0 1 1 10 3v19h-4v-3h-4v-4h4v-11q-4-1-6-4z" />
      <path fill={color("haint")} d="M104 116h12l5 5h33v32h-50z" />
      <path fill="none" stroke={color("shade")} strokeWidth="3" d="M112 130h34m-34 10h24" />
      <Person
        x={50}
        y={250}
        skin="skin-2"
        top="lime"
        bottom="shade"
        size={1.06}
        lean={5}
        arm="l26 36 18-12"
      />
      <Person
        x={218}
        y={250}
        skin="skin"
        top="clay"
        bottom="haint"
        cut="long"
        tint="clay-2"
        build="slim"
        stance="skirt"
        lean={-7}
        nod={10}
        arm="l-34 34-22-8"
        far="l-44 26 24 16"
      />
    </svg>
  )
}

/** Whoever rested on the porch talks it over with the agent who brought the papers. */
export function TwoChairs() {
  return (
    <svg data-file="two-chairs" viewBox="0 -40 440 240" aria-hidden="true">
      <path fill={color("lime-2")} d="M-3000 188h6000v12h-6000z" />
      <path fill={color("peach")} d="M174 116h92v10h-92zM214 126h12v62h-12zM194 180h52v8h-52z" />
      <path
        fill={color("haint")}
        stroke={color("haint")}
        strokeWidth="4"
        d="M190 98h18v18h-18zM232 98h18v18h-18zM190 102q-8 0-8 5t8 5M250 102q8 0 8 5t-8 5"
      />
      <RockingChair
        x={86}
        y={177}
        ink="lime-2"
        sitter={{
          skin: "skin-3",
          top: "peach",
          bottom: "shade",
          cut: "curls",
          legs: "apart",
          lean: 3,
          nod: 4,
          hand: "open",
          arm: [4, -80, 20, -48, 46, -62],
        }}
      />
      <path fill={color("lime")} d="M290 18l34-6 8 48-34 6z" />
      <path fill="none" stroke={color("shade")} strokeWidth="3" d="M300 30l18-3m-16 13l18-3m-16 13l10-2" />
      <RockingChair
        x={354}
        y={177}
        scale={-1}
        ink="lime-2"
        sitter={{
          skin: "skin",
          top: "hill-2",
          bottom: "pine-2",
          cut: "long",
          tint: "clay-2",
          legs: "crossed",
          lean: 4,
          arm: [4, -80, 16, -44, 54, -72],
          hand: "hold",
        }}
      />
    </svg>
  )
}

/** The road along which all three of the next steps stand, from side to side. */
const road = (
  <>
    <path fill={color("hill-2")} d="M-3000 138h6000v22h-6000z" />
    <path fill={color("peach")} d="M-3000 145h6000v8h-6000z" />
  </>
)

/** Where what happens next takes place: a letter in the mailbox, the office with its two doors, a table in a lit room. */
export const nextSteps = [
  <svg key="mailbox" data-file="next" viewBox="0 0 190 160" aria-hidden="true">
    {road}
    <Bars x={6} y={98} width={62} height={42} bar={9} step={17} ink="lime-2" />
    <Bars x={126} y={98} width={62} height={42} bar={9} step={17} ink="lime-2" />
    <path fill={color("lime-2")} d="M2 106h66v6H2zM2 124h66v6H2zM122 106h68v6h-68zM122 124h68v6h-68z" />
    <path fill={color("peach")} d="M88 76h14v64H88zM76 70h56v8H76z" />
    <path fill={color("haint")} d="M58 70V46q0-22 20-22h46q16 0 16 22v24z" />
    <path fill={color("pine-2")} d="M108 70V46q0-22 16-22 18 0 18 22v24z" />
    <path fill={color("lime")} d="M116 42h44v24h-44z" />
    <path fill="none" stroke={color("shade")} strokeWidth="3" d="M116 43l22 13 22-13" />
    <path fill={color("sun")} d="M72 46V8h22v14H78v24z" />
  </svg>,
  <svg key="office" data-file="next" viewBox="0 0 190 160" aria-hidden="true">
    {road}
    <path fill={color("lime-2")} d={gable(95, 14, 72) + box(35, 60, 120, 78)} />
    <path fill={color("peach")} d={rafters(95, 0, 92, 15)} />
    <path fill={color("clay")} d={box(66, 84, 26, 54)} />
    <path fill={color("pine")} d={box(98, 84, 26, 54)} />
    <path
      fill={color("glass")}
      d={boxes([72, 104], 91, 14, 18) + boxes([42, 132], 86, 16, 28) + box(84, 36, 22, 22)}
    />
    <path fill={color("lime")} d="M30 70h130v7H30zM30 77h7v54h-7zM153 77h7v54h-7zM26 130h138v8H26z" />
  </svg>,
  <svg key="table" data-file="next" viewBox="0 0 190 160" aria-hidden="true">
    {road}
    <path fill={color("room")} d={gable(95, 14, 80) + box(27, 66, 136, 72)} />
    <path fill={color("peach")} d={rafters(95, 0, 95, 15)} />
    <path fill={color("pine-2")} d="M94 14h3v26h8l10 14H76l10-14h8z" />
    <path fill={color("clay-2")} d="M38 74h7v32h22v32h-6v-26H45v26h-7zM152 74h-7v32h-22v32h6v-26h16v26h7z" />
    <path fill={color("clay")} d="M64 92h62v8H99v32h12v6H79v-6h12v-32H64z" />
    <path fill={color("shade")} d="M104 80h14v12h-14z" />
    <path fill={color("lime")} stroke={color("shade")} strokeWidth="2" d="M70 91l6-18h18l-6 18z" />
  </svg>,
]
