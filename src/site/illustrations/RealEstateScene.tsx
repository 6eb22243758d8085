import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

const posts = [68, 134, 190, 252, 372, 442, 522, 852, 940, 1062, 1150, 1320, 1394, 1456, 1532]

/** The whole street, roof after roof, and one house with a sign at its gate. */
export function RealEstateScene() {
  return (
    <Scene place="realEstate">
      <path fill={color("hill")} d="M0 420q220-90 460-50t520-40 620 60v250H0z" />
      <Pines
        at={[
          [28, 560, 1.02],
          [316, 560, -1.2],
          [590, 560, 1.08],
          [1206, 560, 1.24],
          [1580, 560, -1.1],
        ]}
      />
      <path fill={color("clay")} d="M226 190h28v130h-28zM1086 150h28v100h-28z" />
      <path fill={color("clay-2")} d="M56 232h218v90H56zM1300 296h260v88h-260z" />
      <path
        fill={color("lime")}
        d={box(68, 322, 194, 218) + gable(1006, 190, 172) + box(850, 304, 312, 236)}
      />
      <path fill={color("peach")} d={gable(452, 258, 104) + box(372, 326, 160, 214)} />
      <path fill={color("haint")} d={box(1316, 384, 230, 156) + gable(1430, 270, 78)} />
      <path
        fill={color("shade")}
        d={
          rafters(1006, 196, 172, 13) +
          rafters(452, 264, 104, 12) +
          box(68, 322, 194, 10) +
          boxes([70, 70], 440, 190, 66) +
          box(376, 440, 152, 66) +
          box(852, 432, 308, 76) +
          box(1320, 440, 222, 66)
        }
      />
      <path
        fill={color("clay")}
        d={
          rafters(452, 240, 130, 20) +
          rafters(1006, 172, 204, 22) +
          rafters(1430, 256, 98, 16) +
          "M62 424h206l24 16H38zM368 424h168l24 16H344zM840 412h332l30 20H810zM1314 424h234l24 16h-282z"
        }
      />
      <Windows at={[98, 198, 402, 470, 895, 990, 1085]} y={340} width={32} height={58} shutter={10} />
      <Windows at={[1414]} y={318} width={32} height={44} />
      <Windows at={[986]} y={240} width={40} height={50} />
      <Windows at={[88, 210, 396, 874, 1104, 1348, 1484]} y={456} width={30} height={60} />
      <path fill={color("clay")} d="M148 456h34v84h-34zM960 450h38v90h-38z" />
      <path fill={color("pine")} d="M458 456h34v84h-34zM1014 450h38v90h-38zM1407 456h40v84h-40z" />
      <path fill={color("lime")} d={boxes(posts, 436, 10, 104)} />
      <path fill={color("hill-2")} d="M0 538h1600v102H0z" />
      <path fill={color("clay")} d="M0 602h1600v38H0z" />
      <Bars x={0} y={556} width={1600} height={38} bar={9} step={20} ink="lime" />
      <path fill={color("lime")} d="M0 570h1600v5H0z" />
      <g transform="translate(624 330)">
        <Sign />
      </g>
    </Scene>
  )
}

/** A sign at a gate, its post's head at 20, 0. */
function Sign() {
  return (
    <>
      <path fill={color("pine-2")} d="M20 0h18v300H20zM0 18h200v13H0zM64 31h5v18h-5zM164 31h5v18h-5z" />
      <path fill={color("lime")} d="M42 48h150v100H42z" />
      <path fill={color("clay")} d={rafters(117, 74, 52, 14)} />
      <path fill={color("sun")} d="M105 64a12 12 0 0 1 24 0 12 12 0 0 1-24 0" />
      <path fill={color("pine")} d="M100 110h13v26h-13zM121 110h13v26h-13z" />
    </>
  )
}

/** The agent at the sign, the keys held out. */
export function AgentAtSign() {
  return (
    <svg viewBox="0 0 400 310" aria-hidden="true" focusable="false">
      <Sign />
      <Person x={296} y={306} skin="skin-3" top="clay" bottom="pine-2" arm="l30 26 34-16" />
      <path fill={color("sun")} d="M352 178a11 11 0 1 1 4 10l-2 30h-7v-6h-5v-5h5z" />
      <path fill={color("hill-2")} d="M0 300h400v10H0z" />
    </svg>
  )
}
