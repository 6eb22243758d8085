import { Scene } from "./Scene.tsx"
import { Boards, boxes, colour, gable, Pines, rafters, Windows } from "./shapes.tsx"

const spans = [410, 670, 930, 1190]

/** A timber bridge over Noonday Creek: two banks, one way across. */
export function AlliancesScene() {
  return (
    <Scene place="alliances">
      <path fill={colour("hill")} d="M0 390q260-120 560-60t480 0 560 40v270H0z" />
      <path
        fill={colour("lime")}
        d={`${gable(240, 250, 74)}M176 299h128v92H176zM1340 310h110v80h-110z${gable(1395, 266, 66)}`}
      />
      <path fill={colour("clay")} d={rafters(240, 236, 92, 14) + rafters(1395, 254, 80, 14)} />
      <Windows at={[200, 260, 1362, 1408]} y={324} width={22} height={40} />
      <path
        fill={colour("hill-2")}
        d="M0 384q200-16 330 10t160 70q40 60 140 80v96H0zM1600 376q-200-16-330 18t-160 70q-40 60-140 80v96h630z"
      />
      <path
        fill={colour("haint")}
        d="M470 470h660q-30 56-110 84 90 30 190 86H390q100-50 190-86-80-28-110-84"
      />
      <path
        fill={colour("sun")}
        d="M740 492h120v7H740zM716 516h168v7H716zM748 540h104v7H748zM724 566h152v7H724zM756 592h88v7h-88z"
      />
      <path fill={colour("clay-2")} d={boxes([525, 785, 1045], 400, 30, 118)} />
      <path
        fill="none"
        stroke={colour("clay")}
        strokeWidth="13"
        strokeLinejoin="round"
        d={spans.map((x) => `M${x - 130} 404l130-87 130 87M${x} 317v87`).join("")}
      />
      <path fill={colour("peach")} d="M200 398h1200v16H200z" />
      <path fill={colour("clay-2")} d="M200 414h1200v8H200z" />
      <Boards x={525} y={430} width={550} height={0} bar={1} step={2} ink="clay" />
      <Pines
        at={[
          [70, 520, 1],
          [400, 560, 1.08],
          [1240, 566, 1.14],
          [1530, 520, 1],
        ]}
      />
    </Scene>
  )
}
