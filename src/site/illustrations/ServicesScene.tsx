import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, colour, gable, Pines, rafters, Windows } from "./shapes.tsx"

/** The house cut open: the home in one room, the loan in the other, one roof over both. */
export function ServicesScene() {
  return (
    <Scene place="services">
      <path fill={colour("hill")} d="M0 500q300-90 640-50t960-20v210H0z" />
      <Pines
        at={[
          [150, 580, 1.1],
          [290, 576, 0.86],
          [1290, 578, 1.14],
          [1420, 574, 0.9],
          [1530, 580, 1.06],
        ]}
      />
      <path fill={colour("hill-2")} d="M0 566h1600v74H0z" />
      <path fill={colour("clay")} d="M0 580h1600v60H0z" />
      <path fill={colour("clay-2")} d="M0 604q200-16 420 0t420 0 380-4 380 8v32H0z" />
      <path fill={colour("lime-2")} d={gable(800, 118, 300)} />
      <path fill={colour("glow")} d={box(520, 318, 280, 246)} />
      <path fill={colour("haint")} d={box(800, 318, 280, 246)} />
      <path fill={colour("peach")} d="M716 316v-54h70v54zM796 316v-34h52v34zM860 316v-22h44v22z" />
      <path fill={colour("clay")} d={rafters(800, 86, 372, 34)} />
      <path fill={colour("clay-2")} d="M930 110h44v92h-44z" />
      <Windows at={[556]} y={366} width={62} height={100} shutter={18} />
      <path fill={colour("clay")} d="M716 372h58v180h-58z" />
      <path
        fill={colour("pine")}
        d="M556 552v-26q0-14 14-14h8v-36q0-14 14-14h46q14 0 14 14v36h8q14 0 14 14v26z"
      />
      <path fill={colour("sun")} d="M764 462a5 5 0 0 1 0 10 5 5 0 0 1 0-10" />
      <path
        fill="none"
        stroke={colour("pine-2")}
        strokeWidth="7"
        d="M846 552l14-70h164l14 70M940 318v44M838 470h42M1004 470h-30"
      />
      <path fill={colour("pine-2")} d="M836 474h212v10H836zM914 362h52l14 26h-80z" />
      <path fill={colour("lime")} d="M884 466l12-10h48l-12 10zM1000 372a30 30 0 0 1 60 0 30 30 0 0 1-60 0" />
      <path stroke={colour("pine-2")} strokeWidth="5" d="M1030 372v-22M1030 372v-15" />
      <path
        fill={colour("lime")}
        d={`M508 552h584v14H508zM508 306h584v14H508z${boxes([508, 793, 1080], 306, 13, 260)}`}
      />
      <path fill={colour("clay")} d={boxes([512, 650, 780, 930, 1064], 566, 26, 26)} />
      <Bars x={560} y={238} width={480} height={3} bar={12} step={20} ink="clay" />
    </Scene>
  )
}
