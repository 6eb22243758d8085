import { Scene } from "./Scene.tsx"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  Dog,
  gable,
  Person,
  Pines,
  pineSilhouette,
  rafters,
  Windows,
} from "./shapes.tsx"

/** A roof from its long side, its hips leaning in, with standing seams and a board along the eave. */
export function LongRoof({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <path fill={color("clay-2")} d={`M${x} ${y}h${width}l22 ${height}h${-width - 44}z`} />
      <Bars x={x + 10} y={y} width={width - 8} height={height} bar={3} step={25} ink="clay" />
      <path fill={color("clay")} d={box(x - 24, y + height - 8, width + 48, 9)} />
    </>
  )
}

const posts = [48, 114, 170, 232, 352, 422, 502, 904, 992, 1114, 1202, 1340, 1414, 1476, 1552]

/** The whole street, roof after roof, and one house with a sign at its gate: the agent gives somebody the keys. */
export function RealEstateScene() {
  return (
    <Scene place="realEstate">
      <path fill={color("hill")} d="M0 420q220-90 460-50t520-40 620 60v250H0z" />
      <Pines
        at={[
          [28, 560, 1.02],
          [300, 560, 1.16],
          [1282, 560, 1.24],
          [1580, 560, -1.1],
        ]}
      />
      <path fill={color("clay")} d="M206 190h28v130h-28zM1138 150h28v100h-28z" />
      <path
        fill={color("lime")}
        d={box(48, 322, 194, 218) + gable(1058, 190, 170) + box(902, 300, 312, 240)}
      />
      <path fill={color("peach")} d={gable(432, 258, 94) + box(352, 316, 160, 224)} />
      <path fill={color("haint")} d={box(1336, 384, 230, 156)} />
      <LongRoof x={60} y={232} width={170} height={90} />
      <LongRoof x={1348} y={296} width={206} height={88} />
      <path fill={color("haint")} d={gable(1451, 304, 54) + box(1409, 336, 84, 40)} />
      <path
        fill={color("shade")}
        d={
          rafters(1058, 193, 170, 13) +
          rafters(432, 259, 94, 12) +
          box(50, 440, 190, 100) +
          box(356, 440, 152, 100) +
          box(904, 432, 308, 108) +
          box(1340, 440, 222, 100)
        }
      />
      <path
        fill={color("clay")}
        d={
          rafters(432, 240, 130, 20) +
          rafters(1058, 172, 204, 22) +
          rafters(1451, 292, 66, 14) +
          "M42 424h206l24 16H18zM348 424h168l24 16H324zM892 412h332l30 20H862zM1334 424h234l24 16h-282z"
        }
      />
      <Windows at={[78, 178, 382, 450, 947, 1042, 1137]} y={340} width={32} height={58} shutter={10} />
      <Windows at={[1437]} y={338} width={28} height={32} />
      <Windows at={[1038]} y={240} width={40} height={50} />
      <Windows at={[68, 190, 376, 948, 1138, 1368, 1504]} y={456} width={30} height={60} />
      <path fill={color("clay")} d="M128 456h34v84h-34zM1012 450h38v90h-38z" />
      <path fill={color("pine")} d="M438 456h34v84h-34zM1066 450h38v90h-38zM1427 456h40v84h-40z" />
      <path fill={color("lime")} d={boxes(posts, 436, 10, 104)} />
      <path fill={color("hill-2")} d="M0 538h1600v102H0z" />
      <path fill={color("clay")} d="M0 602h1600v38H0z" />
      {/* The gate of the house with two doors is open. */}
      <path fill={color("peach")} d="M1008 538h100l20 40H988z" />
      <Bars x={0} y={530} width={1000} height={36} bar={9} step={20} ink="lime" />
      <Bars x={1120} y={530} width={480} height={36} bar={9} step={20} ink="lime" />
      <path fill={color("lime")} d="M0 543h989v5H0zM1120 543h480v5h-480z" />
      {/* The path before the fence, where the sign is planted and people stand. */}
      <path fill={color("peach")} d="M0 576h1600v28H0z" />
      <g transform="translate(534 394)scale(.6)">
        <path fill={color("clay")} d="M20 0h18v300H20zM0 18h200v13H0zM64 31h5v18h-5zM164 31h5v18h-5z" />
        <path fill={color("lime")} stroke={color("lime-2")} strokeWidth="4" d="M42 48h150v100H42z" />
        <path fill={color("clay")} d={rafters(117, 74, 52, 14)} />
        <path fill={color("sun")} d="M105 64a12 12 0 0 1 24 0 12 12 0 0 1-24 0" />
        <path fill={color("pine")} d="M100 110h13v26h-13zM121 110h13v26h-13z" />
      </g>
      <g transform="translate(640 398)scale(.95)">
        <Person
          x={70}
          y={206}
          skin="skin-2"
          top="clay"
          bottom="pine-2"
          cut="bun"
          stance="skirt"
          lean={6}
          arm="l26 25 25-29"
          far="l-44 26 24 16"
        />
        <Person
          x={230}
          y={206}
          skin="skin-3"
          top="sun"
          bottom="clay-2"
          cut="cap"
          tint="pine"
          build="broad"
          stance="wide"
          size={1.04}
          lean={8}
          hand="cupped"
          arm="l-30 46-34-3"
          far="l-38 32 2 22"
        />
        <path
          fill="none"
          stroke={color("sun")}
          strokeWidth="5"
          d="M144 68a8 8 0 0 1 0 16 8 8 0 0 1 0-16m0 16v23m0-3h-8m8-8h-8"
        />
        <path stroke={color("skin-2")} strokeWidth="5" strokeLinecap="round" d="M134 74h8" />
      </g>
    </Scene>
  )
}

