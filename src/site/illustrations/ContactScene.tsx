import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

/**
 * Somebody mails a letter at one end of the road; the house is at the other. In a wide window the visitor's sheet of
 * paper covers the sky up to x 933, where the page's two columns meet and the mailbox stands.
 */
export function ContactScene({ sheet }: { readonly sheet?: string | undefined }) {
  return (
    <Scene place="contact">
      <path fill={color("hill")} d="M0 440q240-90 520-46t520-10 560 10v246H0z" />
      <Pines
        at={[
          [1046, 520, 0.7],
          [300, 620, 0.8],
          [1396, 530, 0.86],
          [1500, 540, -1.1],
        ]}
      />
      <g transform="translate(200-256)scale(1.6)">
        <path fill={color("lime")} d={`${gable(640, 370, 64)}${box(582, 412, 116, 70)}`} />
        <path fill={color("shade")} d={box(566, 444, 148, 38)} />
        <path fill={color("clay")} d={`${rafters(640, 360, 84, 13)}M566 428h148l16 14H550z`} />
        <path fill={color("glass")} d={boxes([576, 634, 690], 451, 14, 25)} />
        <Bars x={566} y={442} width={150} height={42} bar={6} step={28.4} ink="lime" />
        <path fill={color("clay-2")} d={box(600, 450, 17, 32)} />
        <path fill={color("pine")} d={box(661, 450, 17, 32)} />
        <path fill={color("glass")} d={boxes([603, 664], 453, 11, 11)} />
        <Windows at={[628]} y={394} width={24} height={28} />
      </g>
      {sheet && <path className={sheet} d="M0-900h933.3v1540H0z" />}
      <path fill={color("hill-2")} d="M0 640v-6q560-10 800-80 300-80 800-30v116z" />
      <path
        fill={color("clay")}
        d="M1196 512h44q-10 46-170 68-120 16-160 60H640q120-70 310-76 230-8 246-52z"
      />
      <path fill={color("lime")} d="M1290 560h310v8h-310zM1290 604h310v8h-310zM1272 638v-98l9-10 9 10v98z" />
      <Bars x={1290} y={542} width={310} height={96} bar={14} step={30} ink="lime" />
      <g transform="translate(346 257)scale(.62)">
        <path fill={color("clay-2")} d="M930 400h34v204h-34zM860 392h210v14H860z" />
        <path fill={color("lime")} d="M898 392v-122h138a52 52 0 0 1 52 52v70z" />
        <path fill={color("shade")} d="M846 392v-70a52 52 0 0 1 104 0v70z" />
        <path fill={color("pine-2")} d="M858 392v-68a40 40 0 0 1 80 0v68z" />
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
        lean={4}
        arm="l30 24 30-14"
      />
    </Scene>
  )
}
