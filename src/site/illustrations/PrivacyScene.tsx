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
          [120, 640, 0.9],
          [1500, 640, -0.9],
        ]}
      />
      <path fill={color("lime")} d={gable(850, 60, 600) + box(250, 460, 1200, 180)} />
      <GableBoards x={850} y={60} half={600} step={22} />
      <Boards x={250} y={478} width={1200} height={162} bar={2} step={22} ink="lime-2" />
      <path fill={color("shade")} d={rafters(850, 76, 600, 26)} />
      <path fill={color("clay")} d={rafters(850, 26, 640, 54)} />
      <path fill={color("clay-2")} d={rafters(850, 72, 640, 9)} />
      <g id="window" transform="translate(102 62)scale(.88)">
        <path fill={color("lime-2")} d={box(732, 214, 236, 326)} />
        <path fill={color("glass")} d={box(748, 230, 204, 296)} />
        <path fill={color("glow")} d={box(850, 230, 102, 296)} />
        <path
          fill="none"
          stroke={color("peach")}
          strokeWidth="4"
          d="M868 230v296M893 230v296M918 230v296M940 230v296"
        />
        <path
          fill={color("pine-2")}
          opacity=".4"
          d="M868 526v-40q2-18 18-28l5-18-12-1q-6-1-5-9l-4-4 3-5-6-7 8-16q2-34 36-34 32 2 32 32 0 20-12 31l-2 16q16 8 18 26v57zM852 446h19v12q0 8-9 8t-10-8zM868 506l-10-38h8l18 30z"
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
        <path
          fill={color("pine")}
          d="M722 560q4-30 20-24 10-34 30-10 10-40 34-6 12-42 40-2 14-40 40 0 16-38 38 4 18-34 32 6 22-4 22 32z"
        />
        <path
          fill={color("peach")}
          d={[746, 786, 826, 868, 908, 946]
            .map((x, i) => `M${x - 13} ${546 - (i % 2) * 12}a13 13 0 0 1 26 0 13 13 0 0 1-26 0`)
            .join("")}
        />
        <path fill={color("clay")} d="M722 558h256l-12 48H734z" />
      </g>
      <path
        fill={color("hill-2")}
        d="M0 640v-30q210-30 400-6 60-26 120 2 50-22 110 4 60-14 90 8q60-30 130-6 60-30 130 6q40-20 90-6 60-26 120-4 80-22 410 6v26z"
      />
    </Scene>
  )
}

/** The same window once more. */
export function Window() {
  return (
    <svg className="screen-only" viewBox="640 220 420 390" aria-hidden="true">
      <use href="#window" />
    </svg>
  )
}
