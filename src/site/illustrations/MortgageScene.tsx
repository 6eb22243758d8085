import { Scene } from "./Scene.tsx"
import { Boards, box, boxes, color, Person, Pines } from "./shapes.tsx"

const studs = [584, 628, 672, 912, 956, 1000]

/** The roof going up, seen from the front: posts, rafters, a bough at the ridge, and the sun through them. */
export function MortgageScene() {
  return (
    <Scene place="mortgage">
      <path fill={color("hill")} d="M0 462q240-90 560-46t1040-20v244H0z" />
      <Pines
        at={[
          [240, 570, 1.16],
          [486, 566, -0.8],
          [1112, 566, 0.86],
          [1360, 570, -1.16],
        ]}
      />
      <path fill={color("hill-2")} d="M0 548q400-22 800-6t800-4v102H0z" />
      <path fill={color("clay")} d="M0 600h1600v40H0z" />
      <path fill={color("peach")} d={boxes(studs, 392, 12, 190)} />
      <g fill="none" stroke={color("clay")} strokeWidth="12">
        <path d="M700 289v96M900 289v96M668 312h264M800 385 700 289M800 385l100-96" />
        <path d="M540 398l88 184M1060 398l-88 184" />
      </g>
      <g fill="none" stroke={color("lime")} strokeWidth="18">
        <path d="M540 582V392M1060 582V392M726 582V440h148v142M500 390h600M800 212v178" />
        <path d="M492 419 800 213l308 206" strokeLinejoin="miter" />
      </g>
      <path
        fill={color("pine")}
        d="M796 210v-10l-24 4 14-18-16 1 15-19-10 1 21-33h8l21 33-10-1 15 19-16-1 14 18-24-4v10z"
      />
      <path fill={color("lime-2")} d={box(478, 582, 644, 14)} />
      <path fill={color("clay-2")} d={boxes([492, 640, 788, 936, 1084], 596, 24, 20)} />
      <path stroke={color("pine-2")} strokeWidth="7" d="M978 612V322M1034 612V322" />
      <Boards x={978} y={336} width={56} height={262} bar={6} step={28} ink="pine-2" />
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
      <path fill={color("lime")} d="M652 536h86v8h-86z" />
      <path fill={color("peach")} d="M624 550h176v12H624z" />
      <path
        stroke={color("peach")}
        strokeWidth="9"
        d="M652 562l-18 74M648 562l18 74M776 562l-18 74M772 562l18 74"
      />
    </Scene>
  )
}

/** Two at the workbench with the plan between them. */
export function Workbench() {
  return (
    <svg viewBox="0 0 420 230" aria-hidden="true" focusable="false">
      <path fill={color("pine-2")} d="M40 0h9v230h-9zM100 0h9v230h-9z" />
      <Boards x={44} y={16} width={60} height={200} bar={7} step={30} ink="pine-2" />
      <Person x={176} y={230} skin="skin-3" top="lime" bottom="pine-2" cut="bun" skirt arm="l26 36 34-6" />
      <Person
        x={354}
        y={230}
        skin="skin-2"
        top="pine"
        bottom="shade"
        cut="crop"
        tint="hair-2"
        size={1.05}
        arm="l-24 34-34-2"
      />
      <path fill={color("haint")} d="M218 124h94v9h-94z" />
      <path fill={color("clay")} d="M182 133h164v13H182z" />
      <path
        stroke={color("clay")}
        strokeWidth="10"
        d="M214 146l-22 84M208 146l24 84M318 146l-22 84M312 146l24 84"
      />
    </svg>
  )
}
