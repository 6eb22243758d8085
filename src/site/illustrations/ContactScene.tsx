import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, Dog, gable, Person, rafters, Sitter, Windows } from "./shapes.tsx"

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
      <g transform="translate(346 257)scale(.62)">
        <path fill={color("clay-2")} d="M930 400h34v204h-34zM860 392h210v14H860z" />
        <path fill={color("lime")} d="M898 392v-122h138a52 52 0 0 1 52 52v70z" />
        <path fill={color("pine")} d="M846 392v-70a52 52 0 0 1 104 0v70z" />
        <path fill={color("clay")} d="M1020 350v-132h58v38h-46v94z" />
        <path fill={color("lime")} d="M850 330h76v50h-76z" />
        <path fill="none" stroke={color("clay")} strokeWidth="5" d="M850 332l38 24 38-24" />
      </g>
      <Person
        x={802}
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

/** Somebody picks up the phone, at a desk before the window. */
export function PickingUp() {
  return (
    <svg className="screen-only" data-file="stamp" viewBox="0 0 440 200" aria-hidden="true">
      <path fill={color("lime")} d={box(108, 0, 152, 104) + box(100, 104, 168, 9)} />
      <path fill={color("haint")} d={box(116, 8, 136, 96)} />
      <path fill={color("glow")} d="M208 80a32 32 0 0 1 44-30v46h-44z" />
      <path fill={color("sun")} d="M222 82a18 18 0 0 1 30-13v27h-30z" />
      <path fill={color("hill-2")} d="M116 96q50-34 136-18v26H116z" />
      <path stroke={color("lime")} strokeWidth="5" d="M116 56h136" />
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
        arm={[4, -80, 36, -62, 29, -95]}
        hand="hold"
      >
        <path
          fill="none"
          stroke={color("sun")}
          strokeWidth="9"
          strokeLinecap="round"
          d="M19-121l13 4M32-117q8 12 0 30l-5 3"
        />
      </Sitter>
      <path
        fill="none"
        stroke={color("sun")}
        strokeWidth="3"
        d="M199 55q10 44 34 36t22-14q-4-6-6 2 8 18 20 10t16-8q-4-8-6 2 6 14 24 8"
      />
      <path fill={color("peach")} d={`${box(346, 40, 5, 61)}M322 44l12-30h29l12 30z`} />
      <path fill={color("lime")} d="M376 101l6-9h48l-6 9z" />
      <path fill={color("sun")} d="M276 101q2-20 14-24v-8h40v8q12 4 14 24z" />
      <path fill={color("clay-2")} d="M300 87a10 10 0 0 1 20 0 10 10 0 0 1-20 0" />
      <path fill={color("peach")} d={box(222, 101, 218, 10)} />
      <path fill={color("clay")} d={box(366, 111, 66, 89) + box(262, 111, 9, 89)} />
      <path fill={color("peach")} d={box(390, 130, 18, 5) + box(390, 164, 18, 5)} />
    </svg>
  )
}

/** Somebody chooses a day. */
export function Calendar() {
  return (
    <svg className="screen-only" data-file="stamp" viewBox="0 0 440 200" aria-hidden="true">
      <path fill={color("lime")} d="M92 62a32 32 0 0 1 64 0 32 32 0 0 1-64 0" />
      <path fill="none" stroke={color("pine-2")} strokeWidth="4" d="M124 40v22l-14-8" />
      <path fill="none" stroke={color("peach")} strokeWidth="4" d="M312 20L357 2l45 18" />
      <path fill={color("lime")} d={box(274, 18, 166, 148)} />
      <path fill={color("pine")} d={box(274, 18, 166, 30)} />
      <path fill={color("sun")} d={box(342, 28, 30, 10)} />
      <path
        stroke={color("lime-2")}
        strokeWidth="18"
        strokeDasharray="18 6"
        d="M288 70h138M288 96h138M288 122h138M288 148h90"
      />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="5"
        d="M304 96a17 17 0 0 1 34 0 17 17 0 0 1-34 0"
      />
      <path stroke={color("sun")} strokeWidth="6" d="M274 86l28 10" />
      <Person
        x={208}
        y={200}
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
    <svg className="screen-only" data-file="stamp" viewBox="0 0 440 200" aria-hidden="true">
      <path fill={color("lime")} d={`${gable(340, 16, 86)}${box(262, 66, 156, 134)}`} />
      <path fill={color("clay")} d={rafters(340, 2, 100, 16)} />
      <path fill={color("clay-2")} d={box(290, 96, 46, 104)} />
      <path fill={color("pine")} d={box(344, 96, 46, 104)} />
      <path fill={color("glass")} d={boxes([300, 354], 108, 26, 34) + box(330, 40, 20, 22)} />
      <path fill={color("sun")} d={boxes([327, 348], 152, 5, 5)} />
      <path fill={color("lime-2")} d={box(276, 192, 128, 8)} />
      <path fill="none" stroke={color("pine-2")} strokeWidth="3" d="M103 138q30 16 55-30" />
      <Dog transform="translate(82 200)scale(.9)" ink="clay" ear="clay-2" />
      <Person
        x={190}
        y={200}
        size={0.96}
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
