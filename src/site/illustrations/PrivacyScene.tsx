import { Scene } from "./Scene.tsx"
import { Boards, box, boxes, color, GableBoards, gable, Pines, rafters } from "./shapes.tsx"

const shutters = [634, 962]

/** A window at noon, near: its curtain half drawn, somebody's shadow behind it, and a cat that tells nobody. */
export function PrivacyScene() {
  return (
    <Scene place="privacy">
      <path fill={color("hill")} d="M0 470q160-70 420-40h800q200-40 380 30v180H0z" />
      <Pines
        at={[
          [210, 640, 0.9],
          [1390, 640, -0.9],
        ]}
      />
      <path fill={color("lime")} d={gable(850, 60, 470) + box(430, 330, 840, 310)} />
      <GableBoards x={850} y={60} half={470} step={22} />
      <Boards x={430} y={390} width={840} height={250} bar={2} step={22} ink="lime-2" />
      <path fill={color("shade")} d={rafters(850, 76, 470, 30)} />
      <path fill={color("clay")} d={rafters(850, 26, 540, 54)} />
      <path fill={color("clay-2")} d={rafters(850, 72, 540, 9)} />
      <path fill={color("lime-2")} d={box(732, 214, 236, 326)} />
      <path fill={color("glass")} d={box(748, 230, 204, 296)} />
      <path fill={color("glow")} d={box(850, 230, 102, 296)} />
      <path
        fill={color("shade")}
        d="M876 526v-74q0-34 24-40-18-10-18-34 0-30 24-32 26 2 26 32 0 24-16 34 24 8 28 40l2 74z"
        opacity=".55"
      />
      <path
        fill="none"
        stroke={color("peach")}
        strokeWidth="4"
        d="M868 230v296M893 230v296M918 230v296M940 230v296"
      />
      <path
        fill={color("pine-2")}
        d="M778 526q-14-50 10-66-6-14-2-34l12 10h12l12-10q4 20-4 34 24 22 18 66h-44z"
      />
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="9"
        d="M748 230h204v296H748zM850 230v296M748 378h204"
      />
      <path fill={color("pine")} d={boxes(shutters, 222, 104, 312)} />
      {shutters.map((x) => (
        <Boards key={x} x={x + 14} y={238} width={76} height={280} bar={6} step={15} ink="pine-2" />
      ))}
      <path fill={color("clay")} d="M716 188h268v14H716zM728 202h244v12H728z" />
      <path fill={color("lime")} d={box(716, 534, 268, 14)} />
      <path
        fill={color("pine")}
        d="M726 560q10-44 34-10 8-44 34-6 12-42 40-2 14-40 40 0 16-38 38 4 22-38 34 14z"
      />
      <path
        fill={color("peach")}
        d={[748, 786, 826, 868, 908, 948]
          .map((x, i) => `M${x - 13} ${544 - (i % 2) * 12}a13 13 0 0 1 26 0 13 13 0 0 1-26 0`)
          .join("")}
      />
      <path fill={color("clay")} d="M722 558h256l-12 48H734z" />
      <path
        fill={color("hill-2")}
        d="M0 640v-30q210-30 400-6 60-26 120 2 50-22 110 4 60-14 90 8h260q40-20 90-6 60-26 120-4 80-22 410 6v26z"
      />
    </Scene>
  )
}
