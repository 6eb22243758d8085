import { Scene } from "./Scene.tsx"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  Dog,
  GableBoards,
  gable,
  Person,
  Pines,
  pineSilhouette,
  RockingChair,
  rafters,
  Sitter,
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
          [1228, 566, -0.46],
          [96, 566, 1.05],
          [220, 562, -0.82],
          [400, 566, 0.46],
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
        y={524}
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
      <path fill={color("peach")} d="M718 562h164l140 78H578z" />
      <Boards x={718} y={530} width={164} height={34} bar={9} step={12} ink="lime" />
      {/* At dusk, the light from the doors. */}
      <path
        fill="light-dark(#0000,#ffca6a66)"
        d="M730 530h60v32l-10 78H622l108-78zM810 530h60v32l108 78H820l-10-78z"
      />
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
    <svg data-file="" viewBox="0 -120 323 460" aria-hidden="true">
      <path fill={color("pine")} d="M4-78h22V56H4zM150-78h22V56h-22z" />
      <path stroke={color("pine-2")} strokeWidth="22" strokeDasharray="3 10" d="M15-68V50M161-68V50" />
      <path fill={color("lime-2")} d="M26-90h124V60H26zM18 58h140v12H18z" />
      <Windows at={[38]} y={-78} width={100} height={130} />
      <path fill="none" stroke={color("clay")} strokeWidth="5" d="M314-76H238M314-18q-42-4-46-56" />
      <path fill={color("clay-2")} d="M311-90h12v86h-12z" />
      <path stroke={color("sun")} strokeWidth="5" strokeLinecap="round" d="M317-82h0M317-12h0" />
      <path stroke={color("clay")} strokeWidth="3" d="M248-76V8" />
      <path
        fill={color("pine")}
        transform="translate(72-60)scale(.8)"
        d="M172 84q-22 8-24 34 10-14 20-14-6 14-2 32 8-18 18-24 2 22 14 36 2-22 8-34 4 26 16 40 12-14 16-40 6 12 8 34 12-14 14-36 10 6 18 24 4-18-2-32 10 0 20 14-2-26-24-34-50-26-100 0z"
      />
      <path fill={color("clay")} d="M215-2h66l-10 26h-46z" />
      {/* At her side, the pitcher. */}
      <path
        fill={color("pine")}
        d="M220 246h96v10h-96zM228 256h9l-4 84h-9zM299 256h9l4 84h-9zM230 296h76v7h-76z"
      />
      <path fill="none" stroke={color("haint")} strokeWidth="6" d="M286 200q22 0 16 20-4 12-20 10" />
      <path fill={color("haint")} d="M244 186l-10-6h52v30l6 36h-54l6-36z" />
      <path fill={color("sun")} d="M248 206h34v6l5 29h-44l5-29z" />
      <RockingChair
        x={104}
        y={339}
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
          arm: [4, -80, 20, -46, 54, -66],
        }}
      />
      <path fill={color("clay")} d="M150 138l7-34h5l-7 34z" />
      <path fill={color("sun")} d="M132 128h32l-5 46h-22z" />
      <path
        stroke={color("skin-3")}
        strokeWidth="6.6"
        strokeLinecap="round"
        d="M126 147l18-1M125 154h21M126 161l18 1"
      />
    </svg>
  )
}

