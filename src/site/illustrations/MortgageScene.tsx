import { Scene } from "./Scene.tsx"
import { Boards, boxes, color, Pines } from "./shapes.tsx"

const behind = [5, 4, 3, 2, 1]

/** The roof going up: rafter behind rafter, and the sun through them. */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={color("hill")} d="M0 462q240-90 560-46t1040-20v244H0z" />
      <Pines
        at={[
          [96, 550, 1.16],
          [240, 540, -0.84],
          [1420, 540, 0.9],
          [1540, 550, -1.16],
        ]}
      />
      <path fill={color("hill-2")} d="M0 524q400-30 800-8t800-6v130H0z" />
      <path fill={color("clay")} d="M180 640q110-84 330-92h600q210 8 320 92z" />
      <path fill={color("clay-2")} d="M240 640q120-50 300-54h520q200 4 300 54z" />
      <path fill={color("lime-2")} d="M486 556l230-60h430l-230 60z" />
      <path fill={color("lime")} d="M486 556h430v16H486zM916 556l230-60v16l-230 60z" />
      <g fill="none" strokeWidth="11">
        {behind.map((bay) => (
          <path
            key={bay}
            stroke={color(bay % 2 ? "clay" : "peach")}
            d={`M${496 + bay * 46} ${556 - bay * 12}v-186l205-137 205 137v186`}
          />
        ))}
        <path stroke={color("clay-2")} d="M701 233l230-60M496 370l230-60M906 370l230-60" />
        <path
          stroke={color("lime")}
          strokeWidth="15"
          d="M496 563v-193l205-137 205 137v193M482 370h438M701 233v137M598 302v68M804 302v68M598 563v-193M804 563v-193"
        />
      </g>
      <path
        fill={color("peach")}
        d="M1000 590h220v12h-220zM980 604h220v12H980zM1012 576h190v12h-190zM420 588h130v12H420z"
      />
      <path stroke={color("peach")} strokeWidth="8" d="M438 598l-18 42M532 598l18 42" />
      <path stroke={color("pine-2")} strokeWidth="7" d="M628 596l62-320M664 596l50-310" />
      <Boards x={640} y={340} width={54} height={240} bar={6} step={30} ink="pine-2" />
      <path fill={color("clay-2")} d={boxes([500, 690, 890], 572, 24, 22)} />
    </Scene>
  )
}