/** Later, near: one of the new owners opens the door, the other brings a box and the dog. */
export function ComingHome() {
  return (
    <svg data-file="" viewBox="0 0 440 330" aria-hidden="true">
      <path fill={color("lime-2")} d={box(40, 86, 900, 232)} />
      <Boards x={40} y={100} width={900} height={210} bar={2} step={16} ink="lime" />
      <path fill={color("clay")} d="M0 62h940v32H0z" />
      <path fill={color("clay-2")} d="M22 34h918v28H0z" />
      <path fill={color("shade")} d={box(40, 94, 900, 14)} />
      <path fill={color("lime")} d={box(292, 122, 104, 188)} />
      <path fill={color("room")} d={box(302, 132, 84, 178)} />
      <path fill={color("pine")} d="M386 132l34 14v164h-34z" />
      <path fill={color("sun")} d="M408 232a6 6 0 0 1 10 2 6 6 0 0 1-10-2" />
      <Windows at={[92]} y={140} width={62} height={104} shutter={18} />
      <path fill={color("lime")} d={boxes([52, 214], 94, 16, 216)} />
      <path fill={color("peach")} d={box(0, 310, 940, 8)} />
      <path fill={color("pine-2")} d={box(0, 318, 940, 12)} />
      <path
        fill="none"
        stroke={color("sun")}
        strokeWidth="4"
        d="M281 238a7 7 0 0 1 0 14 7 7 0 0 1 0-14m0 14v22m0-3h-7m7-7h-7"
      />
      <Person
        x={334}
        y={310}
        size={0.9}
        skin="skin-3"
        top="haint"
        bottom="clay-2"
        cut="hat"
        tint="peach"
        build="broad"
        lean={-3}
        arm="l34 10 30-4"
        far="l-36 20-12 20"
      />
      <path fill={color("sun")} d={box(184, 180, 74, 59)} />
      <path fill={color("clay")} d={box(216, 180, 14, 18)} />
      <Person
        x={176}
        y={310}
        size={0.88}
        skin="skin"
        top="clay"
        bottom="pine"
        cut="long"
        tint="clay-2"
        build="slim"
        stance="stride"
        lean={-4}
        arm="l38 34 42-9"
        far="l12 53 56 4"
      />
      <Dog transform="translate(84 310)scale(.8)" ink="peach" ear="clay-2" />
    </svg>
  )
}

/** A fence behind the house, to the next house or past the window, and a tall pine and a low one, which differ from house to house. */
function Yard({ fence, tall, low }: { fence: number; tall: string; low: string }) {
  return (
    <>
      <g fill={color("hill-2")}>
        <path transform={tall} d={pineSilhouette} />
        <path transform={low} d={pineSilhouette} />
      </g>
      <Bars x={252} y={178} width={fence} height={26} bar={6} step={14} ink="lime-2" />
      <path fill={color("lime-2")} d={box(252, 186, fence, 4)} />
    </>
  )
}

/** The ground of both houses; it ends below the section, which cuts it off. */
const Meadow = ({ from }: { readonly from: number }) => (
  <path fill={color("hill-2")} d={`M${from} 324V204H0q60-5 110-5h160q40 0 60 5h5000v120z`} />
)

/** The list's road, over whose end this begins so that no seam shows, meets the street; from that a walk leads to the door. */
function Street({ from }: { from: number }) {
  const road = "M1.5-20V206q0 23.5-23.5 23.5M50.5-20V206q0 23.5 23.5 23.5"
  return (
    <>
      <path
        fill={color("peach")}
        d={`${box(from, 228, 8000, 3)}${box(from, 277, 8000, 3)}M172 204h32v26h-32z`}
      />
      <path
        fill={color("clay-2")}
        d={`${box(from, 231, 8000, 46)}M1.5-18V206q0 23.5-23.5 25H74q-23.5-1.5-23.5-25V-18z`}
      />
      <path fill="none" stroke={color("peach")} strokeWidth="3" d={road} />
      <path fill={color("lime")} d={box(162, 196, 52, 8)} />
    </>
  )
}