/** What stands on the three steps: somebody is moving in. */
export const onTheSteps = [
  <svg key="plant" data-file="" viewBox="0 0 256 194" aria-hidden="true">
    <path fill={color("clay")} d={boxes([8, 122], 122, 9, 72) + box(0, 112, 140, 12)} />
    <path fill={color("clay-2")} d={box(17, 124, 105, 22)} />
    <path fill={color("sun")} d="M66 132h8v6h-8z" />
    <path fill={color("lime-2")} d="M14 98h54v7H14z" />
    <path fill={color("haint")} d="M20 105h58v7H20zM24 91h50v7H24z" />
    <path fill={color("shade")} d="M104 66h6v40h12v6H92v-6h12z" />
    <path fill={color("peach")} d="M92 30h30l14 38H78z" />
    <path
      fill={color("pine")}
      transform="translate(146 44)"
      d="M52 92Q20 70 2 92q8-34 38-22Q22 34 8 36q26-16 42 22-2-40 8-58 8 18 4 58 18-38 40-22-16-2-32 34 32-12 38 22-18-22-48 0z"
    />
    <path fill={color("clay")} d="M168 134h68v14h-6l-8 46h-40l-8-46h-6z" />
  </svg>,
  <svg key="cat" data-file="" viewBox="0 0 330 194" aria-hidden="true">
    {/* A picture and a rolled rug lean on what is behind them. */}
    <path fill={color("clay-2")} d={box(0, 86, 118, 108)} />
    <path fill={color("haint")} d={box(10, 96, 98, 88)} />
    <path fill={color("hill-2")} d="M10 160q50-24 98-8v32H10z" />
    <path fill={color("lime")} d={gable(59, 126, 24) + box(39, 142, 40, 28)} />
    <path fill={color("clay")} d={`${rafters(59, 120, 32, 8)}M54 152h10v18H54z`} />
    <path fill={color("shade")} d="M262 20l24-4 30 178h-28z" />
    <path stroke={color("lime")} strokeWidth="7" d="M266 46l25-3M285 171l27-1" />
    <path fill={color("peach")} d="M120 122h164v72H120z" />
    <path fill={color("clay")} d="M120 122h164v7H120zM192 122h20v32h-20z" />
    <path fill={color("lime")} d="M136 162h44v18h-44z" />
    <path
      fill={color("hair-2")}
      d="M48 62Q34 12 58-4q-6-14-2-34l12 10h12l12-10q4 20-4 34 24 22 20 56 22-2 22-20 0-14 8-18 10-2 4 8-2 4-2 12 0 28-34 28z"
      transform="translate(134 69)scale(.86)"
    />
  </svg>,
  <svg key="boxes" data-file="" viewBox="0 0 470 194" aria-hidden="true">
    {/* On the far arm, and held in front with the near one. */}
    <path fill={color("peach")} d="M62 51h82v65H62z" />
    <path fill={color("clay")} d="M62 51h82v6H62zM97 51h16v22h-16z" />
    <Person
      x={52}
      y={194}
      skin="skin-2"
      top="pine"
      bottom="shade"
      cut="cap"
      tint="clay"
      stance="stride"
      size={0.98}
      lean={-4}
      arm="l38 34 42-9"
      far="l12 53 56 4"
    />
    <path fill={color("peach")} d="M216 90h132v104H216zM362 114h108v80H362zM376 52h84v62h-84z" />
    <path
      fill={color("clay")}
      d="M216 90h132v7H216zM271 90h22v34h-22zM362 114h108v7H362zM405 114h22v28h-22zM376 52h84v6h-84zM410 52h16v22h-16z"
    />
    <path fill={color("lime")} d="M232 156h44v20h-44zM376 166h40v14h-40z" />
    {/* On the left box, a lamp. */}
    <path fill={color("clay-2")} d="M279 58h6v26h12v6h-30v-6h12z" />
    <path fill={color("sun")} d="M270 26h24l14 34h-52z" />
  </svg>,
]

/** The open door at the head of the stairs: one hands the papers over, the keys are in the lock. */
export function OpenDoor() {
  return (
    <svg data-file="" viewBox="0 0 440 250" aria-hidden="true">
      <path fill={color("lime-2")} d="M-136 172h124v10h-124z" />
      <Windows at={[-108]} y={52} width={68} height={118} shutter={24} />
      <path
        fill={color("hill-2")}
        d="M-126 192q4-16 14-6 4-16 14-4 6-16 16-2 8-14 16 0 8-14 16 2 8-14 16 2 10-8 12 8z"
      />
      <path fill={color("clay")} d="M-128 190H-20l-6 22h-96z" />
      <path fill={color("lime")} d="M236 12h192v238H236z" />
      <path fill={color("room")} d="M252 28h160v222H252z" />
      <path fill={color("peach")} d="M310 28h4v30h20l12 24h-68l12-24h20z" />
      <path fill={color("shade")} d="M252 250v-16h20v-16h20v-16h20v-16h20v-16h20v-16h20v-16h40v128z" />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="5"
        d="M262 234v-44L388 90M302 202v-44m40 12v-44"
      />
      {/* It opens inward, so that both jambs show. */}
      <path fill={color("clay")} d="M412 28l-46 12v198l46 12z" />
      <path fill={color("clay-2")} d="M404 48l-30 7v64l30 2zM404 138l-30 2v78l30 8z" />
      <path fill={color("sun")} d="M371 128a7 7 0 1 1 10 3v19h-4v-3h-4v-4h4v-11q-4-1-6-4z" />
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
      <Dog transform="translate(132 250)scale(.9)" ink="lime" ear="clay-2" />
    </svg>
  )
}

