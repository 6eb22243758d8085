import { Scene } from "./Scene.tsx"
import { Bars, Boards, box, boxes, color, Dog, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

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

const posts = [48, 114, 170, 232, 372, 442, 522, 852, 940, 1062, 1150, 1340, 1414, 1476, 1552]

/** The whole street, roof after roof, and one house with a sign at its gate: the agent gives somebody the keys. */
export function RealEstateScene() {
  return (
    <Scene place="realEstate">
      <path fill={color("hill")} d="M0 420q220-90 460-50t520-40 620 60v250H0z" />
      <Pines
        at={[
          [28, 560, 1.02],
          [318, 560, 1.16],
          [1206, 560, 1.24],
          [1580, 560, -1.1],
        ]}
      />
      <path fill={color("clay")} d="M206 190h28v130h-28zM1086 150h28v100h-28z" />
      <path
        fill={color("lime")}
        d={box(48, 322, 194, 218) + gable(1006, 190, 170) + box(850, 300, 312, 240)}
      />
      <path fill={color("peach")} d={gable(452, 258, 94) + box(372, 316, 160, 224)} />
      <path fill={color("haint")} d={box(1336, 384, 230, 156)} />
      <LongRoof x={60} y={232} width={170} height={90} />
      <LongRoof x={1348} y={296} width={206} height={88} />
      <path fill={color("haint")} d={gable(1451, 266, 82) + box(1395, 318, 112, 58)} />
      <path
        fill={color("shade")}
        d={
          rafters(1006, 193, 170, 13) +
          rafters(452, 259, 94, 12) +
          box(50, 440, 190, 100) +
          box(376, 440, 152, 100) +
          box(852, 432, 308, 108) +
          box(1340, 440, 222, 100)
        }
      />
      <path
        fill={color("clay")}
        d={
          rafters(452, 240, 130, 20) +
          rafters(1006, 172, 204, 22) +
          rafters(1451, 254, 90, 16) +
          "M42 424h206l24 16H18zM368 424h168l24 16H344zM840 412h332l30 20H810zM1334 424h234l24 16h-282z"
        }
      />
      <Windows at={[78, 178, 402, 470, 895, 990, 1085]} y={340} width={32} height={58} shutter={10} />
      <Windows at={[1434]} y={318} width={32} height={44} />
      <Windows at={[986]} y={240} width={40} height={50} />
      <Windows at={[68, 190, 396, 874, 1104, 1368, 1504]} y={456} width={30} height={60} />
      <path fill={color("clay")} d="M128 456h34v84h-34zM960 450h38v90h-38z" />
      <path fill={color("pine")} d="M458 456h34v84h-34zM1014 450h38v90h-38zM1427 456h40v84h-40z" />
      <path fill={color("lime")} d={boxes(posts, 436, 10, 104)} />
      <path fill={color("hill-2")} d="M0 538h1600v102H0z" />
      <path fill={color("clay")} d="M0 602h1600v38H0z" />
      <Bars x={0} y={530} width={1600} height={36} bar={9} step={20} ink="lime" />
      <path fill={color("lime")} d="M0 543h1600v5H0z" />
      {/* The path before the fence, where the sign is planted and people stand. */}
      <path fill={color("peach")} d="M0 576h1600v28H0z" />
      <g transform="translate(566 334)scale(.8)">
        <g id="sign">
          <path fill={color("clay")} d="M20 0h18v300H20zM0 18h200v13H0zM64 31h5v18h-5zM164 31h5v18h-5z" />
          <path fill={color("lime")} d="M42 48h150v100H42z" />
          <path fill={color("clay")} d={rafters(117, 74, 52, 14)} />
          <path fill={color("sun")} d="M105 64a12 12 0 0 1 24 0 12 12 0 0 1-24 0" />
          <path fill={color("pine")} d="M100 110h13v26h-13zM121 110h13v26h-13z" />
        </g>
      </g>
      <g transform="translate(668 398)scale(.95)">
        <Person
          x={70}
          y={206}
          skin="skin-2"
          top="clay"
          bottom="pine-2"
          cut="bun"
          stance="skirt"
          lean={6}
          arm="l30 30 24-14"
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
          hand="open"
          arm="l-30 34-28-8"
          far="l-44 26 24 16"
        />
        <path
          fill="none"
          stroke={color("sun")}
          strokeWidth="5"
          d="M143 78a8 8 0 0 1 0 16 8 8 0 0 1 0-16m0 16v26m0-3h-8m8-8h-8"
        />
      </g>
    </Scene>
  )
}

/** Later, near: one of the new owners opens the door, the other brings a box and the dog. */
export function ComingHome() {
  return (
    <svg data-file="coming-home" viewBox="0 0 440 330" aria-hidden="true">
      <path fill={color("lime")} d={box(40, 86, 900, 232)} />
      <Boards x={40} y={100} width={900} height={210} bar={2} step={16} ink="lime-2" />
      <path fill={color("clay")} d="M0 62h940v32H0z" />
      <path fill={color("clay-2")} d="M22 34h918v28H0z" />
      <path fill={color("shade")} d={box(40, 94, 900, 14)} />
      <path fill={color("lime-2")} d={box(292, 122, 104, 188)} />
      <path fill={color("room")} d={box(302, 132, 84, 178)} />
      <path fill={color("pine")} d="M386 132l34 14v178l-34-14z" />
      <path fill={color("sun")} d="M408 232a6 6 0 0 1 10 2 6 6 0 0 1-10-2" />
      <Windows at={[92]} y={140} width={62} height={104} shutter={18} />
      <path fill={color("lime")} d={boxes([52, 214], 94, 16, 216)} />
      <path fill={color("peach")} d={box(0, 310, 940, 8)} />
      <path fill={color("pine-2")} d={box(0, 318, 940, 12)} />
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
        far="l-40 22 10 26"
      />
      <path
        fill="none"
        stroke={color("sun")}
        strokeWidth="4"
        d="M290 228a7 7 0 0 1 0 14 7 7 0 0 1 0-14m0 14v22m0-3h-7m7-7h-7"
      />
      <Person
        x={176}
        y={310}
        size={0.88}
        skin="skin"
        top="peach"
        bottom="pine"
        cut="long"
        tint="clay-2"
        build="slim"
        stance="stride"
        lean={4}
        arm="l20 34 30-4"
        far="l6 34 36-4"
      />
      <path fill={color("sun")} d={box(198, 196, 62, 50)} />
      <path fill={color("clay")} d={box(222, 196, 14, 18)} />
      <Dog transform="translate(84 310)scale(.8)" ink="clay-2" ear="hair" />
    </svg>
  )
}

/** Where a road of steps ends: it bends to the door. In the same file, before the house that is for sale, a sign. */
export function RoadEnd({ isForSale }: { readonly isForSale?: boolean | undefined }) {
  const road = "M26-10v56q0 64 64 64h136"
  const end = (door: "pine" | "clay-2") => (
    <>
      <path fill={color("hill-2")} d="M100 86q0-18 16-14 8-16 22-4h124q6-12 12 0 8 0 8 18z" />
      <path fill={color("peach")} d={gable(202, 6, 62) + box(146, 44, 112, 42)} />
      <path fill={color("clay")} d={rafters(202, -2, 78, 14)} />
      <path fill={color("glass")} stroke={color("lime")} strokeWidth="3" d={boxes([156, 224], 52, 22, 22)} />
      <path fill={color(door)} d={box(187, 48, 30, 38)} />
      <path fill="none" stroke={color("peach")} strokeWidth="52" d={road} />
      <path fill="none" stroke={color("clay-2")} strokeWidth="46" d="M26-10v56q0 64 64 64h133M187 100h30" />
    </>
  )
  return (
    <svg data-file="roads" viewBox={`${isForSale ? 320 : 0} -10 282 150`} aria-hidden="true">
      {end("pine")}
      <g transform="translate(320)">
        {end("clay-2")}
        <path fill={color("clay")} d="M92 28h7v56h-7zM92 32h54v6H92z" />
        <path fill={color("lime")} d="M104 42h38v28h-38z" />
        <path fill={color("clay")} d={rafters(123, 48, 14, 4)} />
      </g>
    </svg>
  )
}
