import { Scene } from "./Scene.tsx"
import { Bars, Boards, boxes, colour, gable, rafters } from "./shapes.tsx"

/** The porch in one ink, as a block print: the text's colour on the paper's. */
export function FlyerScene() {
  return (
    <Scene place="flyer">
      <g fill="currentColor">
        <path d="M480 232h640v96H480zM466 200h30v360h-30zM1104 200h30v360h-30z" />
        <path d={rafters(800, 162, 236, 24)} />
      </g>
    </Scene>
  )
}
