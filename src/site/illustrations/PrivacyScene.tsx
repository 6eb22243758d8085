import type { ReactNode } from "react"
import { Scene } from "./Scene.tsx"
import { Boards, box, boxes, color, GableBoards, gable, Person, Pines, rafters } from "./shapes.tsx"

const shutters = [634, 962]

/** The window, drawn in 236 x 326, in the gable. */
const place = "translate(102 62)scale(.88)"
const frame = box(732, 214, 236, 326)

/** A cat that sits, and its tail: behind flowers, only the end of it would show. */
const seated = "M778 526q-14-50 10-66-6-14-2-34l12 10h12l12-10q4 20-4 34 24 22 20 56"
const sitting = `${seated} 22-2 22-20 0-14 8-18 10-2 4 8-2 4-2 12 0 28-34 28z`

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
      {/* The color of the page's last band, whose house this is. */}
      <path
        fill="light-dark(oklch(.87 .08 66),oklch(.325 .075 345))"
        d={gable(850, 60, 600) + box(250, 460, 1200, 180)}
      />
      <g opacity=".3">
        <GableBoards x={850} y={60} half={600} step={22} ink="clay" />
        <Boards x={250} y={478} width={1200} height={162} bar={2} step={22} ink="clay" />
      </g>
      <path fill={color("shade")} d={rafters(850, 76, 600, 26)} />
      <path fill={color("clay")} d={rafters(850, 26, 640, 54)} />
      <path fill={color("clay-2")} d={rafters(850, 72, 640, 9)} />
      <g transform={place}>
        <path fill={color("lime")} d={frame} />
        <path fill={color("glass")} d={box(748, 230, 204, 296)} />
        <path fill="light-dark(oklch(.955 .055 92),oklch(.68 .13 60))" d="M952 230H836q14 150-6 296h122z" />
        {/* Whoever it is, the curtain is before them, and a hand is on the hip. */}
        <g opacity=".5">
          <path
            fill="light-dark(var(--shade),var(--hair))"
            d="M889 342v-11q-14-9-14-27a22 24 0 0 1 35-20 11 11 0 1 1 12 15q1 22-15 32v11q26 3 31 20 12 32 12 56-2 14-20 30l16 78H864l16-80-4-42-10 14q-6 4-10-2l-12-16 8-8 8 6 8-40q5-18 21-18zM921 398l-3 40q12-12 11-20z"
          />
        </g>
        <path
          fill="none"
          stroke={color("peach")}
          strokeWidth="3"
          d="M853 230q12 150-5 296M878 230q6 150-2 296M904 230q3 150 0 296M930 230v296"
        />
        <path id="cat" fill={color("pine-2")} d={`${seated}z`} />
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
    </Scene>
  )
}

const cat = (d: string, transform?: string) => <path fill={color("pine-2")} d={d} transform={transform} />
const beside = "translate(-42)"
const line = { fill: "none", stroke: color("pine-2"), strokeWidth: 10, strokeLinecap: "round" } as const

/** It stretches. */
const stretching = (
  <>
    <path {...line} d="M850 466q24-4 20-38" />
    {cat(
      "M722 526q-4-10 8-12l26-2q-14-6-14-20l-2-24 14 10h12l12-8 2 18q4 4 4 10 22-4 34-24 16-24 40-12 14 8 10 28l4 36h-16l-8-30q-14 6-28 4-18 24-40 26z",
    )}
  </>
)

