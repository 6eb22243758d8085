import { Scene } from "./Scene.tsx"
import { Bars, Boards, box, boxes, color, gable, Pines, rafters, Windows } from "./shapes.tsx"

const rays = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16
  const from = 56
  const to = index % 2 ? 84 : 116
  const at = (radius: number) =>
    `${Math.round(800 + radius * Math.cos(angle))} ${Math.round(100 + radius * Math.sin(angle))}`
  return `M${at(from)} ${at(to)}`
})

/** The porch in one ink, as a block print: the text's color on the paper's. */
export function FlyerScene() {
  return (
    <Scene place="flyer">
      <g transform="translate(112 90)scale(.86)">
        <path stroke="currentColor" strokeWidth="6" d={rays.join("")} />
        <path fill={color("lime")} d={gable(800, 150, 330)} />
        <Pines
          at={[
            [250, 600, 1.2],
            [400, 600, -0.9],
            [1210, 600, 0.94],
            [1350, 600, -1.22],
          ]}
        />
        <g fill="currentColor">
          <path d="M520 250h560v130H520z" />
          <path d={rafters(800, 168, 330, 40)} />
        </g>
        <path fill={color("lime")} d={gable(800, 216, 246)} />
        <path
          stroke="currentColor"
          strokeWidth="3"
          d={Array.from(
            { length: 11 },
            (_, row) => `M${800 - row * 18 - 20} ${236 + row * 12}h${row * 36 + 40}`,
          ).join("")}
        />
        <path fill={color("lime")} d="M768 280h64v96h-64z" />
        <Windows at={[778]} y={290} width={44} height={80} />
        <path fill="currentColor" d="M486 384h628l72 48H414zM506 448h588v136H506zM470 590h660v10H470z" />
        <path
          fill={color("lime")}
          d={boxes([728, 818], 474, 54, 108) + boxes([546, 644, 918, 1016], 478, 38, 78)}
        />
        <path
          fill="currentColor"
          d="M738 484h34v36h-34zM828 484h34v36h-34zM738 532h34v40h-34zM828 532h34v40h-34z"
        />
        <Windows at={[551, 649, 923, 1021]} y={483} width={28} height={68} />
        <path
          fill={color("lime")}
          d={
            box(480, 438, 640, 14) +
            boxes([500, 604, 700, 886, 982, 1086], 452, 14, 130) +
            box(480, 582, 640, 8)
          }
        />
        <Boards x={700} y={600} width={200} height={40} bar={7} step={16} ink="pine" />
        <Bars x={0} y={600} width={690} height={40} bar={10} step={20} ink="pine" />
        <Bars x={910} y={600} width={690} height={40} bar={10} step={20} ink="pine" />
      </g>
    </Scene>
  )
}