/** Where the road of the buyers ends: the door is open, and before the street they bring the first box. */
export function Bought() {
  return (
    <svg data-file="" viewBox="0 -10 282 326" aria-hidden="true">
      <Yard fence={368} tall="translate(416 206)scale(-.42 .42)" low="translate(338 206)scale(-.36 .36)" />
      <Meadow from={-3000} />
      <path fill={color("clay-2")} d={`${box(238, 22, 22, 70)}M234 18h30v8h-30z`} />
      <path fill={color("peach")} d={gable(188, 40, 84) + box(104, 96, 168, 104)} />
      <path fill={color("shade")} d={rafters(188, 38, 90, 12)} />
      <path fill={color("clay")} d={rafters(188, 24, 104, 18)} />
      <Windows at={[178]} y={62} width={20} height={24} />
      <Windows at={[118, 230]} y={106} width={28} height={34} shutter={7} />
      <Windows at={[118, 230]} y={154} width={28} height={34} shutter={7} />
      <path fill={color("lime")} d={`${gable(188, 118, 26)}${boxes([165, 203], 136, 8, 64)}`} />
      <path fill={color("clay")} d={rafters(188, 112, 33, 8)} />
      <path fill={color("room")} d={box(173, 144, 30, 54)} />
      <path
        fill={color("pine")}
        d="M203 144l15 5v54l-15-5zM100 204q-2-14 12-12 6-10 16-2 10 0 10 14zM232 204q0-14 12-13 10-8 18 1 14-2 12 12z"
      />
      <Street from={-3000} />
      <Person
        x={237}
        y={306}
        size={0.52}
        skin="skin-3"
        top="lime"
        bottom="clay"
        cut="curls"
        build="slim"
        stance="skirt"
        arm="l-24 4-8-32"
        hand="open"
        far="l-22 34 1 22"
      />
      <path fill={color("sun")} d={box(263, 232, 42, 36)} />
      <path fill={color("clay")} d={box(280, 232, 8, 11)} />
      <Person
        x={314}
        y={306}
        size={0.52}
        skin="skin"
        top="haint"
        bottom="pine-2"
        cut="crop"
        build="broad"
        stance="stride"
        lean={4}
        arm="l-38 34-42-9"
        far="l12 53 56 4"
      />
      {/* Their mailbox, its flag up. */}
      <g transform="translate(-140-5)scale(.8)">
        <path fill={color("clay-2")} d="M264 238h6v46h-6z" />
        <path fill={color("lime")} d="M248 240v-12a10 10 0 0 1 10-10h18a10 10 0 0 1 10 10v12z" />
        <path fill={color("shade")} d="M248 240v-12a10 10 0 0 1 20 0v12z" />
        <path fill={color("clay")} d="M280 204h16l-4 5 4 5h-16zM280 204h3v24h-3z" />
      </g>
    </svg>
  )
}

