import { Scene } from "./Scene.tsx"
import {
  Bars,
  box,
  boxes,
  color,
  Dog,
  gable,
  Person,
  pineSilhouette,
  rafters,
  Sitter,
  Windows,
} from "./shapes.tsx"

/**
 * Somebody mails a letter at one end of the road; the house is at the other. In a wide window the visitor's sheet of
 * paper covers the sky up to x 933, where the page's two columns meet and the mailbox stands.
 */
export function ContactScene({ sheet }: { readonly sheet?: string | undefined }) {
  return (
    <Scene place="contact">
      <path fill={color("hill")} d="M0 440q240-90 520-46t520-10 560 10v246H0z" />
      <g transform="translate(200-256)scale(1.6)">
        <path fill={color("lime")} d={`${gable(640, 370, 64)}${box(582, 412, 116, 70)}`} />
        <path fill={color("shade")} d={box(566, 444, 148, 38)} />
        <path fill={color("clay")} d={`${rafters(640, 360, 84, 13)}M566 428h148l16 14H550z`} />
        <path fill={color("clay-2")} d={box(600, 450, 17, 32)} />
        <path fill={color("pine")} d={box(661, 450, 17, 32)} />
        <path
          fill={color("glass")}
          d={boxes([576, 634, 690], 451, 14, 25) + boxes([603, 664], 453, 11, 11)}
        />
        <Bars x={566} y={442} width={150} height={42} bar={6} step={28.4} ink="lime" />
        <Windows at={[628]} y={394} width={24} height={28} />
      </g>
      {sheet && <path className={sheet} d="M0-900h933.3v1540H0z" />}
      <path fill={color("hill-2")} d="M0 640v-6q560-10 800-80 300-80 800-30v116z" />
      <path
        fill={color("clay")}
        d="M1196 512h44q-10 46-170 68-120 16-160 60H640q120-70 310-76 230-8 246-52z"
      />
      <g transform="translate(306 257)scale(.62)">
        <path fill={color("clay-2")} d="M930 400h34v204h-34zM860 392h210v14H860z" />
        <path fill={color("lime-2")} d="M898 392v-122h138a52 52 0 0 1 52 52v70z" />
        <path fill={color("pine")} d="M846 392v-70a52 52 0 0 1 104 0v70z" />
        <path fill={color("clay")} d="M1020 350v-132h58v38h-46v94z" />
        <path fill={color("lime")} d="M850 330h76v50h-76z" />
        <path fill="none" stroke={color("clay")} strokeWidth="5" d="M850 332l38 24 38-24" />
      </g>
      <Person
        x={762}
        y={628}
        size={1.15}
        skin="skin-3"
        top="peach"
        bottom="pine"
        cut="curls"
        arm="l30 24 30-14"
      />
    </Scene>
  )
}

/** The letter's stamp, with the porch on it. */
export function Stamp() {
  return (
    <svg data-file="stamp" viewBox="0 0 120 140" aria-hidden="true">
      <path fill={color("lime-2")} d="M0 0h120v140H0z" />
      <path fill={color("haint")} d="M10 10h100v120H10z" />
      <path fill={color("glow")} d="M32 40a28 28 0 0 1 56 0 28 28 0 0 1-56 0" />
      <path fill={color("sun")} d="M46 40a14 14 0 0 1 28 0 14 14 0 0 1-28 0" />
      <path fill={color("lime")} d={`${gable(60, 52, 36)}${box(24, 76, 72, 40)}`} />
      <path fill={color("shade")} d={box(18, 92, 84, 24)} />
      <path fill={color("clay")} d={`${rafters(60, 46, 46, 9)}M18 82h84l6 9H12z`} />
      <path fill={color("glass")} d={boxes([27, 82], 97, 11, 13) + box(54, 62, 12, 13)} />
      <path fill={color("clay-2")} d={box(46, 95, 12, 21)} />
      <path fill={color("pine")} d={box(62, 95, 12, 21)} />
      <Bars x={18} y={91} width={86} height={25} bar={4} step={20} ink="lime" />
      <path fill={color("hill-2")} d="M10 116h100v14H10z" />
      <path fill={color("peach")} d="M44 116h32l10 14H34z" />
      {/* The perforation shows the letter. */}
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 10"
        d="M0 0h120v140H0z"
      />
    </svg>
  )
}

/** A floor or lawn from side to side of the band, which cuts it off. */
const ground = box(-900, 188, 2300, 14)

