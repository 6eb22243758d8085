import styles from "./AlliancesScene.module.css"
import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

const piers = [320, 640, 960, 1280]

/** On the bridge over Noonday Creek, the sun low: four partners, one over each pier, and one table. */
export function AlliancesScene() {
  return (
    <Scene place="alliances">
      <path fill={color("hill")} d="M0 500q260-120 560-64t480 26 560-34v212H0z" />
      <Pines
        at={[
          [60, 640, 1.16],
          [184, 616, -0.9],
          [1540, 640, -1.1],
          [1424, 616, 0.84],
        ]}
      />
      <path
        fill={color("lime")}
        d={`${gable(320, 404, 84)}M252 446h136v180H252zM1234 456h130v170h-130z${gable(1299, 416, 80)}`}
      />
      <path
        fill={color("clay")}
        d={`${box(352, 396, 20, 40)}${box(1246, 404, 20, 40)}${rafters(320, 388, 106, 16)}${rafters(1299, 400, 102, 16)}M280 530l40-27 40 27zM1259 536l40-27 40 27z${box(304, 530, 32, 96)}`}
      />
      <path fill={color("pine")} d={box(1283, 536, 32, 90)} />
      <Windows at={[264, 352, 1246, 1328]} y={478} width={24} height={46} />
      <path
        fill={color("hill-2")}
        d="M0 580q210-18 350 20 70 20 120 40H0zM1600 580q-210-18-350 20-70 20-120 40h470z"
      />
      <Person
        x={588}
        y={640}
        size={1.1}
        skin="skin"
        top="shade"
        bottom="pine-2"
        cut="bob"
        tint="hair-2"
        arm="l6 44"
      />
      <path fill={color("clay-2")} d="M578 560h38v28h-38zM590 552h14v8h-14z" />
      <Person
        x={684}
        y={640}
        size={1.1}
        skin="skin-3"
        top="lime"
        bottom="pine"
        cut="curls"
        arm="l24 34 30-6"
      />
      <Person
        x={916}
        y={640}
        skin="skin-3"
        top="clay"
        bottom="pine-2"
        cut="crop"
        size={1.14}
        arm="l-24 34-30-6"
      />
      <Person
        x={1012}
        y={640}
        size={1.1}
        skin="skin"
        top="pine"
        bottom="shade"
        cut="bun"
        skirt
        arm="l-10 36-26-10"
      />
      <path fill={color("lime")} d="M972 520l14-40 8 3-14 40zM774 548h52v-8h-52z" />
      <path fill={color("pine-2")} d="M846 520h34v22h-34zM838 542h50v6h-50z" />
      <path fill={color("sun")} d="M738 534a8 8 0 1 1 0 6h-24v6h-6v-6h-6v-6z" />
      <path fill={color("peach")} d="M690 548h220v14H690z" />
      <path fill={color("clay-2")} d="M712 562h12l-6 78h-12zM888 562h-12l6 78h12z" />
      <Bars x={0} y={592} width={1600} height={48} bar={8} step={80} ink="clay-2" />
      <path fill={color("clay")} d="M0 586h1600v9H0zM0 614h1600v6H0z" />
    </Scene>
  )
}

/** What carries the bridge: its piers in the creek, and the sun on the water. */
export function Piers() {
  return (
    <svg
      className={styles["piers"]}
      viewBox="0 0 1600 200"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path fill={color("haint")} d="M0 0h1600v200H0z" />
      <path fill={color("hill")} d="M0 0h1600v60H0z" />
      <path
        fill={color("sun")}
        d="M1080 76h108v7h-108zM1056 100h150v7h-150zM1096 124h84v7h-84zM1070 150h124v7h-124zM1110 174h60v7h-60z"
      />
      <path
        fill={color("clay")}
        d="M0 0h246q16 70 48 112 22 34 30 88H0zM1600 0h-246q-16 70-48 112-22 34-30 88h324z"
      />
      <path
        fill={color("hill-2")}
        d="M0 0h252q-22 34-96 40-70 8-156 6zM1600 0h-252q22 34 96 40 70 8 156 6z"
      />
      <path
        stroke={color("clay")}
        strokeWidth="12"
        d={piers.map((x) => `M${x - 66} 0l66 44 66-44`).join("")}
        fill="none"
      />
      <path
        fill={color("clay-2")}
        d={boxes(
          piers.map((x) => x - 20),
          0,
          40,
          150,
        )}
      />
      <path fill={color("shade")} d={piers.map((x) => `M${x - 34} 146h68v8h-68z`).join("")} opacity=".6" />
    </svg>
  )
}

/** Two neighbors at the fence, which runs on past the window: one names somebody to the other. */
export function Neighbors() {
  return (
    <svg viewBox="0 0 300 250" aria-hidden="true">
      <Person
        x={92}
        y={246}
        skin="skin-2"
        top="shade"
        bottom="pine-2"
        cut="cap"
        tint="clay"
        size={1.2}
        arm="l30 34 30-22"
      />
      <Person
        x={234}
        y={246}
        skin="skin-3"
        top="peach"
        bottom="clay-2"
        cut="bun"
        skirt
        size={1.16}
        arm="l-24 38-30-12"
      />
      <Bars x={20} y={168} width={1600} height={78} bar={13} step={27} ink="lime" />
      <path
        fill={color("lime")}
        d={`${gable(8, 146, 15)}M-2 158h20v88H-2zM0 182h1600v9H0zM0 224h1600v9H0z`}
      />
      <path fill={color("hill-2")} d="M-1600 242h3200v8h-3200z" />
    </svg>
  )
}