/** Where the road of the sellers ends: a sign, somebody paints the shutters, and somebody takes the photos. */
export function ForSale() {
  return (
    <svg data-file="" viewBox="0 -10 282 326" aria-hidden="true">
      <Yard
        fence={756}
        tall="translate(418 206)scale(-.48 .48)"
        low="translate(332 206)scale(.34)skewX(-9)"
      />
      <path fill={color("hill-2")} transform="translate(730 206)scale(.48)" d={pineSilhouette} />
      <Meadow from={-32} />
      <path fill={color("clay")} d={`${box(116, 18, 22, 60)}M112 14h30v8h-30z`} />
      <path fill={color("lime")} d={box(102, 96, 172, 104)} />
      <Boards x={102} y={112} width={172} height={88} bar={2} step={11} ink="lime-2" />
      <LongRoof x={110} y={46} width={156} height={62} />
      <path fill={color("shade")} d={box(102, 109, 172, 9)} />
      <path fill={color("haint")} d={gable(188, 44, 34) + box(160, 62, 56, 36)} />
      <path fill={color("clay")} d={rafters(188, 34, 44, 9)} />
      <Windows at={[176]} y={64} width={24} height={28} />
      <Windows at={[122, 226]} y={130} width={28} height={44} shutter={8} />
      <path fill={color("lime-2")} d={box(166, 136, 44, 64)} />
      <path fill={color("clay-2")} d={box(173, 143, 30, 55)} />
      <path fill={color("sun")} d={box(195, 170, 4, 6)} />
      <Street from={-34} />
      <g transform="translate(248 134)scale(.3)">
        <path fill={color("clay")} d="M20 0h18v280H20zM0 18h200v13H0zM64 31h5v18h-5zM164 31h5v18h-5z" />
        <path fill={color("lime")} stroke={color("lime-2")} strokeWidth="5" d="M42 48h150v100H42z" />
        <path fill={color("clay")} d={rafters(117, 74, 52, 14)} />
        <path fill={color("pine")} d="M100 110h13v26h-13zM121 110h13v26h-13z" />
      </g>
      <Person
        x={93}
        y={214}
        size={0.37}
        skin="skin-2"
        top="peach"
        bottom="haint"
        cut="cap"
        tint="sun"
        lean={3}
        arm="l30 4 16-18"
      />
      <path stroke={color("sun")} strokeWidth="2.4" d="M111 160l6-10" />
      <path stroke={color("clay")} strokeWidth="7" d="M115 153l3.5-6" />
      <path fill={color("sun")} d="M108 205h14l-2 12h-10z" />
      <path fill={color("hair")} d="M293 209h16v13h-16zM298 205h7v4h-7z" />
      <path fill={color("shade")} d="M287 211h6v9h-6z" />
      <Person
        x={322}
        y={304}
        size={0.52}
        skin="skin-2"
        top="sun"
        bottom="clay-2"
        cut="bun"
        build="slim"
        arm="l-26 20-10-42"
        far="l34-6 12-24"
      />
    </svg>
  )
}

/** Two neighbors at the end of a fence: one asks about the house on the hill, the other shows it in the paper. */
export function Asking() {
  return (
    <svg data-file="" viewBox="6 -162 360 566" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={color("haint")} d={box(6, -162, 360, 566)} />
      {/* Where the sky is tall. */}
      <path
        fill={color("lime")}
        d="M230-66a13 13 0 0 1 0-26q4-16 20-12 10-18 28-6 14 4 12 18a13 13 0 0 1 4 26zM84-76a8 8 0 0 1 0-16q4-10 14-8 8-10 18-2 8 4 6 10a8 8 0 0 1 2 16z"
      />
      <path fill={color("hill-2")} transform="translate(112 304)scale(.88)" d={pineSilhouette} />
      <path fill={color("hill-2")} transform="translate(290 300)scale(-.7 .7)" d={pineSilhouette} />
      <path fill={color("hill")} d="M6 306q80-40 180-26t180-14v130H6z" />
      <g transform="translate(-65-105)scale(1.35)">
        <path fill={color("clay-2")} d="M218 108h17v56h-17zM215 104h23v7h-23z" />
        <path fill={color("peach")} d={gable(186, 128, 66) + box(132, 172, 108, 116)} />
        <path fill={color("shade")} d={rafters(186, 130, 66, 8)} />
        <path fill={color("clay")} d={rafters(186, 112, 82, 16)} />
        <Windows at={[176]} y={150} width={20} height={24} />
        <Windows at={[144, 205]} y={192} width={23} height={32} shutter={6} />
        <Windows at={[144, 205]} y={240} width={23} height={32} shutter={6} />
        <path fill={color("pine")} d={box(174, 234, 24, 54)} />
      </g>
      <path fill={color("peach")} d="M170 287h32l34 104h-92z" />
      <Person
        x={88}
        y={382}
        skin="skin-2"
        top="clay"
        bottom="pine-2"
        cut="curls"
        tint="hair-2"
        build="slim"
        lean={2}
        nod={-6}
        arm="l6 34 24 4"
        far="l-26 34 4 24"
      />
      <path fill={color("hill-2")} d="M6 404v-26q180-14 360 0v26z" />
      <Bars x={6} y={310} width={120} height={76} bar={12} step={22} ink="lime" />
      <path
        fill={color("lime")}
        d={`${box(6, 322, 124, 8)}${box(6, 360, 124, 8)}${box(124, 302, 16, 88)}${gable(132, 294, 13)}`}
      />
      <path
        fill={color("lime")}
        stroke={color("clay-2")}
        strokeWidth="2"
        d="M202 268l20 6 20-6v40l-20 6-20-6zM222 274v40"
      />
      <path fill={color("clay")} d={gable(212, 284, 7) + box(207, 288, 10, 8)} />
      <Person
        x={286}
        y={394}
        size={1.06}
        skin="skin"
        top="pine"
        bottom="clay-2"
        cut="hat"
        tint="sun"
        build="broad"
        stance="wide"
        arm="l-14 44-20-10"
        far="l-36 33 3 22"
      />
    </svg>
  )
}
