import styles from "./KnownHouse.module.css"
import { Boards, box, boxes, color, gable, rafters, Windows } from "./shapes.tsx"

/** What each number points to: a window to look through, the sign, the roof to inspect, the second house. */
const points = [
  [187, 316, "M0 26H108V316H187"],
  [95, 408, "M0 306H84V408"],
  [512, 244, "M720 26H512V244"],
  [626, 372, "M720 306H626V372"],
] as const

/** One house of the street from the front, numbered as in an inspector's drawing. */
export function KnownHouse() {
  return (
    <svg className={styles["house"]} viewBox="0 0 720 560" aria-hidden="true">
      <path fill={color("clay")} d={box(440, 120, 34, 110)} />
      <path
        fill={color("lime")}
        stroke={color("lime-2")}
        strokeWidth="3"
        d={gable(340, 150, 174) + box(166, 264, 348, 226)}
      />
      <Boards x={168} y={282} width={344} height={80} bar={2} step={16} ink="lime-2" />
      <path
        fill={color("clay")}
        d={`${rafters(340, 118, 218, 24)}M140 362h400l22 20H118z${box(560, 400, 132, 90)}`}
      />
      <path fill={color("shade")} d={`${box(166, 382, 348, 108)}${rafters(340, 150, 174, 12)}`} />
      <Windows at={[222, 446]} y={288} width={34} height={56} shutter={10} />
      <Windows at={[206, 266, 462]} y={404} width={32} height={64} />
      <path fill={color("clay-2")} d={`${gable(626, 352, 84)}${box(322, 404, 46, 86)}`} />
      <path fill={color("pine")} d={box(380, 404, 46, 86)} />
      <path fill={color("lime")} d={boxes([150, 247, 308, 432, 520], 382, 10, 108)} />
      <Windows at={[580]} y={424} width={28} height={40} />
      <path fill={color("peach")} d={box(638, 420, 34, 70)} />
      <circle cx="340" cy="214" r="24" fill={color("glass")} stroke={color("lime-2")} strokeWidth="4" />
      <path fill={color("hill-2")} d="M0 560q60-72 260-72h330q110 0 130 72z" />
      <path fill={color("peach")} d="M322 488h104l60 72H250z" />
      <path fill={color("pine-2")} d="M40 378h10v150H40zM32 388h132v8H32z" />
      <path fill={color("clay")} d={box(60, 404, 96, 62)} />
      <path fill={color("lime")} d={rafters(108, 424, 33, 8) + boxes([96, 110], 444, 10, 14)} />
      <g className={styles["points"]}>
        {points.map(([x, y, line], index) => (
          <g key={line}>
            <path d={line} />
            <circle cx={x} cy={y} r="21" />
            <text x={x} y={y + 9}>
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  )
}
