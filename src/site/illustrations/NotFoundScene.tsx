import { Scene } from "./Scene.tsx"
import { box, color, Dog, Person, Pines } from "./shapes.tsx"

/** An empty lot: a walk and three steps that lead to a doorway without a house. Somebody scratches their head. */
export function NotFoundScene() {
  return (
    <Scene place="notFound">
      <path fill={color("hill")} d="M0 436q300-70 640-34t960-20v258H0z" />
      <Pines at={[[692, 498, 0.48]]} />
      <path fill={color("hill-2")} d="M0 494q400-24 800-8t800-6v160H0z" />
      <path fill={color("peach")} d="M740 572h180l50 68H690z" />
      <path fill={color("clay")} d="M778 500V306h104v194h-14V320h-76v180z" />
      <path
        fill={color("lime")}
        d={box(728, 548, 204, 26) + box(746, 524, 168, 26) + box(764, 500, 132, 26)}
      />
      <path
        fill={color("shade")}
        d={box(728, 562, 204, 12) + box(746, 538, 168, 10) + box(764, 514, 132, 10)}
      />
      <path fill={color("clay-2")} d="M664 604v-84h8v84z" />
      <path fill={color("clay")} d="M672 520l46 17-46 17z" />
      <path fill={color("pine")} d="M656 606l-6-15 9 7 5-12 4 7 4-7 5 12 9-7-6 15z" />
      <Person
        x={1106}
        y={624}
        skin="skin-2"
        top="clay"
        bottom="pine-2"
        cut="beard"
        build="broad"
        stance="wide"
        size={1.34}
        lean={-3}
        nod={8}
        hand="rest"
        arm="l-46-8 24-34"
        far="l-54 22 24 24"
      />
      <Dog transform="translate(986 630)scale(-1.1 1.1)" ink="lime" ear="clay-2" />
    </Scene>
  )
}
