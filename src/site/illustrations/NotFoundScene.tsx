import { Scene } from "./Scene.tsx"
import { Bars, Boards, box, color, Dog, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

/** An empty lot between two houses: a walk and three steps that lead to nothing yet. Somebody scratches their head. */
export function NotFoundScene({ left }: { readonly left?: string | undefined }) {
  return (
    <Scene place="notFound">
      <path fill={color("hill")} d="M0 436q300-70 640-34t960-20v258H0z" />
      <Pines
        at={[
          [556, 496, 0.56],
          [646, 494, -0.42],
          [988, 492, -0.64],
        ]}
      />
      <path fill={color("hill-2")} d="M0 494q400-24 800-8t800-6v160H0z" />
      <path fill={color("lime")} d={`${gable(680, 404, 46)}${box(642, 432, 76, 68)}`} />
      <path fill={color("clay")} d={`${rafters(680, 394, 60, 11)}${box(671, 462, 18, 38)}`} />
      <Windows at={[648, 697]} y={448} width={15} height={26} />
      <g className={left}>
        <path fill={color("lime")} d={box(0, 330, 480, 240)} />
        <Boards x={0} y={364} width={480} height={190} bar={2} step={14} ink="lime-2" />
        <path fill={color("shade")} d={box(0, 336, 480, 26)} />
        <path fill={color("clay")} d="M0 150h230l276 184H0z" />
        <path fill={color("clay-2")} d={box(0, 330, 504, 8) + box(0, 548, 480, 26)} />
        <path
          fill={color("pine")}
          d="M0 582v-30q60-24 110 0 50-30 110 4 60-34 120 0 60-28 104 26-50 12-100 2-60 12-120 0-60 10-124-2z"
        />
      </g>
      <path fill={color("lime")} d={box(1054, 210, 546, 360)} />
      <Boards x={1054} y={224} width={546} height={330} bar={2} step={14} ink="lime-2" />
      <path fill={color("shade")} d={box(1054, 210, 546, 26)} />
      <path fill={color("clay")} d="M1600 24h-304l-280 188h584z" />
      <path fill={color("clay-2")} d={box(1016, 210, 584, 7) + box(1054, 548, 546, 26)} />
      <Windows at={[1112, 1296, 1480]} y={330} width={54} height={124} shutter={18} />
      <path
        fill={color("pine")}
        d={
          "M1084 582q20-40 76-24 60-34 120-2 50-26 110 2 70-36 130 0 40-20 80 0v26q-50 10-90 0-70 12-130-2-60 12-120 0-70 14-176 0z"
        }
      />
      <path fill={color("peach")} d="M744 556h122l78 84H666z" />
      <path fill={color("clay")} d="M772 508V384h66v124h-9V393h-48v115z" />
      <path fill={color("lime")} d="M738 540h134v16H738zM750 524h110v16H750zM762 508h86v16h-86z" />
      <path fill={color("shade")} d="M738 548h134v8H738zM750 532h110v8H750zM762 516h86v8h-86z" />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="3"
        d="M592 550q30 14 60 0 30 14 60 0M902 550q30 14 60 0 30 14 60 0"
      />
      <Bars x={588} y={536} width={130} height={60} bar={8} step={60} ink="clay-2" />
      <Bars x={898} y={536} width={130} height={60} bar={8} step={60} ink="clay-2" />
      <path fill={color("clay")} d="M708 540v-52l40 15-32 12v25z" />
      <Person
        x={962}
        y={622}
        skin="skin-2"
        top="clay"
        bottom="pine-2"
        cut="beard"
        build="broad"
        stance="wide"
        lean={-3}
        nod={8}
        hand="rest"
        arm="l-46-8 24-34"
        far="l-46 26 24 16"
      />
      <Dog transform="translate(892 630)scale(-.9.9)" ink="lime" ear="clay-2" />
    </Scene>
  )
}
