import { Scene } from "./Scene.tsx"
import { Bars, Boards, box, boxes, colour, Pines, Windows } from "./shapes.tsx"

/** An empty lot between two houses: a walk and three steps that lead to nothing yet. */
export function NotFoundScene() {
  return (
    <Scene place="notFound">
      <path fill={colour("hill")} d="M0 430q300-70 640-30t960-20v260H0z" />
      <Pines
        at={[
          [690, 470, 0.5],
          [740, 466, 0.4],
          [980, 470, 0.56],
        ]}
      />
      <path fill={colour("hill-2")} d="M0 480q400-24 800-6t800-6v172H0z" />
      <path fill={colour("lime")} d={box(0, 240, 520, 320) + box(1130, 200, 470, 360)} />
      <Boards x={0} y={240} width={520} height={320} bar={2} step={14} ink="lime-2" />
      <Boards x={1130} y={200} width={470} height={360} bar={2} step={14} ink="lime-2" />
      <path fill={colour("shade")} d="M0 240h520v24H0zM1130 200h470v24h-470z" />
      <path fill={colour("clay")} d="M0 40l260 40 300 160H0zM1600 0h-140l-370 200h510z" />
      <Windows at={[60, 240, 400, 1190, 1340, 1490]} y={320} width={56} height={120} shutter={18} />
      <path fill={colour("clay-2")} d={boxes([0, 1130], 540, 520, 20)} />
      <path fill={colour("peach")} d="M740 540h120l70 100H670z" />
      <path fill={colour("lime")} d="M742 528h116v12H742zM750 514h100v14H750zM758 500h84v14h-84z" />
      <path fill={colour("lime-2")} d="M742 537h116v4H742zM750 525h100v4H750zM758 511h84v4h-84z" />
      <Bars x={560} y={520} width={130} height={60} bar={7} step={60} ink="clay-2" />
      <Bars x={910} y={520} width={190} height={60} bar={7} step={60} ink="clay-2" />
      <path
        fill="none"
        stroke={colour("lime")}
        strokeWidth="3"
        d="M563 528q30 12 60 0t60 0M913 528q30 12 60 0t60 0 60 0"
      />
      <path fill={colour("clay")} d="M683 520v-30l36 12-36 12z" />
    </Scene>
  )
}