/** Where the cat spends its day, one drawing for each clause but the last. */
const errands: Readonly<Record<string, ReactNode>> = {
  // It has found this site.
  introduction: (
    <>
      <path fill={color("shade")} d="M786 440h96v74h-96zM778 514h112v12H778z" />
      <path fill={color("glow")} d={box(793, 447, 82, 60)} />
      <path fill={color("clay")} d={rafters(834, 456, 30, 8)} />
      <path fill="none" stroke={color("clay")} strokeWidth="4" d="M816 476v24h36v-24M834 500v-14" />
      {cat(sitting, "translate(-46)")}
    </>
  ),
  // A paw on the letter.
  informationCollected: (
    <>
      <path fill={color("lime")} d={box(800, 474, 78, 52)} />
      <path fill="none" stroke={color("clay")} strokeWidth="4" d="M800 476l39 28 39-28" />
      <path {...line} d="M730 518q-20-2-16-30" />
      {cat("M722 526q-16-36 12-46 20-8 42-1-4-8-1-14l-2-22 13 9q9-2 17 1l13-9 1 21q6 18-9 26 3 18 2 35z")}
      <path {...line} strokeWidth="13" d="M800 519h34" />
    </>
  ),
  // Asleep on what was written.
  use: (
    <>
      <path fill={color("lime")} d={box(726, 506, 148, 20)} />
      <path stroke={color("clay")} strokeWidth="3" d="M726 512h148M726 519h148" />
      {cat("M742 506q-10-14 2-26l-2-20 14 9q10-3 18 1l12-8 1 18q36-22 66 0 20 16 8 26z")}
      <path fill="none" stroke={color("haint")} strokeWidth="3" d="M789 482q6 10-1 20M842 504q-34 4-34-12" />
    </>
  ),
  // It looks out of a box.
  sharing: (
    <>
      {cat("M778 484q2-16 8-22-6-14-2-34l12 10h12l12-10q4 20-2 34 6 6 8 22z")}
      <path
        fill={color("clay")}
        d={`${box(744, 480, 112, 46)}M744 480l-30 18v-9l30-18zM856 480l30 18v-9l-30-18z`}
      />
      <path fill={color("lime")} d={box(792, 500, 16, 26)} />
      <path {...line} strokeWidth="14" d="M770 478v8M832 478v8" />
    </>
  ),
  // On its hind legs, for the key on its nail.
  dataSecurity: (
    <>
      <path
        fill="none"
        stroke={color("clay-2")}
        strokeWidth="7"
        d="M852 436v8M852 444a14 14 0 0 1 0 28 14 14 0 0 1 0-28M852 472v42h16M852 500h12"
      />
      <path stroke={color("clay-2")} strokeWidth="10" strokeLinecap="round" d="M852 434h0" />
      <path {...line} d="M764 518q-26 0-26-24 0-12-10-16M808 476l28-10M806 488l30 2" />
      {cat(
        "M758 526q-8-36 14-58 10-10 12-22-4-12-1-24l13 9q8-2 15 0l13-9q4 14-1 26-4 8-10 12 6 22-6 40-6 12-4 20l8 6z",
      )}
    </>
  ),
  rights: <g transform="translate(-8)">{stretching}</g>,
  // Its head is in the jar, which is empty.
  cookies: (
    <>
      <path fill={color("glow")} d="M812 468h58q14 0 14 14v28q0 14-14 14h-58z" />
      <path {...line} d="M738 486q-18-16-6-42" />
      {cat(
        "M722 526q-10-46 20-58 26-8 46 8 12 10 34 8l12-8 4 11q16 4 16 18 0 16-18 17-20 1-32-6l2 10h-16l-8-14-18 0-4 14z",
      )}
      <path
        fill="none"
        stroke={color("shade")}
        strokeWidth="4"
        d="M812 468h58q14 0 14 14v28q0 14-14 14h-58z"
      />
      <path stroke={color("clay")} strokeWidth="8" d="M812 464v62" />
      <path stroke={color("clay")} strokeWidth="5" strokeDasharray="5 7" d="M856 518h20" />
    </>
  ),
  // It leaves.
  thirdPartyLinks: (
    <>
      <path {...line} d="M764 474q-18-6-14-44" />
      {cat(
        "M768 490q2-20 24-22 26-4 48 0 0-10 4-14l-2-20 14 10h12l12-10 2 22q6 14-6 22-8 6-16 4l2 24 10 20h-14l-12-22q-8-4-10-10-18 6-40 2l-4 10-10 20h-14l8-20-6 20h-12z",
        "translate(-12)",
      )}
    </>
  ),
  // Small, and ready to jump.
  children: (
    <>
      <g transform="translate(1250 210)scale(-.6 .6)">{stretching}</g>
      <path fill={color("sun")} d="M820 500a26 26 0 0 1 52 0 26 26 0 0 1-52 0" />
      <path
        fill="none"
        stroke={color("clay")}
        strokeWidth="3"
        d="M824 490q24-16 44-2M821 502q26-18 51-2M826 516q20-20 42-6M868 518q14 8 26 2"
      />
    </>
  ),
  // It turns the leaf.
  policyChanges: (
    <>
      <path fill={color("lime")} d="M806 424h76v50l-26 26h-50z" />
      <path fill={color("peach")} d="M882 474h-26v26z" />
      <path fill={color("clay")} d={box(806, 424, 76, 16)} />
      <path
        stroke={color("clay")}
        strokeWidth="7"
        strokeDasharray="7 8"
        d="M816 454h56M816 468h56M816 482h34"
      />
      <path {...line} strokeWidth="15" d="M796 494l32-16" />
      {cat(sitting, beside)}
    </>
  ),
}

/** The cat in the margin of a clause. */
export function Cat({ clause }: { readonly clause: string }) {
  const errand = errands[clause]
  if (!errand) return null
  return (
    <svg className="screen-only" data-file="" viewBox="690 400 220 136" aria-hidden="true">
      <path fill={color("haint")} d="M700 530V500a100 100 0 0 1 200 0v30z" />
      {errand}
      <path fill={color("clay")} d={box(690, 526, 220, 10)} />
    </svg>
  )
}

/** What grows along the wall, drawn once and shown twice. */
export function Hedge({ id }: { readonly id?: string }) {
  return (
    <svg
      className="screen-only"
      viewBox="0 584 1600 56"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {id ? (
        <path
          id={id}
          fill={color("hill-2")}
          d="M0 640v-30q210-30 400-6 60-26 120 2 50-22 110 4 60-14 90 8q60-30 130-6 60-30 130 6q40-20 90-6 60-26 120-4 80-22 410 6v26z"
        />
      ) : (
        <use href="#hedge" />
      )}
    </svg>
  )
}

/** The same window, opened: who was behind the curtain waves, and the cat is still there. */
export function Window() {
  return (
    <svg className="screen-only" viewBox="660 222 380 388" aria-hidden="true">
      <path fill={color("lime-2")} d={boxes([558, 1128], 290, 14, 900)} />
      <path fill={color("shade")} d={rafters(850, 96, 292, 13)} />
      <path fill={color("clay")} d={`${rafters(850, 76, 292, 24)}M558 271v24H-900v-24z`} />
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
          top="clay"
          bottom="clay"
          cut="bun"
          lean={7}
          nod={-12}
          hand="open"
          arm="l-36 12-10-44"
        />
        <path fill="none" stroke={color("lime")} strokeWidth="9" d="M748 230h204v296H748z" />
        <use href="#cat" x="116" />
        <use href="#shutters" />
        <use href="#sill" />
      </g>
    </svg>
  )
}