/** Whoever rested on the porch talks it over with the agent who brought the papers. */
export function TwoChairs() {
  return (
    <svg data-file="" viewBox="0 -40 440 240" aria-hidden="true">
      <path fill={color("lime-2")} d="M-3000 188h6000v20h-6000z" />
      {/* A window, whose light is behind their hands. */}
      <path fill={color("lime")} d="M98-56h246V50H98zM90 50h262v7H90z" />
      <path
        fill={color("room")}
        d={boxes([106, 163, 228, 285], -48, 51, 43) + boxes([106, 163, 228, 285], 1, 51, 43)}
      />
      <path fill={color("peach")} d="M174 116h92v10h-92zM214 126h12v62h-12zM194 180h52v8h-52z" />
      <path fill={color("haint")} d="M188 96h22v20h-22zM230 96h22v20h-22z" />
      <path
        fill="none"
        stroke={color("haint")}
        strokeWidth="4"
        d="M188 100q-9 0-9 6t9 6M252 100q9 0 9 6t-9 6"
      />
      <RockingChair
        x={86}
        y={189}
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
      <path fill="light-dark(var(--haint),oklch(.62 .06 262))" d="M290 30l34-6 8 48-34 6z" />
      <path fill="none" stroke={color("shade")} strokeWidth="3" d="M300 42l18-3m-16 13l18-3m-16 13l10-2" />
      <RockingChair
        x={354}
        y={189}
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
        }}
      />
    </svg>
  )
}

/** The road along which all three of the next steps stand, from side to side, and a hill behind each. */
const road = (
  <>
    <path fill={color("hill")} d="M-34 180q60-70 170-72t210 72z" />
    <path fill={color("hill-2")} d="M-3000 176h6000v24h-6000z" />
    <path fill={color("peach")} d="M-3000 186h6000v8h-6000z" />
  </>
)

const pine = (transform: string) => <path fill={color("pine")} transform={transform} d={pineSilhouette} />

