import { Scene } from "./Scene.tsx"
import { boxes, color, gable, Pines, rafters, Windows } from "./shapes.tsx"

const spans = [540, 800, 1060]

/** A timber bridge over Noonday Creek: two banks, one way across. */
export function AlliancesScene() {
  return (
    <Scene place="alliances">
      <path fill={color("hill")} d="M0 376q260-110 560-50t480 6 560 26v282H0z" />
      <path
        fill={color("lime")}
        d={`${gable(180, 218, 78)}M116 262h128v130H116zM1372 280h116v110h-116z${gable(1430, 234, 70)}`}
      />
      <path fill={color("clay")} d={rafters(180, 204, 98, 15) + rafters(1430, 220, 86, 14)} />
      <Windows at={[136, 202, 1388, 1448]} y={310} width={24} height={46} />
      <path fill={color("haint")} d="M300 452h1000v188H300z" />
      <path
        fill={color("hill")}
        d={[540, 800, 1060].map((x) => `M${x - 130} 480h260l-130 87z`).join("")}
        opacity=".45"
      />
      <path
        fill={color("sun")}
        d="M736 498h128v7H736zM712 520h176v7H712zM752 542h96v7h-96zM722 566h156v7H722zM766 590h68v7h-68zM742 614h116v7H742z"
      />
      <path
        fill={color("clay")}
        d="M0 430h400q70 20 84 56 10 30-60 66t-104 88H0zM1600 430h-400q-70 20-84 56-10 30 60 66t104 88h320z"
      />
      <path
        fill={color("hill-2")}
        d="M0 400h330q96 22 116 72 10 40-60 80t-110 88H0zM1600 400h-330q-96 22-116 72-10 40 60 80t110 88h276z"
      />
      <path fill={color("clay-2")} d={boxes([398, 658, 918, 1178], 424, 24, 92)} />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="13"
        strokeLinejoin="round"
        d={spans
          .map((x) => `M${x - 130} 404l130-87 130 87M${x} 317v87M${x - 65} 361v43M${x + 65} 361v43`)
          .join("")}
      />
      <path fill={color("peach")} d="M0 402h1600v14H0z" />
      <path fill={color("clay-2")} d="M0 416h1600v9H0z" />
      <Pines
        at={[
          [52, 560, 1.06],
          [330, 610, -1.24],
          [1246, 620, 1.3],
          [1566, 560, -1.06],
        ]}
      />
    </Scene>
  )
}
