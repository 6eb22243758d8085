import styles from "./KnownHouse.module.css"
import { LongRoof } from "./RealEstateScene.tsx"
import { Bars, Boards, box, boxes, color, GableBoards, gable, rafters, Windows } from "./shapes.tsx"

/** The numbers stand beside what they name: a window to look through, the sign, the keys; the second house's is in its gable. */
const points = [
  [284, 232],
  [58, 328],
  [622, 318],
  [626, 412],
] as const

/** From the note beside the drawing to each of them, where it ends in a dot. */
const leads = "M0 22H94V320H239M0 386H28M720 22H606V332H569M720 386H656"
const dots = ["239 320", "28 386", "569 332", "656 386"]
  .map((end) => `M${end}m-6 0a6 6 0 0 1 12 0 6 6 0 0 1-12 0`)
  .join("")

const posts = [148, 262, 408, 522]

/** One house of the street from the front, numbered as in an inspector's drawing. */
export function KnownHouse() {
  return (
    <svg className={styles["house"]} viewBox="0 0 720 560" aria-hidden="true">
      <path fill={color("haint")} d="M16 540a344 344 0 0 1 688 0z" />
      <path fill={color("clay")} d={`${box(436, 112, 34, 110)}M429 104h48v12h-48z`} />
      <path fill={color("hill-2")} d="M0 560q50-50 230-50h410q60 0 80 50z" />
      <path
        fill={color("lime")}
        stroke={color("lime-2")}
        strokeWidth="3"
        d={gable(340, 150, 174) + box(166, 264, 348, 236)}
      />
      <GableBoards x={340} y={150} half={174} step={12} />
      <Boards x={168} y={282} width={344} height={80} bar={2} step={16} ink="lime-2" />
      <path fill={color("shade")} d={box(168, 386, 344, 106) + rafters(340, 150, 174, 12)} />
      <path fill={color("clay")} d={`${rafters(340, 118, 218, 34)}${box(290, 406, 44, 84)}`} />
      <path fill={color("pine")} d={box(346, 406, 44, 84)} />
      <path fill={color("glass")} d={boxes([298, 354], 414, 28, 30)} />
      <Windows at={[322]} y={196} width={36} height={50} />
      <Windows at={[222, 323, 424]} y={292} width={34} height={56} shutter={10} />
      <Windows at={[196, 452]} y={408} width={32} height={66} shutter={9} />
      <LongRoof x={156} y={358} width={368} height={32} />
      {[162, 420].map((x) => (
        <Bars key={x} x={x} y={464} width={100} height={24} bar={5} step={11} ink="lime" />
      ))}
      <path
        fill={color("lime")}
        d={`${box(142, 391, 396, 9)}${boxes(posts, 400, 10, 90)}${posts.map((x) => `M${x - 9} 400h28l-9 8h-10z`).join("")}${boxes([158, 412], 460, 110, 5)}`}
      />
      <path fill={color("pine-2")} d={box(146, 496, 388, 20)} />
      <path fill={color("clay")} d={boxes([148, 258, 402, 512], 496, 20, 20)} />
      <path fill={color("lime-2")} d={box(138, 488, 404, 9)} />
      <path fill={color("peach")} d="M286 514h108l74 46H212z" />
      <Boards x={286} y={497} width={108} height={20} bar={7} step={10} ink="lime" />
      <g>
        <path fill={color("peach")} d={gable(626, 380, 60) + box(570, 420, 112, 96)} />
        <path fill={color("clay")} d={rafters(626, 364, 80, 14)} />
        <path fill={color("pine")} d={box(636, 452, 30, 64)} />
        <Windows at={[590]} y={450} width={26} height={40} />
      </g>
      {/* The keys, hung from a bracket on the wall like a shop's sign. */}
      <path fill="none" stroke={color("pine")} strokeWidth="5" d="M514 306h52M516 334l28-28" />
      <path
        fill="none"
        stroke={color("sun")}
        strokeWidth="6"
        d="M557 308v12a12 12 0 0 1 0 24 12 12 0 0 1 0-24m0 24v30m0-3h-11m11-10h-11"
      />
      <use href="#sign" transform="translate(124 352)scale(-.56 .56)" />
      <g className={styles["leads"]}>
        <path d={leads} />
        <path fill={color("sun")} d={dots} />
      </g>
      <g className={styles["tags"]}>
        {points.map(([x, y], index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d="M0-26l27 18v32h-54V-8z" />
            <text y="14">{index + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  )
}
