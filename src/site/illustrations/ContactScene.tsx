import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, gable, Person, pineSilhouette, rafters, Sitter } from "./shapes.tsx"

/** The house of both pictures, whose steps are below both doors. */
const house = (
  <>
    <path fill={color("lime")} d={`${gable(640, 370, 64)}${box(582, 412, 116, 70)}`} />
    <path fill={color("shade")} d={box(566, 444, 148, 38)} />
    <path fill={color("clay")} d={`${rafters(640, 360, 74, 13)}M566 428h148l16 14H550z`} />
    <path fill={color("clay-2")} d={box(627, 450, 12, 32) + box(562, 482, 156, 10)} />
    <path fill={color("pine")} d={box(641, 450, 12, 32)} />
    <path
      fill={color("glass")}
      d={boxes([576, 603, 663, 690], 451, 14, 25) + boxes([629, 642], 397, 9, 22)}
    />
    <path fill={color("lime-2")} d={box(556, 480, 168, 6) + box(590, 486, 100, 14)} />
    <path
      fill={color("lime")}
      d={`${boxes([566, 594, 620, 654, 680, 708], 442, 6, 38)}M590 491h100v4h-100z`}
    />
  </>
)

/** Somebody mails a letter at one end of the road; the house is at the other. */
export function ContactScene() {
  return (
    <Scene place="contact">
      <path fill={color("hill")} d="M0 590q420-70 700-30 260 20 360-100t270-76 270 26v230H0z" />
      <path fill={color("hill-2")} d="M0 640v-6q560-10 800-80 300-80 800-30v116z" />
      <path
        fill={color("clay")}
        d="M1168 530h112q-10 46-170 68-120 16-160 60H640q120-70 310-76 208-8 218-52"
      />
      <g transform="translate(200-264)scale(1.6)">{house}</g>
      {/* The letter is half in the mailbox, whose door hangs open below it. */}
      <g transform="translate(314 249)scale(.66)">
        <path fill={color("clay-2")} d="M970 400h32v180h-32zM872 392h210v14H872z" />
        <path fill={color("pine")} d="M842 392v-70a39 52 0 0 1 78 0v92q-39 54-78 0z" />
        <path fill={color("pine-2")} d="M852 392v-70a39 52 0 0 1 78 0v70z" />
        <path
          fill={color("lime")}
          stroke={color("clay")}
          strokeWidth="5"
          d="M800 330l68 28 68-28H800v48h136v-48"
        />
        <path fill={color("lime-2")} d="M881 270h155a52 52 0 0 1 52 52v70H920v-70a39 52 0 0 0-39-52z" />
        <path fill={color("clay")} d="M1020 350v-132h58v38h-46v94z" />
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
    <svg data-file="" viewBox="0 0 120 140" aria-hidden="true">
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

/** At dusk darker than the sweater before it. */
const frame = "light-dark(var(--lime),var(--shade))"

/** Somebody picks up the phone, at a desk before the window. */
export function PickingUp() {
  return (
    <svg data-file="" viewBox="0 0 440 200" aria-hidden="true">
      <path fill={color("peach")} d={ground} />
      <path fill={color("clay")} d={box(4, 112, 64, 82)} />
      <path
        fill={color("peach")}
        d={boxes([26], 126, 20, 5) + boxes([26], 153, 20, 5) + box(26, 178, 20, 5)}
      />
      <path
        fill="light-dark(var(--hill-2),var(--line))"
        d="M36 88q-34-4-32-34 26 2 32 30-14-34 2-60 16 26 2 60 6-26 30-28 0 30-30 32z"
      />
      <path fill={color("lime")} d="M18 86h36l-6 26H24z" />
      <g transform="translate(0-6)">
        <path fill={frame} d={box(100, 0, 160, 104) + box(92, 104, 176, 9)} />
        <path fill="light-dark(var(--haint),var(--hill-2))" d={box(108, 8, 144, 96)} />
        <path fill="light-dark(var(--hill-2),var(--pine-2))" d="M108 98q50-36 144-20v26H108z" />
        <path stroke={frame} strokeWidth="5" d="M108 56h144" />
        <path
          fill="none"
          stroke={color("peach")}
          strokeWidth="7"
          strokeLinecap="round"
          d="M141 74l8 66h52M152 140l-8 60M196 140l6 60"
        />
        {/* Her other hand is on the desk, with a pen. */}
        <path fill={color("lime")} d="M228 101l6-7h38l-6 7z" />
        <path stroke={color("pine-2")} strokeWidth="4" strokeLinecap="round" d="M236 82l14 16" />
        <g strokeLinecap="round" strokeLinejoin="round" fill="none">
          <path
            stroke={color("skin-2")}
            strokeWidth="5"
            transform="translate(226 93)rotate(4)"
            d="M0-2l9-4 9 4M0-1h19M0 3h15"
          />
          <path stroke={color("lime-2")} strokeWidth="12.4" d="M182 62l18 30 26 1" />
        </g>
        <Sitter
          x={170}
          y={137}
          scale={0.95}
          skin="skin-2"
          top="lime"
          bottom="haint"
          cut="bun"
          lean={3}
          arm={[-5, -78, -37, -70, -10, -101]}
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
          d="M196 52q10 30 38 24 9-2 7-8-6-3-6 4 6 12 20 8 9-3 7-9-6-3-6 4 6 10 30 2"
        />
        <path fill={color("peach")} d={box(352, 40, 5, 61)} />
        <path fill="light-dark(var(--peach),var(--room))" d="M328 44l12-30h29l12 30z" />
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
    <svg data-file="" viewBox="0 0 440 200" aria-hidden="true">
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
      {/* Seven days to a week; the month begins on the third. */}
      <path
        stroke={color("lime-2")}
        strokeWidth="14"
        strokeDasharray="14 6.5"
        d="M329.5 60h97M288.5 80.5h138M288.5 101h138M288.5 121.5h138M288.5 142h80"
      />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="4"
        d="M303.5 80.5a12.5 12.5 0 0 1 25 0 12.5 12.5 0 0 1-25 0"
      />
      <path stroke={color("sun")} strokeWidth="6" d="M252 100l44-15" />
      <path fill={color("pine-2")} d="M295 82l9-1-7 7z" />
      <Person
        x={208}
        y={196}
        size={0.94}
        skin="skin"
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

/** A lit room behind each step of what happens next, whose people stand on the step below. */
const room = (
  <path
    fill="light-dark(var(--haint),var(--glass))"
    d="M16 165V54a60 60 0 0 1 60-60h88a60 60 0 0 1 60 60v111z"
  />
)

/** Who writes is who sits at the table in the end; who reads the letter and calls sits opposite. */
const visitor = { skin: "skin-2", top: "clay", bottom: "pine", cut: "bob", tint: "clay-2" } as const
const agent = { skin: "skin-3", top: "lime", bottom: "shade", cut: "crop" } as const

/** What happens next, a drawing for each step: a letter is written, somebody calls with it in their hand, two meet. */
export const steps = [
  <svg key="letter" data-file="" viewBox="16 -6 208 171" aria-hidden="true">
    {room}
    <path
      fill="none"
      stroke={color("peach")}
      strokeWidth="7"
      strokeLinecap="round"
      d="M38 58l7 56h40M48 116l-6 46M82 116l5 46"
    />
    <path fill={color("lime")} d="M116 82l7-9h38l-6 9z" />
    <Sitter x={62} y={112} scale={0.8} {...visitor} lean={12} nod={8} arm={[4, -80, 26, -50, 58, -58]}>
      <path stroke={color("pine-2")} strokeWidth="5" strokeLinecap="round" d="M60-62l20 18" />
    </Sitter>
    {/* Airmail, propped up against a cup of pencils. */}
    <path stroke={color("pine-2")} strokeWidth="4" d="M184 56l-3-22M191 56V36M197 56l5-18" />
    <path fill={color("pine")} d="M178 52h26l-3 30h-20z" />
    <path fill={color("lime")} d={box(148, 52, 46, 30)} />
    <path fill="none" stroke={color("clay")} strokeWidth="4" strokeDasharray="4 8" d="M150 54h42v26h-42z" />
    <path
      fill="none"
      stroke={color("shade")}
      strokeWidth="4"
      strokeDasharray="4 8"
      strokeDashoffset="-6"
      d="M150 54h42v26h-42z"
    />
    <path fill={color("peach")} d={box(178, 58, 9, 10)} />
    <path stroke={color("lime-2")} strokeWidth="3" d="M158 68h14M158 74h14" />
    <path fill={color("peach")} d={box(104, 82, 104, 8)} />
    <path fill={color("clay-2")} d={boxes([128, 192], 90, 8, 75)} />
  </svg>,
  <svg key="call" data-file="" viewBox="16 -6 208 171" aria-hidden="true">
    {room}
    <path fill={color("shade")} d={box(150, 56, 54, 42)} />
    <path fill={color("lime")} d={box(155, 61, 44, 32)} />
    <path fill="none" stroke={color("clay")} strokeWidth="3" d="M163 68h28v18h-28zl14 11 14-11" />
    <path fill={color("clay-2")} d={boxes([152, 194], 104, 8, 61)} />
    <path fill={color("peach")} d={box(144, 96, 66, 8)} />
    <path fill={color("lime")} transform="rotate(9 124 64)" d={box(110, 40, 30, 42)} />
    <path
      stroke={color("hill-2")}
      strokeWidth="3"
      transform="rotate(9 124 64)"
      d="M116 49h18M116 57h18M116 65h18M116 73h10"
    />
    <Person x={74} y={165} size={0.8} {...agent} arm="l24 30 24-12" far="l-50 16 27-35" />
    <g transform="translate(74 165)scale(.8)" strokeLinecap="round" strokeLinejoin="round">
      <path stroke={color("peach")} strokeWidth="10" d="M-9-172l-5 26" />
      <path
        fill="none"
        stroke={color("skin-3")}
        strokeWidth="5"
        transform="translate(-23-149)rotate(-52)"
        d="M0-2l9-4 9 4M0-1h19M0 3h15"
      />
    </g>
  </svg>,
  <svg key="meeting" data-file="" viewBox="16 -6 208 171" aria-hidden="true">
    {room}
    <path
      fill="none"
      stroke={color("peach")}
      strokeWidth="7"
      strokeLinecap="round"
      d="M30 62l7 53h36M39 117l-5 45M70 117l4 45M210 62l-7 53h-36M201 117l5 45M170 117l-4 45"
    />
    <path fill={color("clay-2")} d={`${box(116, 90, 8, 70)}M98 165q4-8 22-8t22 8z`} />
    <Sitter x={188} y={113} scale={-0.78} {...visitor} lean={6} nod={4} arm={[4, -80, 24, -50, 42, -54]}>
      <path fill={color("pine")} d="M52-66h17l-2 30h-13z" />
    </Sitter>
    <path fill={color("lime")} transform="rotate(-8 112 58)" d={box(94, 36, 34, 44)} />
    <path
      fill="none"
      stroke={color("clay")}
      strokeWidth="3"
      transform="rotate(-8 112 58)"
      d="M99 45l3 4 5-8M99 57l3 4 5-8M99 69l3 4 5-8M112 46h11M112 58h11M112 70h11"
    />
    <Sitter x={52} y={113} scale={0.78} {...agent} lean={4} nod={2} arm={[4, -80, 26, -50, 54, -58]} />
    <path fill={color("peach")} d={box(82, 84, 76, 8)} />
  </svg>,
]

/** Somebody walks a dog up to the house, below the office's hours. */
export function ComingBy() {
  return (
    <svg data-file="" viewBox="0 -36 440 236" aria-hidden="true">
      <path fill={color("hill")} d="M-900 150q500-60 900-26t560-28 840 20v78H-900z" />
      <path fill={color("pine")} transform="translate(-2 194)scale(-.4 .4)" d={pineSilhouette} />
      <path fill={color("pine")} transform="translate(534 150)scale(.42)" d={pineSilhouette} />
      <path fill={color("hill-2")} d="M-900 202v-10h900q130-2 210-34 120-36 300-10 300 30 890 10v44z" />
      <path fill={color("clay")} d="M292 154h68q4 20-40 30-30 8-34 18H160q6-16 66-24 62-8 66-24z" />
      <g transform="translate(-410-420)scale(1.15)">{house}</g>
      <g transform="translate(10)">
        <path
          fill="none"
          stroke={color("peach")}
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M120 152q-12-4-14-18M160 164l12 24h5M152 166l-6 22h5M126 162l6 14-8 12h5M122 160l-6 16-10 10 4 2"
        />
        <path
          fill={color("peach")}
          d="M114 158q-2-14 12-14h26q8-1 12-10l4-8q4-8 12-7l8 2 14 7q3 5-2 8l-11 3q-3 1-4 6l-5 16q-3 10-12 10-14-6-32 0-18 2-22-13z"
        />
        <path fill={color("clay-2")} d="M174 124q-9 5-5 20 9-2 11-13z" />
        {/* The collar, and the leash from it to the hand. */}
        <path fill="none" stroke={color("pine-2")} strokeWidth="3" d="M163 140l13 9M168 144q-36 10-57-37" />
      </g>
      <Person
        x={70}
        y={195}
        size={0.88}
        skin="skin"
        top="sun"
        bottom="pine"
        cut="hat"
        tint="clay-2"
        stance="stride"
        arm="l16 34 28-4"
        far="l-26 26-8 10"
      />
    </svg>
  )
}
