import styles from "./KnownHouse.module.css"
import { LongRoof } from "./RealEstateScene.tsx"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  GableBoards,
  gable,
  Person,
  pineSilhouette,
  rafters,
  Windows,
} from "./shapes.tsx"

const { round } = Math

const posts = [168, 282, 428, 542]

/** Where the notes' numbers are: on a stake beside who looks for a home and who inspects it, on the house, on the one to let. */
const tags = [
  [130, 516],
  [360, 226],
  [678, 516],
  [756, 398],
] as const

/** One house of the street from the front, with whoever looks for it, inspects it or lets the one beside it. */
export function KnownHouse() {
  return (
    <svg className={styles["house"]} data-file="" viewBox="-84 96 946 480" aria-hidden="true">
      <path fill={color("haint")} d="M-30 540a390 390 0 0 1 780 0z" />
      <path fill={color("hill-2")} transform="translate(-164 552)scale(.56)" d={pineSilhouette} />
      <path fill={color("hill-2")} transform="translate(966 552)scale(-.54 .54)" d={pineSilhouette} />
      <path fill={color("clay")} d={`${box(456, 112, 34, 110)}M449 104h48v12h-48z`} />
      <path fill={color("hill-2")} d="M-2400 576v-34q1300-20 2446-28h720q600 8 2300 28v34z" />
      <path
        fill={color("lime")}
        stroke={color("lime-2")}
        strokeWidth="3"
        d={gable(360, 150, 174) + box(186, 264, 348, 236)}
      />
      <GableBoards x={360} y={150} half={174} step={12} />
      <Boards x={188} y={282} width={344} height={80} bar={2} step={16} ink="lime-2" />
      <path fill={color("shade")} d={box(188, 386, 344, 106) + rafters(360, 150, 174, 12)} />
      <path fill={color("clay")} d={`${rafters(360, 118, 218, 34)}${box(310, 406, 44, 84)}`} />
      <path fill={color("pine")} d={box(366, 406, 44, 84)} />
      <path fill={color("glass")} d={boxes([318, 374], 414, 28, 30)} />
      <Windows at={[242, 343, 444]} y={292} width={34} height={56} shutter={10} />
      <Windows at={[216, 472]} y={408} width={32} height={66} shutter={9} />
      <LongRoof x={176} y={358} width={368} height={32} />
      {[182, 440].map((x) => (
        <Bars key={x} x={x} y={464} width={100} height={24} bar={5} step={11} ink="lime" />
      ))}
      <path
        fill={color("lime")}
        d={`${box(162, 391, 396, 9)}${boxes(posts, 400, 10, 90)}${posts.map((x) => `M${x - 9} 400h28l-9 8h-10z`).join("")}${boxes([178, 432], 460, 110, 5)}`}
      />
      <path fill={color("pine-2")} d={box(166, 496, 388, 20)} />
      <path fill={color("clay")} d={boxes([168, 278, 422, 532], 496, 20, 20)} />
      <path fill={color("lime-2")} d={box(158, 488, 404, 9)} />
      <path fill={color("peach")} d="M306 514h108l84 60H222z" />
      <Boards x={306} y={497} width={108} height={20} bar={7} step={10} ink="lime" />
      <path fill={color("peach")} d={gable(756, 326, 70) + box(690, 372, 132, 144)} />
      <path fill={color("clay")} d={rafters(756, 308, 92, 17)} />
      <path fill={color("pine")} d={box(770, 444, 36, 72)} />
      <Windows at={[712]} y={444} width={32} height={44} shutter={6} />
      {/* It stands on a plank and leans on the eave. */}
      <path fill={color("clay-2")} d={box(592, 532, 46, 8)} />
      <path stroke={color("peach")} strokeWidth="6" d="M606 534L564 248M624 534L582 248" />
      <path
        stroke={color("peach")}
        strokeWidth="5"
        d={Array.from(
          { length: 11 },
          (_, rung) => `M${round(603.5 - 3.5 * rung)} ${518 - 24 * rung}h18`,
        ).join("")}
      />
      <Person
        x={630}
        y={467}
        skin="skin-3"
        top="sun"
        bottom="pine-2"
        cut="cap"
        tint="pine"
        stance="climb"
        size={0.84}
        lean={6}
        nod={-20}
        arm="l-4 40-22-14"
        far="l22 4 22-18"
      />
      <path fill={color("lime")} stroke={color("clay")} strokeWidth="2" d="M-12 450l20-6 4 30-20 6z" />
      <Person
        x={-48}
        y={546}
        skin="skin"
        top="peach"
        bottom="pine"
        cut="bob"
        build="slim"
        stance="skirt"
        size={0.84}
        arm="l18 34 24-10"
        far="l-22 34 1 22"
      />
      <Person
        x={62}
        y={542}
        skin="skin-2"
        top="clay"
        bottom="pine-2"
        build="broad"
        stance="wide"
        size={0.88}
        hand="open"
        arm="l30 0 14-30"
        far="l-40 32 1 22"
      />
      {tags.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {index % 2 === 0 && <path fill="var(--ink)" d="M-3 24h6v32h-6z" />}
          <path fill="var(--ink)" stroke="var(--ink)" strokeWidth="var(--tag)" d="M0-32l31 20v38h-62v-38z" />
          <text
            fill="var(--paper)"
            fontFamily="var(--display)"
            fontWeight="700"
            fontSize="calc(32px + 0.6 * var(--tag))"
            textAnchor="middle"
            y=".52em"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
