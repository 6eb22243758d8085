import { Scene } from "./Scene.tsx"
import { Boards, boxes, colour, Pines } from "./shapes.tsx"

const frame = "v-190l200-133 200 133v190M-0 0"
const bays = [5, 4, 3, 2, 1, 0]

/** The roof going up: rafter behind rafter, and the sun through them. */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={colour("hill")} d="M0 450q240-80 560-40t1040-20v250H0z" />
      <Pines
        at={[
          [110, 540, 1.1],
          [250, 530, 0.84],
          [1400, 530, 0.9],
          [1530, 540, 1.12],
        ]}
      />
      <path fill={colour("hill-2")} d="M0 520q400-30 800-8t800-6v134H0z" />
      <path fill={colour("clay")} d="M260 640q100-90 300-94h560q200 10 300 94z" />
      <path fill={colour("lime-2")} d="M520 546l250-70h400l-250 70z" />
      {bays.map((bay) => (
        <path
          key={bay}
          fill="none"
          stroke={colour(bay === 0 ? "lime" : bay % 2 ? "clay" : "peach")}
          strokeWidth={bay === 0 ? 16 : 11}
          d={`M${528 + bay * 50} ${546 - bay * 14}v-190l192-128 192 128v190m-384-190h384m-288 190v-254m96 254v-318m96 318v-254`}
        />
      ))}
      <path
        stroke={colour("lime")}
        strokeWidth="14"
        d="M720 226l250-70M520 546h400M528 356l20-6M912 356l250-70M912 546l250-70"
      />
      <path
        fill={colour("peach")}
        d="M980 586h230v12H980zM960 602h230v12H960zM990 570h200v12H990zM430 590h130v12H430z"
      />
      <path
        stroke={colour("clay-2")}
        strokeWidth="8"
        d="M450 600l-18 40M540 600l18 40M452 602l10 38M538 602l-10 38M640 560l60-250M670 566l60-250"
      />
      <Boards x={0} y={0} width={0} height={0} bar={1} step={2} ink="clay" />
      <path fill={colour("clay-2")} d={boxes([560, 720, 880], 552, 20, 16)} />
    </Scene>
  )
}