/** Where what happens next takes place: a letter for the mailbox, a call from the office with its two doors, a table in a lit room. */
export const nextSteps = [
  <svg key="mailbox" data-file="" viewBox="0 0 300 200" aria-hidden="true">
    {road}
    {pine("translate(258 180)scale(.4)")}
    <Bars x={216} y={130} width={90} height={50} bar={10} step={19} ink="lime" />
    <path fill={color("lime")} d="M212 138h96v6h-96zM212 160h96v6h-96z" />
    <path fill={color("clay-2")} d="M170 104h14v73h-14zM158 98h40v8h-40z" />
    <path fill={color("clay")} d="M136 98V72q0-22 20-22h46q18 0 18 22v26z" />
    <path fill={color("pine-2")} d="M132 98V72q0-22 16-22 18 0 18 22v26z" />
    <path fill={color("sun")} d="M196 76V32h24v15h-18v29z" />
    <path fill={color("lime")} d="M108 66h42v24h-42z" />
    <path fill="none" stroke={color("shade")} strokeWidth="3" d="M108 67l21 13 21-13" />
    <Person
      x={50}
      y={178}
      skin="skin-3"
      top="peach"
      bottom="shade"
      cut="curls"
      size={0.84}
      lean={4}
      arm="l24 32 38-10"
      far="l-30 26 6 18"
    />
  </svg>,
  <svg key="office" data-file="" viewBox="0 0 300 200" aria-hidden="true">
    <g transform="translate(62 5)scale(.6)">
      <path fill={color("clay")} d={boxes([34, 196], 34, 14, 60)} />
      <path fill={color("clay-2")} d={box(40, 46, 164, 46) + boxes([31, 193], 30, 20, 6)} />
      <Bars x={48} y={46} width={150} height={46} bar={2} step={13} ink="clay" />
      <path fill={color("lime")} d={gable(122, 24, 84) + box(46, 94, 152, 74)} />
      <GableBoards x={122} y={24} half={84} step={8} />
      <path fill={color("clay")} d={`${rafters(122, 12, 102, 13)}M32 80h180l16 18H16z`} />
      <path fill={color("shade")} d={box(46, 98, 152, 60)} />
      <path fill={color("clay")} d={box(94, 108, 24, 50)} />
      <path fill={color("pine")} d={box(126, 108, 24, 50) + boxes([49, 75, 153, 179], 112, 7, 32)} />
      <path
        fill={color("glass")}
        d={boxes([56, 160], 112, 19, 32) + boxes([99, 131], 114, 14, 18) + box(112, 48, 20, 22)}
      />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="2"
        d="M65 112v32M56 128h19M169 112v32M160 128h19M112 59h20M122 48v22"
      />
      <path
        fill={color("lime")}
        d={box(40, 98, 164, 6) + boxes([42, 84, 154, 196], 98, 6, 62) + boxes([42, 156], 140, 46, 3)}
      />
      <Bars x={48} y={142} width={36} height={18} bar={2} step={6} ink="lime" />
      <Bars x={160} y={142} width={36} height={18} bar={2} step={6} ink="lime" />
      <path fill={color("pine-2")} d={box(42, 164, 160, 14)} />
      <path fill={color("clay")} d={boxes([42, 82, 150, 190], 164, 12, 16)} />
      <path fill={color("lime-2")} d={box(36, 158, 172, 7) + box(92, 168, 60, 4) + box(88, 175, 68, 5)} />
    </g>
    {road}
    {pine("translate(30 180)scale(-.38 .38)")}
    <path fill={color("peach")} d="M121 107h28l24 81H97z" />
    <Person
      x={257}
      y={180}
      skin="skin"
      top="pine"
      bottom="clay-2"
      cut="long"
      tint="clay-2"
      build="slim"
      stance="skirt"
      size={0.84}
      hand="open"
      arm="l-22 35-22-10"
      far="l-54 14 27-33"
    />
    <path stroke={color("pine-2")} strokeWidth="8" d="M262 31l-8 28" />
    <path
      fill="none"
      stroke={color("skin")}
      strokeWidth="4.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M275 51l-6-7 1-9M274 53l-8-6-9-3M273 55l-7-5-11-2M272 56l-7-3-11-1"
    />
  </svg>,
  <svg key="table" data-file="" viewBox="0 0 300 200" aria-hidden="true">
    {road}
    {pine("translate(288 180)scale(.42)")}
    <path fill={color("lime-2")} d={box(26, 84, 248, 93)} />
    <path fill={color("room")} d={gable(150, 12, 126) + box(38, 86, 224, 91)} />
    <path fill={color("clay-2")} d={box(212, 20, 18, 40)} />
    <path fill={color("clay")} d={`${rafters(150, 0, 150, 15)}M209 16h24v7h-24z`} />
    <g transform="translate(16-40)scale(.56)">
      <path fill={color("pine-2")} d="M238 86h4v44h28l14 28h-88l14-28h28z" />
      <path fill={color("clay-2")} d="M72 224h9v102h52v10H81v52h-9zM408 224h-9v102h-52v10h52v52h9z" />
      <Sitter
        x={100}
        y={322}
        skin="skin-3"
        top="peach"
        bottom="shade"
        cut="curls"
        legs="crossed"
        lean={8}
        nod={6}
        hand="open"
        arm={[4, -80, 26, -50, 52, -68]}
      />
      <Sitter
        x={380}
        y={322}
        scale={-1}
        skin="skin"
        top="pine"
        bottom="clay-2"
        cut="long"
        tint="clay-2"
        lean={8}
        arm={[4, -80, 22, -46, 58, -66]}
      />
      <path fill={color("lime")} stroke={color("shade")} strokeWidth="3" d="M258 272l14-50h46l-14 50z" />
      <path fill={color("haint")} d="M186 252h22v24h-22z" />
      <path fill={color("clay")} d={box(146, 274, 188, 14) + boxes([206, 262], 288, 12, 100)} />
    </g>
  </svg>,
]
