import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, Dog, gable, Person, rafters, Windows } from "./shapes.tsx"

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
        <path fill={color("pine-2")} d="M846 392v-70a52 52 0 0 1 104 0v70z" />
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
