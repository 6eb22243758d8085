import { Scene } from "./Scene.tsx"
import { Boards, box, boxes, color, GableBoards, gable, Person, Pines, rafters } from "./shapes.tsx"

const shutters = [634, 962]

/** The window, drawn in 236 x 326, in the gable. */
const place = "translate(102 62)scale(.88)"
const frame = box(732, 214, 236, 326)

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
      <g transform={place}>
        <path fill={color("lime-2")} d={frame} />
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
          d="M930 446q15-14 15-38-2-36-38-36-30 0-32 34l-7 14q-1 4 6 5v6q-3 2 0 5-1 10 8 11l11-1 2 16q-10 8-8 64h65v-44q-2-18-22-24zM922 372a13 13 0 0 1 25 0 13 13 0 0 1-25 0M880 526l-19-44q-2-8 4-11l9-2q5 0 6 5l13 38z"
        />
        <path fill={color("pine-2")} opacity=".4" d="M854 446h22l-3 26h-16z" />
        <path
          id="cat"
          fill={color("pine-2")}
          d="M778 526q-14-50 10-66-6-14-2-34l12 10h12l12-10q4 20-4 34 24 22 18 66h-44z"
        />
        <path
          fill="none"
          stroke={color("lime")}
          strokeWidth="9"
          d="M748 230h204v296H748zM850 230v296M748 378h204"
        />
        <g id="shutters">
          <path fill={color("pine")} d={boxes(shutters, 222, 104, 312)} />
          {shutters.map((x) => (
            <Boards key={x} x={x + 14} y={238} width={76} height={280} bar={6} step={15} ink="pine-2" />
          ))}
        </g>
        <g id="sill">
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
      </g>
      <path
        fill={color("hill-2")}
        d="M0 640v-30q210-30 400-6 60-26 120 2 50-22 110 4 60-14 90 8q60-30 130-6 60-30 130 6q40-20 90-6 60-26 120-4 80-22 410 6v26z"
      />
    </Scene>
  )
}

/** The same window, opened: who was behind the curtain waves, and the cat is still there. */
export function Window() {
  return (
    <svg className="screen-only" viewBox="660 222 380 388" aria-hidden="true">
      <g transform={place}>
        <path fill={color("lime-2")} d={frame} />
        <path fill={color("room")} d={box(748, 230, 204, 296)} />
        <path
          fill={color("glass")}
          stroke={color("lime")}
          strokeWidth="9"
          d="M748 230h204v120H748zM850 230v120M748 290h204"
        />
        <Person
          x={872}
          y={600}
          size={1.2}
          skin="skin-2"
          top="pine"
          bottom="pine"
          cut="bun"
          lean={7}
          nod={-12}
          hand="open"
          arm="l-36 2-4-46"
        />
        <path fill="none" stroke={color("lime")} strokeWidth="9" d="M748 230h204v296H748z" />
        <use href="#cat" x="116" />
        <use href="#shutters" />
        <use href="#sill" />
      </g>
    </svg>
  )
}
