import { Scene } from "./Scene.tsx"
import { box, color, Dog, Person } from "./shapes.tsx"

/** An empty lot: a walk and three steps that lead to a door frame, and around it the house in dashes. Somebody shades their
 * eyes; the dog waits in the doorway. */
export function NotFoundScene() {
  return (
    <Scene place="notFound">
      <path fill={color("hill")} d="M0 436q300-70 640-34t960-20v258H0z" />
      <path fill={color("hill-2")} d="M0 494q400-24 800-8t800-6v160H0z" />
      <path fill={color("peach")} d="M740 572h180l50 68H690z" />
      {/* Dashed as on a plan, in what each sky shows. */}
      <g fill="none" stroke="light-dark(var(--clay),currentcolor)" strokeWidth="5">
        {/* Each side is a number of whole dashes, so that two meet in every corner and at the ridge. */}
        <path strokeDasharray="17.5 10.97" strokeDashoffset="8.75" d="M688 300L830 205l142 95" />
        <path strokeDasharray="17 10.56" strokeDashoffset="8.5" d="M688 300v248h56M972 300v248h-56" />
        <path
          strokeDasharray="13 9"
          strokeDashoffset="6.5"
          d="M702 370h44v66h-44zM914 370h44v66h-44zM808 244h44v44h-44z"
        />
      </g>
      <path fill={color("clay")} d="M778 500V316h104v184h-14V330h-76v170z" />
      <Dog transform="translate(838 500)scale(.72)" ink="glow" ear="clay-2" />
      <path
        fill={color("lime")}
        d={box(728, 548, 204, 26) + box(746, 524, 168, 26) + box(764, 500, 132, 26)}
      />
      <path
        fill={color("shade")}
        d={box(728, 562, 204, 12) + box(746, 538, 168, 10) + box(764, 514, 132, 10)}
      />
      <Person
        x={1052}
        y={624}
        skin="skin-2"
        top="clay"
        bottom="pine-2"
        tint="hair-2"
        build="broad"
        stance="wide"
        size={1.24}
        lean={-3}
        nod={8}
        arm="l-48-22 20-16"
        far="l-44 26 20 16"
      />
    </Scene>
  )
}