/** Somebody picks up the phone, at a desk before the window. */
export function PickingUp() {
  return (
    <svg className="screen-only" data-file="stamp" viewBox="0 0 440 200" aria-hidden="true">
      <path fill={color("peach")} d={ground} />
      <path fill={color("clay")} d={box(4, 112, 64, 82)} />
      <path
        fill={color("peach")}
        d={boxes([26], 126, 20, 5) + boxes([26], 153, 20, 5) + box(26, 178, 20, 5)}
      />
      <path
        fill={color("hill-2")}
        d="M36 88q-34-4-32-34 26 2 32 30-14-34 2-60 16 26 2 60 6-26 30-28 0 30-30 32z"
      />
      <path fill={color("lime")} d="M18 86h36l-6 26H24z" />
      <g transform="translate(0-6)">
        <path fill={color("lime")} d={box(100, 0, 160, 104) + box(92, 104, 176, 9)} />
        <path fill={color("haint")} d={box(108, 8, 144, 96)} />
        <path fill={color("hill-2")} d="M108 98q50-36 144-20v26H108z" />
        <path stroke={color("lime")} strokeWidth="5" d="M108 56h144" />
        <path
          fill="none"
          stroke={color("peach")}
          strokeWidth="7"
          strokeLinecap="round"
          d="M141 74l8 66h52M152 140l-8 60M196 140l6 60"
        />
        <Sitter
          x={170}
          y={137}
          scale={0.95}
          skin="skin-2"
          top="lime"
          bottom="haint"
          cut="bun"
          lean={3}
          arm={[4, -80, 38, -60, 24, -86]}
        >
          <path
            fill="none"
            stroke={color("sun")}
            strokeWidth="9"
            strokeLinecap="round"
            d="M6-121l-3 2q-1 24 20 28l4-1"
          />
        </Sitter>
        <path
          fill="none"
          stroke={color("sun")}
          strokeWidth="3"
          d="M196 52q13 47 37 39t22-14q-4-6-6 2 8 18 20 10t16-8q-4-8-6 2 6 14 24 8"
        />
        <path fill={color("peach")} d={`${box(352, 40, 5, 61)}M328 44l12-30h29l12 30z`} />
        <path fill={color("lime")} d="M382 101l6-9h48l-6 9z" />
        <path fill={color("sun")} d="M276 101q2-20 14-24v-8h40v8q12 4 14 24z" />
        <path fill={color("clay-2")} d="M300 87a10 10 0 0 1 20 0 10 10 0 0 1-20 0" />
        <path fill={color("peach")} d={box(222, 101, 218, 10)} />
        <path fill={color("clay")} d={box(366, 111, 66, 89) + box(262, 111, 9, 89)} />
        <path fill={color("peach")} d={box(390, 130, 18, 5) + box(390, 164, 18, 5)} />
      </g>
    </svg>
  )
}

/** Somebody chooses a day; behind them a chair to wait in. */
export function Calendar() {
  return (
    <svg className="screen-only" data-file="stamp" viewBox="0 0 440 200" aria-hidden="true">
      <path fill={color("peach")} d={ground} />
      <path fill={color("lime")} d="M40 40a32 32 0 0 1 64 0 32 32 0 0 1-64 0" />
      <path fill="none" stroke={color("pine-2")} strokeWidth="4" d="M72 18v22l-14-8" />
      <path fill={color("pine-2")} d={boxes([20, 112], 184, 10, 12)} />
      <path
        fill={color("peach")}
        d="M6 186v-34q0-14 14-14h10v-22q0-18 18-18h46q18 0 18 18v22h10q14 0 14 14v34z"
      />
      <path fill={color("sun")} d="M34 160v-10q0-8 8-8h58q8 0 8 8v10z" />
      <path fill="none" stroke={color("peach")} strokeWidth="4" d="M312 16L357-2l45 18" />
      <path fill={color("lime")} d={box(274, 14, 166, 148)} />
      <path fill={color("pine")} d={box(274, 14, 166, 30)} />
      <path fill={color("sun")} d={box(342, 24, 30, 10)} />
      <path
        stroke={color("lime-2")}
        strokeWidth="18"
        strokeDasharray="18 6"
        d="M288 66h138M288 92h138M288 118h138M288 144h90"
      />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="5"
        d="M304 92a17 17 0 0 1 34 0 17 17 0 0 1-34 0"
      />
      <path stroke={color("sun")} strokeWidth="6" d="M274 82l28 10" />
      <Person
        x={208}
        y={196}
        size={0.94}
        skin="skin-3"
        top="haint"
        bottom="pine"
        cut="long"
        build="slim"
        stance="skirt"
        arm="l24 28 28-8"
        far="l-22 28 6 22"
      />
    </svg>
  )
}

/** Somebody with a dog on the way to the two doors, below the office's hours. */
export function ComingBy() {
  return (
    <svg className="screen-only" data-file="stamp" viewBox="0 -36 440 236" aria-hidden="true">
      <path fill={color("hill")} d="M-900 156q500-60 900-26t560-8 840 20v58H-900z" />
      <path fill={color("pine")} transform="translate(4 194)scale(.4)" d={pineSilhouette} />
      <path fill={color("pine")} transform="translate(-50 192)scale(-.26 .26)" d={pineSilhouette} />
      <path fill={color("pine")} transform="translate(534 194)scale(.42)" d={pineSilhouette} />
      <path fill={color("hill-2")} d={ground} />
      <g transform="translate(-89-38)scale(1.2)">
        <path fill={color("lime")} d={`${gable(340, 12, 86)}${box(262, 62, 156, 130)}`} />
        <path fill={color("clay")} d={rafters(340, -2, 100, 16)} />
        <path fill={color("clay-2")} d={box(290, 92, 46, 98)} />
        <path fill={color("pine")} d={box(344, 92, 46, 98)} />
        <path fill={color("glass")} d={boxes([300, 354], 104, 26, 34) + box(330, 36, 20, 22)} />
        <path fill={color("sun")} d={boxes([327, 348], 146, 5, 5)} />
        <path fill={color("lime-2")} d={box(276, 186, 128, 8)} />
      </g>
      <Dog transform="translate(58 194)scale(.86)" ink="clay" ear="clay-2" />
      {/* From the collar to the hand. */}
      <path fill="none" stroke={color("pine-2")} strokeWidth="3" d="M48 152q8 0 15-4 36 16 56-24" />
      <Person
        x={156}
        y={195}
        size={0.88}
        skin="skin"
        top="sun"
        bottom="pine"
        cut="hat"
        tint="clay-2"
        stance="stride"
        arm="l14 36 26 2"
        far="l-26 26-8 10"
      />
    </svg>
  )
}
