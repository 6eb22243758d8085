import styles from "./FlyerScene.module.css"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  GableBoards,
  gable,
  head,
  Person,
  Pines,
  rafters,
  Windows,
} from "./shapes.tsx"

/** Over the roof, clear of the headline. FlyerScene.module.css has its colored disc there too. */
export const flyerSun = { cx: 1310, cy: 136, r: 54 } as const

const rays = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16
  const at = (radius: number) =>
    `${Math.round(flyerSun.cx + radius * Math.cos(angle))} ${Math.round(flyerSun.cy + radius * Math.sin(angle))}`
  return `M${at(72)} ${at(index % 2 ? 100 : 126)}`
})

const posts = [424, 548, 672, 914, 1038, 1162]

/** Where those who come home are, nearer than the house; the color block in Flyer.module.css has it too. */
const family = "translate(-75-158)scale(1.25)"

/** They are in one ink, with an outline where the color block has faces, hands and clothes. */
const ink = { skin: "hill-2", top: "hill-2", bottom: "pine", tint: "pine" } as const
/** Without the line that would cross the neck. */
const shirt = "M9-142l7 2q9 2 9 11l-4 30q3 7 3 15h-45q0-8 3-15l-6-30q1-9 10-11l6-2"

/** The joined hands of mother and child first; the color block has them, too. */
const hands =
  "M491 560q6-5 11 0 3 7-2 11-8 3-12-3zM589 513q5-3 10 1 1 9-4 12-8 0-8-8zM443 537q4-2 8 1 1 7-3 9-6 0-6-6zM706 549h13q4 5-2 9-6 3-11 1z"

/** The dog is paper, with a collar and a patch cut out of it, through which the color block shows. */
const dog =
  "M22 0H8L6-22Q0-4-4 0h-24q-18 0-22-20 8 10 16 8-2-34 24-52-2-14 12-16l10 2 18 8q4 6-2 10l-14 4q4 18 4 50 6 0 4 6z"
const patches = "M-34-12q-1-17 5-30 17 4 19 16-4 16-24 14zM-14-53q8 8 19 2l1 8q-12 6-25-2z"

const line = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const

/** Both arms in the paper's color, which hides what is behind them. */
const Sleeves = ({ d }: { readonly d: string }) => (
  <>
    <path strokeWidth="14" d={d} />
    <path stroke={color("lime")} strokeWidth="7" d={d} />
  </>
)

/**
 * The key block of a color print: complete in one ink, the text's. The colors are a second block, a background in
 * Flyer.module.css in the same coordinates, which a printer leaves out with all other background graphics. The house is
 * to the right, because the headline is in the sky on the left.
 */
