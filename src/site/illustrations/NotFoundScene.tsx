import { Scene } from "./Scene.tsx"
import { Bars, Boards, box, color, Dog, Person, Pines, Windows } from "./shapes.tsx"

/** An empty lot beside a house: a walk and three steps that lead to nothing yet. Somebody scratches their head. */
export function NotFoundScene() {
  return (
    <Scene place="notFound">
      <path fill={color("hill")} d="M0 436q300-70 640-34t960-20v258H0z" />
      <Pines
        at={[
          [704, 498, 0.56],
          [664, 496, -0.38],
        ]}
      />
      <path fill={color("hill-2")} d="M0 494q400-24 800-8t800-6v160H0z" />
      <path fill={color("lime")} d={box(1054, 210, 546, 360)} />
      <Boards x={1054} y={224} width={546} height={330} bar={2} step={14} ink="lime-2" />
      <path fill={color("shade")} d={box(1054, 210, 546, 26)} />
      <path fill={color("clay")} d="M1600 24h-304l-280 188h584z" />
      <path fill={color("clay-2")} d={box(1016, 210, 584, 7) + box(1054, 548, 546, 44)} />
      <Windows at={[1112, 1296, 1480]} y={330} width={54} height={124} shutter={18} />
      <path
        fill={color("pine")}
        d={"M1036 604q4-34 46-32 22-30 80-14 56-32 116-2 50-26 108 2 70-34 128 0 40-18 86 2v44z"}
      />
      <path fill={color("peach")} d="M744 556h122l78 84H666z" />
      <path fill={color("clay")} d="M772 508V384h66v124h-9V393h-48v115z" />
      <path fill={color("lime")} d="M738 540h134v16H738zM750 524h110v16H750zM762 508h86v16h-86z" />
      <path fill={color("shade")} d="M738 548h134v8H738zM750 532h110v8H750zM762 516h86v8h-86z" />
      <path fill="none" stroke={color("lime")} strokeWidth="3" d="M604 552q54 28 108 0M888 552q60 28 120 0" />
      <Bars x={600} y={536} width={116} height={60} bar={8} step={108} ink="clay-2" />
      <Bars x={884} y={536} width={128} height={60} bar={8} step={120} ink="clay-2" />
      <path fill={color("clay")} d="M708 540v-52l40 15-32 12v25z" />
      <Person
        x={946}
        y={626}
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
      <Dog transform="translate(838 632)scale(-.9.9)" ink="lime" ear="clay-2" />
    </Scene>
  )
}
