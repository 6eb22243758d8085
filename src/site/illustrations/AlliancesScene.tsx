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
          [164, 616, -0.86],
          [1540, 640, -1.1],
          [1446, 616, 0.84],
        ]}
      />
      <path
        fill={color("hill-2")}
        d="M0 484q200-26 360 6 170 12 220 150H0zM1600 484q-200-26-360 6-120 24-180 150h540z"
      />
      {[
        "translate(300 502)scale(.72)",
        "translate(1300 502)scale(-.72 .72)",
        "translate(424 514)scale(-.5 .5)",
      ].map((transform, index) =>
        index ? (
          <use key={transform} href="#house" transform={transform} />
        ) : (
          <g key={transform} transform={transform}>
            <g id="house">
              <path fill={color("clay")} d={box(30, -214, 20, 50)} />
              <path fill={color("lime")} d={gable(0, -202, 84) + box(-68, -160, 136, 160)} />
              <path fill={color("clay")} d={rafters(0, -218, 106, 16) + box(-15, -76, 30, 76)} />
              <Windows at={[-52, 30]} y={-132} width={22} height={44} shutter={6} />
              <path fill={color("clay-2")} d={box(-76, -90, 152, 12)} />
              <path fill={color("lime-2")} d={boxes([-68, -36, 30, 62], -78, 6, 78)} />
            </g>
          </g>
        ),
      )}
      <Person
        x={566}
        y={640}
        size={1.1}
        skin="skin"
        top="shade"
        bottom="pine-2"
        cut="bob"
        tint="hair-2"
        arm="l4 30 2 22"
      />
      <path fill={color("clay-2")} d="M572 580h42v30h-42zM584 572h18v8h-18z" />
      <path fill={color("clay-2")} d="M730 560h12l-8 80h-12zM870 560h-12l8 80h12z" />
      <Person
        x={664}
        y={640}
        size={1.1}
        skin="skin-3"
        top="lime"
        bottom="pine"
        cut="curls"
        arm="l24 34 22-10"
      />
      <Person
        x={936}
        y={640}
        skin="skin-3"
        top="clay"
        bottom="pine-2"
        cut="crop"
        hand="open"
        size={1.14}
        arm="l-22 36-22 0"
      />
      <Person
        x={1034}
        y={640}
        size={1.1}
        skin="skin"
        top="pine"
        bottom="shade"
        cut="bun"
        skirt
        arm="l-10 36-22-14"
      />
      <path className={styles["paper"]} d="M982 536l12-54 10 2-12 54zM846 544h44v4h-44z" />
      <path fill={color("lime")} d="M774 516h52v32h-52z" />
      <path fill={color("clay")} d={`${rafters(800, 484, 42, 11)}M784 528h13v20h-13z`} />
      <path fill={color("lime")} d={gable(800, 494, 32)} />
      <path fill={color("pine")} d="M803 528h13v20h-13z" />
      <path fill={color("sun")} d="M731 518a8 8 0 1 1 8 0v26h-6v-4h-5v-5h5v-4h-5v-5h5z" />
      <path fill={color("peach")} d="M708 548h184v14H708z" />
      <Bars x={0} y={592} width={1600} height={48} bar={5} step={80} ink="clay-2" />
      <path fill={color("clay")} d="M0 587h1600v6H0zM0 615h1600v3H0z" />
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

/** Two neighbors at the fence, which runs on past the window: one gives the other a calling card. */
export function Neighbors() {
  return (
    <svg viewBox="0 0 330 250" aria-hidden="true">
      <g transform="rotate(-8 184 94)">
        <path className={styles["paper"]} d="M164 80h30l12 8v20h-42z" />
        <path fill={color("peach")} d="M194 80v8h12z" />
        <path stroke={color("clay")} strokeWidth="3" d="M170 90h16m-16 8h24" />
      </g>
      <Person
        x={78}
        y={246}
        skin="skin-2"
        top="shade"
        bottom="pine-2"
        cut="cap"
        tint="clay"
        size={1.2}
        arm="l28 34 28-18"
      />
      <Person
        x={262}
        y={246}
        skin="skin-3"
        top="peach"
        bottom="clay-2"
        cut="bun"
        skirt
        size={1.16}
        arm="l-14 36-25-17"
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