export function FlyerScene() {
  return (
    <div className={styles["flyer"]}>
      <i className="sun" />
      <svg viewBox="0 0 1600 640" aria-hidden="true">
        <path stroke="currentColor" strokeWidth="5" d={rays.join("")} />
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <circle {...flyerSun} />
          <path d="M0 480q150-84 400-40 90 16 179 24M622 467l98 4M790 471q55-1 104-5M1466 466q60-30 134-20" />
          <path d="M1112 584 1080 620Q860 624 0 616M1248 584l50 56M0 574q190-22 400-8 50 5 98 8M634 578q39 0 76-1M772 574q26-1 52-4" />
          {/* The chimney; a cloud before the rays. */}
          <path d="M1384 340v-42h-8v-12h48v12h-8v42" />
          <path fill={color("lime")} d="M1416 238q-6-26 22-30 10-32 44-22 28-16 44 12 26 0 28 40z" />
        </g>
        <Pines
          at={[
            [336, 604, 0.4],
            [380, 600, -0.3],
            [1540, 604, 0.84],
          ]}
        />
        <g transform="translate(572 140)scale(.76)">
          {/* Through the doors, the color block shows. */}
          <path fill={color("lime")} d="M424 392h752v150H424zM728 430v112h58V430zM814 430v112h58V430z" />
          <g fill="none" stroke="currentColor" strokeWidth="5">
            <path d="M568 351 520 262h160M1032 351l48-89H920M388 392l48-42h728l48 42zM452 350l20-88h80M1148 350l-20-88h-80M472 262h120M1128 262h-120" />
            <path d="M728 430h58v112h-58zM814 430h58v112h-58z" />
          </g>
          <Bars x={476} y={262} width={152} height={88} bar={3} step={38} ink="pine" />
          <Bars x={975} y={262} width={152} height={88} bar={3} step={38} ink="pine" />
          <path fill={color("lime")} d={gable(800, 196, 232)} />
          <GableBoards x={800} y={196} half={232} step={18} />
          <path
            fill="currentColor"
            d={`${rafters(800, 172, 268, 26)}M380 388h840v12H380zM424 400h752v6H424z`}
          />
          <path fill={color("lime")} d="M760 258h80v90h-80z" />
          <Windows at={[780]} y={268} width={40} height={70} shutter={14} />
          <path fill="currentColor" d="M738 442h38v44h-38zM824 442h38v44h-38z" />
          <Windows at={[470, 594, 974, 1098]} y={432} width={36} height={78} shutter={13} />
          <path
            fill={color("lime")}
            stroke="currentColor"
            strokeWidth="4"
            d={boxes(posts, 404, 14, 138) + box(412, 542, 776, 14)}
          />
          <path fill="currentColor" d={boxes([428, 552, 676, 908, 1032, 1156], 556, 16, 26)} />
          <path fill={color("lime")} d="M700 556h200v28H700z" />
          <Boards x={700} y={556} width={200} height={28} bar={4} step={12} ink="pine" />
        </g>
        <Bars x={812} y={572} width={270} height={40} bar={7} step={17} ink="pine" />
        <Bars x={1278} y={572} width={340} height={40} bar={7} step={17} ink="pine" />
        <path
          fill="currentColor"
          d="M806 580h276v4H806zM806 600h276v4H806zM1276 580h330v4h-330zM1276 600h330v4h-330z"
        />
        <g transform={family}>
          <path {...line} strokeWidth="3" d={hands} />
          <Person
            {...ink}
            bottom="hill-2"
            x={540}
            y={632}
            size={0.84}
            cut="long"
            stance="stride"
            arm="l18 34-8 24"
          />
          <g transform="translate(540 632)scale(.84)" {...line}>
            <path d="M8-142l6 2q7 2 8 10l-4 32q3 2 12 54-27 8-60 0 3-34 11-54l-2-32q1-8 8-10l5-2M6-38l16 33h7l-8-36M-16-38l-21 25 7 5 21-30" />
            <path transform="translate(2-164)" d={head} />
            <Sleeves d="M-19-131L-36-105-46-86M18-131L46-110 60-127" />
          </g>
          <Person {...ink} x={474} y={634} size={0.5} young stance="stride" arm="l26-14 14-26" />
          <path {...line} strokeWidth="5" transform="translate(475 552)scale(.65)" d={head} />
          <g transform="translate(474 634)scale(.5)" {...line} strokeWidth="6">
            <path d={shirt} />
            <Sleeves d="M-19-131L-48-148-54-174M18-131L32-122 44-134" />
          </g>
          <Person
            {...ink}
            bottom="hill-2"
            x={652}
            y={630}
            size={0.9}
            stance="stride"
            lean={4}
            arm="l16 40 44 2"
          />
          <path
            {...line}
            transform="translate(652 630)scale(.9)"
            d="M-20-84h41l5 34 8 45H21L4-52l-10 24-26 24-12-11 19-28z"
          />
          <g transform="translate(652 630)scale(.9)rotate(4 0-90)" {...line}>
            <path d={shirt} />
            <path transform="translate(2-164)" d={head} />
            <Sleeves d="M18-131L16-90 58-88" />
          </g>
          <path
            fill={color("lime")}
            stroke="currentColor"
            strokeWidth="3.5"
            d="M676 498h62v48h-62zM700 498h14v16h-14z"
          />
        </g>
        <g
          transform="translate(1181 632)scale(-.9 .9)"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
        >
          <path fill={color("lime")} fillRule="evenodd" d={`${dog}${patches}`} />
          <path fill="currentColor" stroke="none" d="M28-71l8 5-5 5zM-2-76q-10 6-6 24 10-2 14-16z" />
        </g>
      </svg>
    </div>
  )
}

/** A flyer that somebody has taken, at 0, 0. */
const taken = (
  <g transform="rotate(-5)">
    <path fill={color("lime")} d={box(-46, -60, 92, 120)} />
    <path fill={color("haint")} d={box(-46, -60, 92, 72)} />
    <path fill={color("sun")} d="M14-38a11 11 0 0 1 22 0 11 11 0 0 1-22 0" />
    <path fill={color("peach")} d={gable(-6, -40, 30) + box(-32, -20, 52, 32)} />
    <path fill={color("clay")} d={rafters(-6, -46, 38, 9)} />
    <path stroke={color("lime-2")} strokeWidth="5" d="M-34 26h68M-34 39h44" />
  </g>
)

/** On the porch where the sheet hangs: two who have taken one, under a window of the office. */
export function OnThePorch({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <svg data-file="" viewBox="-14 -200 388 680" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Windows at={[134]} y={-184} width={124} height={170} shutter={54} />
        <path fill={color("lime-2")} d={box(120, -14, 152, 12)} />
        <g transform="translate(124 170)">{taken}</g>
        <Person
          x={62}
          y={470}
          size={1.45}
          young
          skin="skin-2"
          top="sun"
          bottom="lime-2"
          cut="curls"
          arm="l24-10 8-26"
          hand="open"
        />
        <Person
          x={268}
          y={470}
          size={2.2}
          skin="skin-2"
          top="lime"
          bottom="peach"
          cut="bun"
          stance="skirt"
          nod={6}
          arm="l-4 32-32-16"
          far="l-26 36 6 24"
        />
      </svg>
    </div>
  )
}
