import { Scene } from "./Scene.tsx"
import { Boards, boxes, color, gable, Pines, rafters } from "./shapes.tsx"

/** One window of the house, near: a shutter open, the other half drawn. */
export function PrivacyScene() {
  return (
    <Scene place="privacy">
      <path fill={color("hill")} d="M0 470q160-70 420-40v210H0z" />
      <Pines
        at={[
          [80, 640, 1.05],
          [220, 640, 0.8],
        ]}
      />
      <g transform="translate(20 52)scale(.9)">
        <path fill={color("lime")} d={gable(1000, 20, 1000)} />
        <clipPath id="wall">
          <path d={gable(1000, 20, 1000)} />
        </clipPath>
        <g clipPath="url(#wall)">
          <Boards x={70} y={40} width={1530} height={660} bar={3} step={24} ink="lime-2" />
          <path fill={color("shade")} d={rafters(1000, 20, 930, 62)} />
        </g>
        <path fill={color("clay")} d={rafters(1000, -50, 1035, 72)} />
        <path fill={color("clay-2")} d={rafters(1000, 12, 942, 10)} />
        <g transform="translate(10 -20)scale(1.1)">
          <path fill={color("lime-2")} d="M786 252h228v272H786z" />
          <path fill={color("glass")} d="M800 266h200v246H800z" />
          <path fill={color("glow")} d="M800 266h78q-4 120-78 180zM1000 266h-78q4 120 78 180z" />
          <path stroke={color("lime")} strokeWidth="8" d="M900 266v246M800 388h200" />
          <path fill={color("pine")} d={boxes([668, 912], 260, 112, 258)} />
          <Boards x={684} y={276} width={80} height={226} bar={6} step={14} ink="pine-2" />
          <Boards x={928} y={276} width={80} height={226} bar={6} step={14} ink="pine-2" />
          <path fill={color("lime")} d="M780 236h240v18H780zM772 520h256v12H772z" />
          <path
            fill={color("pine")}
            d="M790 540q14-40 30-6 12-46 36-6 16-40 36 0 20-44 40 0 20-36 36 4 24-30 40 8z"
          />
          <path fill={color("clay")} d="M784 536h232l-12 48H796z" />
          <path
            fill={color("peach")}
            d={[806, 842, 876, 912, 950, 988]
              .map((x, i) => `M${x - 13} ${526 - (i % 2) * 12}a13 13 0 0 1 26 0 13 13 0 0 1-26 0`)
              .join("")}
          />
        </g>
      </g>
      <path fill={color("hill-2")} d="M0 622h1600v18H0z" />
    </Scene>
  )
}
