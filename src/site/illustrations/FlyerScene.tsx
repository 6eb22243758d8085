import { Scene } from "./Scene.tsx"
import { Bars, Boards, box, boxes, color, GableBoards, gable, Pines, rafters, Windows } from "./shapes.tsx"

const rays = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16
  const at = (radius: number) =>
    `${Math.round(800 + radius * Math.cos(angle))} ${Math.round(86 + radius * Math.sin(angle))}`
  return `M${at(46)} ${at(index % 2 ? 64 : 84)}`
}).filter((_, index) => index !== 8)

const posts = [424, 548, 672, 914, 1038, 1162]

/**
 * The key block of a color print: complete in one ink, the text's. The colors are a second block, a background in
 * Flyer.module.css in the same coordinates, which a printer leaves out with all other background graphics.
 */
export function FlyerScene() {
  return (
    <Scene place="flyer">
      <path stroke="currentColor" strokeWidth="5" d={rays.join("")} />
      <g fill="none" stroke="currentColor" strokeWidth="4">
        <path d="M-800 470H0q150-90 400-52h24M1176 418h24q250-38 400 52h800" />
        <path d="M700 584h200l150 56M700 584 550 640" />
      </g>
      <Pines
        at={[
          [90, 580, 1.12],
          [236, 576, -0.84],
          [1370, 576, 0.86],
          [1512, 580, -1.12],
        ]}
      />
      <path fill={color("lime")} d="M424 392h752v150H424z" />
      <g fill="none" stroke="currentColor" strokeWidth="5">
        <path d="M568 351 520 262h160M1032 351l48-89H920M388 392l48-42h728l48 42zM452 350l20-88h80M1148 350l-20-88h-80M472 262h120M1128 262h-120" />
        <path d="M728 430h58v112h-58zM814 430h58v112h-58z" />
      </g>
      <Bars x={476} y={262} width={152} height={88} bar={3} step={25} ink="pine" />
      <Bars x={975} y={262} width={152} height={88} bar={3} step={25} ink="pine" />
      <path fill={color("lime")} d={gable(800, 196, 232)} />
      <GableBoards x={800} y={196} half={232} step={14} />
      <path fill="currentColor" d={`${rafters(800, 172, 268, 26)}M380 388h840v12H380zM424 400h752v6H424z`} />
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
      <Bars x={-798} y={584} width={1398} height={50} bar={9} step={21} ink="pine" />
      <Bars x={1003} y={584} width={1398} height={50} bar={9} step={21} ink="pine" />
      <path
        fill="currentColor"
        d="M-800 594H600v5H-800zM-800 618H600v5H-800zM1003 594h1400v5h-1400zM1003 618h1400v5h-1400z"
      />
    </Scene>
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
