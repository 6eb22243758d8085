import styles from "./FlyerScene.module.css"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  Dog,
  GableBoards,
  gable,
  Person,
  Pines,
  rafters,
  Windows,
} from "./shapes.tsx"

/** Over the ridge, above the drawing's edge. FlyerScene.module.css has its colored disc there too. */
export const flyerSun = { cx: 1180, cy: 90, r: 60 } as const

const rays = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16
  const at = (radius: number) =>
    `${Math.round(flyerSun.cx + radius * Math.cos(angle))} ${Math.round(flyerSun.cy + radius * Math.sin(angle))}`
  return `M${at(80)} ${at(index % 2 ? 112 : 142)}`
})

const posts = [424, 548, 672, 914, 1038, 1162]

/** Those who come home are silhouettes. */
const ink = { skin: "pine", top: "pine", bottom: "pine", tint: "pine" } as const

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
          <path d="M0 480q150-84 400-40t494 26M1466 466q60-30 134-20" />
          <path d="M1112 584 1076 604Q860 636 300 640M1248 584l30 20q-6 22-90 36" />
        </g>
        <Pines
          at={[
            [84, 600, 0.6],
            [196, 596, -0.5],
            [356, 592, 0.4],
          ]}
        />
        <g transform="translate(572 140)scale(.76)">
          <path fill={color("lime")} d="M424 392h752v150H424z" />
          <g fill="none" stroke="currentColor" strokeWidth="5">
            <path d="M568 351 520 262h160M1032 351l48-89H920M388 392l48-42h728l48 42zM452 350l20-88h80M1148 350l-20-88h-80M472 262h120M1128 262h-120" />
            <path d="M728 430h58v112h-58zM814 430h58v112h-58z" />
          </g>
          <Bars x={476} y={262} width={152} height={88} bar={3} step={25} ink="pine" />
          <Bars x={975} y={262} width={152} height={88} bar={3} step={25} ink="pine" />
          <path fill={color("lime")} d={gable(800, 196, 232)} />
          <GableBoards x={800} y={196} half={232} step={14} />
          <path
            fill="currentColor"
            d={`${rafters(800, 172, 268, 26)}M380 388h840v12H380zM424 400h752v6H424z`}
          />
          <path fill={color("lime")} d="M760 258h80v90h-80z" />
          <Windows at={[780]} y={268} width={40} height={70} shutter={14} />
          <path
            fill="currentColor"
            d="M738 442h38v44h-38zM824 442h38v44h-38zM738 498h38v32h-38zM824 498h38v32h-38z"
          />
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
        <Person
          {...ink}
          x={540}
          y={632}
          size={0.84}
          cut="long"
          stance="skirt"
          build="slim"
          arm="l18 34-8 24"
        />
        <Person {...ink} x={474} y={634} size={0.5} young hand="open" arm="l26-14 14-26" />
        <Person {...ink} x={652} y={630} size={0.9} stance="stride" lean={4} arm="l22 32 26-2" />
        <path
          fill={color("lime")}
          stroke="currentColor"
          strokeWidth="4"
          d="M672 508h62v48h-62zM696 508v16h14v-16"
        />
        <Dog transform="translate(772 632)scale(.62)" ink="pine" ear="pine" />
      </svg>
    </div>
  )
}

/** What lies beside the sheet, seen from above: a cup of coffee, a pencil at the roof's pitch, a key. */
export function OnTheDesk() {
  return (
    <svg viewBox="0 0 320 350" aria-hidden="true">
      <g transform="rotate(-33.7 160 250)">
        <path fill={color("sun")} d="M20 240h230v22H20z" />
        <path fill={color("peach")} d="M250 240l34 11-34 11zM8 240h12v22H8z" />
        <path fill={color("pine-2")} d="M272 247l12 4-12 4z" />
      </g>
      <path fill={color("lime-2")} d="M8 104a100 100 0 0 1 200 0 100 100 0 0 1-200 0" />
      <path fill={color("lime")} d="M20 104a88 88 0 0 1 176 0 88 88 0 0 1-176 0" />
      <path stroke={color("peach")} strokeWidth="20" d="M144 62l32-22" />
      <path fill={color("peach")} d="M44 104a64 64 0 0 1 128 0 64 64 0 0 1-128 0" />
      <path fill={color("pine-2")} d="M54 104a54 54 0 0 1 108 0 54 54 0 0 1-108 0" />
      <path fill={color("sun")} d="M74 92a16 16 0 0 1 32 0 16 16 0 0 1-32 0" />
      <g transform="rotate(-20 256 256)">
        <path
          fill="none"
          stroke={color("lime")}
          strokeWidth="11"
          d="M232 254a22 22 0 0 1 44 0 22 22 0 0 1-44 0"
        />
        <path fill={color("lime")} d="M248 276h12v66h-26v-10h14v-10h-10v-10h10z" />
      </g>
    </svg>
  )
}
