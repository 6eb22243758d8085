import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

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
      <g transform="translate(576 332)scale(.8)">
        <g id="sign">
          <path fill={color("clay")} d="M20 0h18v300H20zM0 18h200v13H0zM64 31h5v18h-5zM164 31h5v18h-5z" />
          <path fill={color("lime")} d="M42 48h150v100H42z" />
          <path fill={color("clay")} d={rafters(117, 74, 52, 14)} />
          <path fill={color("sun")} d="M105 64a12 12 0 0 1 24 0 12 12 0 0 1-24 0" />
          <path fill={color("pine")} d="M100 110h13v26h-13zM121 110h13v26h-13z" />
        </g>
      </g>
      <Bars x={0} y={556} width={1600} height={38} bar={9} step={20} ink="lime" />
      <path fill={color("lime")} d="M0 570h1600v5H0z" />
      <g id="keys" transform="translate(668 394)scale(.95)">
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

/** The same two, near. */
export function KeysAtSign() {
  return (
    <svg viewBox="0 0 300 206" aria-hidden="true">
      <use href="#keys" transform="scale(1.0526)translate(-668-394)" />
    </svg>
  )
}

/** Where the road of the steps ends: the second house of the drawing above. */
export function RoadEnd() {
  return (
    <svg viewBox="526 364 200 152" aria-hidden="true">
      <use href="#cabin" />
    </svg>
  )
}
