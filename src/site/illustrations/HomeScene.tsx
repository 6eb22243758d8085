import { Scene } from "./Scene.tsx"
import {
  Bars,
  Boards,
  box,
  boxes,
  color,
  GableBoards,
  gable,
  Person,
  Pines,
  RockingChair,
  rafters,
  Windows,
} from "./shapes.tsx"

const posts = [488, 594, 700, 888, 994, 1100]
const ferns = [541, 647, 953, 1059]

/** One porch, two doors, the sun straight over the ridge. */
export function HomeScene() {
  return (
    <Scene place="home">
      <path
        fill={color("hill")}
        d="M-300 560C-40 560 180 400 420 400S760 430 920 384s400-20 680 14v242H-300z"
      />
      <path fill={color("hill-2")} d="M-300 568q300-14 500-24 300-26 600-22t800-10v128H-300z" />
      <Pines
        at={[
          [1246, 566, -1.1],
          [96, 566, 1.05],
          [220, 562, -0.82],
          [352, 566, 1.16],
          [1388, 562, 0.86],
          [1512, 566, -1.02],
        ]}
      />
      <path fill={color("clay")} d="M466 206h30v340h-30zM1104 206h30v340h-30z" />
      <path fill={color("clay-2")} d="M480 232h640v96H480zM460 196h42v12h-42zM1098 196h42v12h-42z" />
      <Bars x={500} y={232} width={600} height={96} bar={3} step={27} ink="clay" />
      <path fill={color("lime")} d={gable(800, 180, 204)} />
      <GableBoards x={800} y={180} half={204} step={12} />
      <path fill={color("shade")} d={rafters(800, 186, 204, 14)} />
      <path fill={color("clay")} d={rafters(800, 162, 236, 24)} />
      <Windows at={[776]} y={244} width={48} height={66} shutter={16} />
      <path fill={color("shade")} d={box(494, 370, 612, 150)} />
      <path fill={color("lime")} d={box(494, 488, 612, 32)} />
      <Windows at={[526, 632, 932, 1038]} y={408} width={36} height={88} shutter={12} />
      <path fill={color("clay")} d={box(732, 406, 56, 114)} />
      <path fill={color("pine")} d={box(812, 406, 56, 114)} />
      <path
        fill={color("glass")}
        d="M742 416h36v40h-36zM822 416h36v40h-36zM732 386h56v14h-56zM812 386h56v14h-56z"
      />
      <path fill={color("haint")} d={box(488, 370, 624, 12)} />
      <path
        fill={color("pine")}
        d={ferns.map((x) => `M${x} 372v12m-19 6a19 15 0 0 1 38 0q-19 20-38 0`).join("")}
        stroke={color("pine")}
        strokeWidth="2"
      />
      <path
        fill={color("lime")}
        d={
          box(472, 356, 656, 16) +
          boxes(posts, 372, 12, 148) +
          posts.map((x) => `M${x - 15} 372h42l-15 10h-12z`).join("")
        }
      />
      <path fill={color("clay")} d="M484 314h632l63 42H421z" />
      <path fill={color("clay-2")} d={box(421, 353, 758, 6)} />
      <path fill={color("pine-2")} d={box(480, 528, 640, 34)} />
      <path fill={color("clay")} d={boxes([482, 588, 694, 882, 988, 1094], 530, 24, 32)} />
      <path fill={color("lime-2")} d={box(472, 518, 656, 12)} />
      <path fill={color("peach")} d="M704 562h192l126 78H578z" />
      <Boards x={704} y={530} width={192} height={34} bar={9} step={12} ink="lime" />
      <path
        fill={color("lime")}
        d="M-300 596h824v5h-824zm0 26h824v5h-824zM1076 596h524v5h-524zm0 26h524v5h-524z"
      />
      <Bars x={-297} y={582} width={814} height={60} bar={11} step={22} ink="lime" />
      <Bars x={1083} y={582} width={517} height={60} bar={11} step={22} ink="lime" />
    </Scene>
  )
}

/** The corner of the porch beside the doors: somebody in a rocking chair, and a fern. */
export function PorchCorner() {
  return (
    <svg viewBox="0 0 360 250" aria-hidden="true" focusable="false">
      <path
        fill={color("pine")}
        d="M262 176q-30-34-60-20 30 2 44 24-44-10-56 14 34-12 60-8h34q28-4 60 8-12-24-56-14 14-22 44-24-30-14-60 20 4-40-6-56-8 18-4 56z"
      />
      <path fill={color("clay")} d="M234 184h60l-10 60h-40z" />
      <RockingChair
        x={130}
        y={236}
        ink="clay"
        sitter={{ skin: "skin-3", top: "peach", bottom: "shade", cut: "curls" }}
      />
    </svg>
  )
}

const standers = [
  { skin: "skin-3", top: "hill-2", bottom: "shade", cut: "curls", arm: "l28 20 30-30" },
  { skin: "skin-2", top: "lime", bottom: "shade", cut: "bob", tint: "hair-2", arm: "l-26 34-24-4" },
  { skin: "skin-3", top: "lime-2", bottom: "clay", arm: "l-10 52" },
] as const

/** One of three people, to stand on a line. */
export function Stander({ index }: { readonly index: number }) {
  const person = standers[index % standers.length]
  return (
    person && (
      <svg viewBox="0 0 140 196" aria-hidden="true" focusable="false">
        <Person x={70} y={196} {...person} />
      </svg>
    )
  )
}
