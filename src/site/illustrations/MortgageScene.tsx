import { Scene } from "./Scene.tsx"
import { box, boxes, color, Person, Pines, rafters } from "./shapes.tsx"

const studs = [606, 666, 922, 982]

/** The roof going up, seen from the front: posts, rafters, the builders' little tree on the ridge, the sun behind. */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={color("hill")} d="M0 462q240-90 560-46t1040-20v244H0z" />
      <Pines
        at={[
          [486, 566, -0.8],
          [1112, 566, 0.86],
          [800, 216, 0.24],
        ]}
      />
      <path fill={color("hill-2")} d="M0 548q400-22 800-6t800-4v102H0z" />
      <path fill={color("clay")} d="M0 600h1600v40H0z" />
      <path fill={color("peach")} d={boxes(studs, 392, 12, 190)} />
      <g fill="none" stroke={color("clay")} strokeWidth="12">
        <path d="M652 314h296M800 385 671 299M800 385l129-86" />
      </g>
      <g fill="none" stroke={color("lime")} strokeWidth="18">
        <path d="M540 582V392M1060 582V392M726 582V440h148v142M500 390h600M800 212v178" />
      </g>
      <path fill={color("lime")} d={rafters(800, 200, 306, 22)} />
      <path fill={color("lime-2")} d={box(478, 582, 644, 14)} />
      <path fill={color("clay-2")} d={boxes([492, 640, 788, 936, 1084], 596, 24, 20)} />
      <Person
        x={596}
        y={634}
        skin="skin-3"
        top="shade"
        bottom="pine-2"
        cut="cap"
        tint="sun"
        arm="l34 36 30-14"
      />
      <path fill={color("lime")} d="M652 542h86v8h-86z" />
      <path fill={color("peach")} d="M624 550h176v12H624z" />
      <path
        stroke={color("peach")}
        strokeWidth="9"
        d="M652 562l-18 74M648 562l18 74M776 562l-18 74M772 562l18 74"
      />
    </Scene>
  )
}
