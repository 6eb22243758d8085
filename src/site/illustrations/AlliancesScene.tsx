import styles from "./AlliancesScene.module.css"
import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, color, Dog, gable, Person, Pines, rafters, Windows } from "./shapes.tsx"

const piers = [320, 640, 960, 1280]

/** On the bridge over Noonday Creek, the sun low: four partners, each of another build, one table and a dog. */
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
      {[
        "translate(256 492)scale(.72)",
        "translate(1330 492)scale(-.72 .72)",
        "translate(396 502)scale(-.44 .44)",
      ].map((transform, index) =>
        index ? (
          <use
            key={transform}
            className={index === 1 ? styles["other"] : undefined}
            href="#house"
            transform={transform}
          />
        ) : (
          <g key={transform} transform={transform}>
            <g id="house">
              <path fill={color("clay")} d={box(30, -214, 20, 50)} />
              <path fill={color("lime")} d={gable(0, -202, 84) + box(-68, -160, 136, 160)} />
              <path fill={color("clay")} d={rafters(0, -218, 106, 16) + box(-14, -62, 28, 62)} />
              <Windows at={[-52, 30]} y={-136} width={22} height={44} shutter={6} />
              <Windows at={[-52, 30]} y={-62} width={22} height={40} />
              <path fill={color("clay-2")} d={`${box(-68, -12, 136, 12)}M-74-86H74l12 14H-86z`} />
              <path fill={color("lime-2")} d={boxes([-80, 73], -72, 7, 72) + box(-22, -8, 44, 8)} />
            </g>
          </g>
        ),
      )}
      {/* The houses stand behind the brow of the hill; their walks come down to the bridge. */}
      <path
        fill={color("hill-2")}
        d="M0 484q200-26 360 6 170 12 220 150H0zM1600 484q-200-26-360 6-120 24-180 150h540z"
      />
      <path
        fill={color("peach")}
        d="M246 478h20q12 76-74 162H84q150-90 162-162zM392 490h9q6 60-60 150h-46q90-80 97-150zM1340 478h-20q-12 76 74 162h108q-150-90-162-162z"
      />
      <Bars x={26} y={592} width={1600} height={48} bar={6} step={86} ink="clay" />
      <path fill={color("clay")} d="M0 584h1600v9H0zM0 616h1600v4H0z" />
      <Person
        x={454}
        y={640}
        size={1.16}
        skin="skin"
        top="shade"
        bottom="pine-2"
        cut="long"
        tint="clay-2"
        build="slim"
        stance="stride"
        lean={4}
        arm="l20 32 5 26"
        far="l-38 20-8 20"
      />
      <path fill={color("clay-2")} d="M461 576h15v-9h18v9h15v34h-48zm19 0h10v-5h-10z" />
      <Dog transform="translate(558 640)" ink="peach" ear="clay-2" />
      <path fill={color("clay-2")} d="M742 560h12l-8 80h-12zM910 560h-12l8 80h12z" />
      {/* The can is held by its handle; what falls from its rose is for the seedling. */}
      <g transform="translate(724 500)rotate(16)scale(1.1)" stroke={color("sun")}>
        <path fill="none" strokeWidth="6" d="M-14 2q-1-20 14-20t14 20M14 26L46-8" />
        <path fill={color("sun")} strokeWidth="4" d="M-15 2h30l4 32h-38zM41-13l10 10" />
      </g>
      <path
        fill="none"
        stroke={color("lime")}
        strokeWidth="4"
        strokeDasharray="6 4"
        d="M781 501q18-2 22 14M777 507q16 0 18 15"
      />
      <Person
        x={646}
        y={640}
        size={1.12}
        skin="skin-3"
        top="lime"
        bottom="pine"
        cut="beard"
        build="broad"
        stance="wide"
        nod={12}
        arm="l32 14 27-17"
        far="l-53 26-7 24"
      />
      <path
        fill={color("pine")}
        stroke={color("pine")}
        strokeWidth="3"
        d="M802 538v-14q-9 0-11-9 11 0 11 9 0-11 11-11-1 11-11 11"
      />
      <path fill={color("lime")} d="M793 534h18l-2 14h-14z" />
      <Person
        x={1011}
        y={640}
        skin="skin"
        top="pine"
        bottom="clay-2"
        cut="bun"
        stance="skirt"
        size={1.08}
        lean={13}
        nod={-6}
        arm="l-44 22-28-8"
        far="l-44 26 22 16"
      />
      <path
        stroke={color("pine-2")}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        d="M1056 638v-72q0-9-8-9t-8 8"
      />
      <Person
        x={1106}
        y={640}
        skin="skin-2"
        top="clay"
        bottom="shade"
        cut="hat"
        tint="lime"
        size={1.03}
        lean={16}
        nod={-12}
        arm="l-18 32-18 6"
      />
      <path fill={color("lime")} d={gable(861, 494, 28) + box(839, 512, 44, 36)} />
      <path fill={color("clay")} d={rafters(861, 486, 36, 10) + box(846, 526, 12, 22)} />
      <path fill={color("pine")} d={box(864, 526, 12, 22)} />
      <path
        fill="none"
        stroke={color("sun")}
        strokeWidth="5"
        d="M917 518a7 7 0 0 1 0 14 7 7 0 0 1 0-14m0 0v-19m0 2h-7m7 7h-7"
      />
      <path stroke={color("skin")} strokeWidth="5" strokeLinecap="round" d="M929 536l-12-7M929 538l-13 0" />
      <path fill={color("peach")} d="M724 548h212v14H724z" />
    </Scene>
  )
}

/** What carries the bridge: its piers in the creek, the sun on the water, and an egret. */
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
        d="M1096 74h76v6h-76zM1046 96h172v6h-172zM1112 120h40v6h-40zM1074 146h124v6h-124z"
      />
      <path
        fill={color("clay")}
        d="M0 0h196q16 70 38 112 18 34 26 88H0zM1600 0h-196q-16 70-38 112-18 34-26 88h260z"
      />
      <path
        fill={color("hill-2")}
        d="M0 0h202q-22 34-86 40-60 8-116 6zM1600 0h-202q22 34 86 40 60 8 116 6z"
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
      <path stroke={color("clay-2")} strokeWidth="3" d="M734 90v30m9-32v32" />
      <path
        fill={color("lime")}
        d="M708 100q12-26 36-24-6-14 2-26 4-6 10-4l20 9-20 2q-6 2-4 12 6 16-8 24-12 8-36 7z"
      />
      <path fill="none" stroke={color("hill")} strokeWidth="4" d="M704 122q34-12 70 0" />
      {/* The near bank, with reeds. */}
      <path fill={color("hill-2")} d="M0 200v-22q240-24 520 0t560-8 520 8v22z" />
      <path
        fill={color("pine")}
        d="M420 186q-4-34-14-44 20 12 24 34 0-28-6-46 20 22 20 56-12 6-24 0zM880 188q-4-28-12-38 18 10 22 30 0-24-6-40 18 20 18 48-11 6-22 0zM1016 186q-4-34-14-44 20 12 24 34 0-28-6-46 20 22 20 56-12 6-24 0z"
      />
    </svg>
  )
}

/**
 * Somebody compares what hangs from two shelves: a price for the inspector's tools, the attorney's books and the insured
 * house; above them paint, a camera and a plant.
 */
export function Shelf() {
  return (
    <svg data-file="" viewBox="0 -74 480 414" aria-hidden="true">
      <path fill={color("lime-2")} d="M-3000 328h6000v12h-6000z" />
      <circle cx="186" cy="8" r="36" fill={color("room")} stroke={color("clay")} strokeWidth="8" />
      <path
        fill="none"
        stroke="light-dark(var(--pine-2),var(--clay-2))"
        strokeWidth="5"
        d="M186-16v24l16 10"
      />
      {/* On the upper shelf: two cans of paint with a brush, a camera, a plant. */}
      <path fill={color("shade")} d="M266 4h48v44h-48z" />
      <path fill={color("lime-2")} d="M264 0h52v7h-52zM276-38h40v38h-40z" />
      <path fill={color("haint")} d="M266 18h48v18h-48zM276-26h40v16h-40z" />
      <path fill={color("peach")} d="M274-43h44v7h-44z" />
      <path fill={color("clay")} d="M270 9v22q4 8 8 0V9zM290-36v18q4 7 8 0v-18z" />
      <path fill="light-dark(var(--pine-2),var(--clay-2))" d="M330 12h16l6-10h22l6 10h16v36h-66z" />
      <path fill={color("sun")} d="M336 16h8v5h-8z" />
      <circle cx="363" cy="30" r="12" fill={color("haint")} stroke={color("lime-2")} strokeWidth="4" />
      <path
        fill={color("pine")}
        d="M436 16q-22-18-34-4 16-2 20 4-18 6-14 24 8-14 18-16 0 0 8-8zM444 16q22-18 34-4-16-2-20 4 22 8 16 44-8-26-20-34zM436 18q-20-34 4-52 24 18 4 52z"
      />
      <path fill={color("clay")} d="M418 14h44v9h-4l-5 25h-26l-5-25h-4z" />
      <path fill={color("peach")} d="M256 48h224v12H256z" />
      <path fill={color("clay")} d="M256 60h224v5H256zM276 65h10v20l-5 6-5-6zM450 65h10v20l-5 6-5-6z" />
      {/* In the tote: a flashlight, a hammer and a folding rule. */}
      <path fill={color("sun")} d="M176 96h26l-6 18v40h-14v-40z" />
      <path fill={color("peach")} d="M216 108h8v46h-8z" />
      <path fill={color("shade")} d="M204 98h34q6 0 8 8h-8v6h-34z" />
      <path fill="none" stroke={color("lime-2")} strokeWidth="9" d="M248 156l-8-26 22-18" />
      <path fill={color("clay-2")} d="M156 130h120v10H156z" />
      <path fill={color("clay")} d="M162 132h10l4 16h80l4-16h10l4 58H158z" />
      <path fill={color("sun")} d="M202 158h28v16h-28z" />
      <path fill={color("pine")} d="M290 104h22v86h-22z" />
      <path fill={color("haint")} d="M314 116h18v74h-18z" />
      <path fill={color("clay")} d="M340 112l20-6 18 82-20 4z" />
      <path
        fill={color("lime-2")}
        d="M290 118h22v6h-22zM290 168h22v6h-22zM314 128h18v5h-18zM344 130l20-5 1 6-20 5z"
      />
      <path fill={color("lime-2")} d={box(402, 150, 60, 40)} />
      <path fill={color("clay")} d={`${gable(432, 122, 42)}${box(446, 120, 10, 20)}`} />
      <path fill={color("pine")} d={box(426, 164, 14, 26)} />
      <path fill={color("glass")} d={boxes([408, 446], 160, 11, 14)} />
      <path fill={color("peach")} d="M144 190h336v12H144z" />
      <path fill={color("clay")} d="M144 202h336v5H144zM186 207h12v34l-6 8-6-8zM400 207h12v34l-6 8-6-8z" />
      {/* Under it, a crate with plans. */}
      <path fill={color("shade")} d="M276 272l12-3 12 36h-14zM302 278h12v28h-12z" />
      <path fill={color("sun")} d="M322 272l12 3-8 31h-12z" />
      <path fill={color("peach")} d="M258 296h92v32h-92z" />
      <path fill={color("clay")} d="M258 296h92v4h-92zM258 312h92v4h-92zM258 296h8v32h-8zM342 296h8v32h-8z" />
      {/* An umbrella, hung by its handle from a peg under the shelf. */}
      <path fill={color("clay")} d="M448 207h8v20h-8z" />
      <path
        fill="none"
        stroke={color("clay-2")}
        strokeWidth="5"
        strokeLinecap="round"
        d="M462 318V228q0-12-10-12t-10 12"
      />
      <path fill={color("shade")} d="M459 246h6l8 50-8 12h-6l-8-12z" />
      <path fill="none" stroke={color("shade")} strokeWidth="2" d="M148 204l-8 18M252 204v22M350 204v22" />
      <path fill={color("sun")} d="M240 234l12-12 12 12v42h-24z" />
      <path fill={color("haint")} d="M338 234l12-12 12 12v42h-24z" />
      <path fill={color("peach")} d="M131 224l12-8 8 12-10 40-24-6z" />
      <path
        fill="none"
        stroke={color("clay-2")}
        strokeWidth="3"
        d="M246 248h12m-12 10h12M344 248h12m-12 10h12M130 242l12 3m-15 7l12 3"
      />
      <Person
        x={62}
        y={328}
        skin="skin-2"
        top="haint"
        bottom="clay-2"
        cut="bob"
        tint="clay-2"
        build="slim"
        size={1.16}
        lean={3}
        nod={4}
        arm="l22 34 24-4"
        far="l-40 22 22 18"
      />
    </svg>
  )
}

const partnerDrawings = [
  <>
    <path fill={color("lime")} d="M8 34h80v62H8z" />
    <path fill={color("clay")} d="M48 2l48 28v8H0v-8zM0 88h96v8H0z" />
    <path fill={color("lime-2")} d={boxes([14, 34, 52, 72], 38, 10, 50)} />
    <path fill={color("sun")} d="M40 23a8 8 0 0 1 16 0 8 8 0 0 1-16 0" />
  </>,
  <>
    <path fill={color("clay")} d="M10 4h9v92h-9zM2 10h88v8H2zM34 18h4v10h-4zM74 18h4v10h-4z" />
    <path fill={color("lime")} d="M26 28h60v42H26z" />
    <path fill={color("pine")} d={`${gable(56, 34, 20)}M42 46h28v17H42z`} />
    <path fill={color("sun")} d="M52 51h8v12h-8z" />
    <path fill={color("pine")} d="M0 96l-3-13 9 6 5-12 4 8 4-8 5 12 9-6-3 13z" />
  </>,
  <>
    <path fill={color("pine-2")} d="M12 20h72v58H12z" />
    <path fill={color("haint")} d="M18 26h60v46H18z" />
    <path fill={color("lime")} d="M30 31h36v41H30z" />
    <path fill="none" stroke={color("shade")} strokeWidth="4" d="M36 40h24M36 49h24" />
    <path fill="none" stroke={color("clay")} strokeWidth="5" d="M38 60l6 6 12-12" />
    <path fill={color("shade")} d="M2 78h92l-8 18H10z" />
  </>,
  <>
    <path fill={color("clay-2")} d="M4 12h88v66H4z" />
    <path fill={color("lime")} d="M11 19h74v52H11z" />
    <path fill="none" stroke={color("shade")} strokeWidth="4" d="M24 32h48M32 42h32" />
    <path fill={color("clay")} d="M38 58h8l2 30-7-5-8 5zM50 58h8l5 30-8-5-7 5z" />
    <path fill={color("sun")} d="M36 54a12 12 0 0 1 24 0 12 12 0 0 1-24 0" />
    <path fill={color("clay-2")} d="M12 78h8v18h-8zM76 78h8v18h-8z" />
  </>,
]

/** Something of each kind of partner, standing on the plank: a bank, a sign, a document to sign, a certificate. */
export function PartnerDrawing({ kind }: { readonly kind: number }) {
  return (
    <svg data-file="" viewBox="0 0 96 96" aria-hidden="true">
      {partnerDrawings[kind]}
    </svg>
  )
}

/** Neighbors at the fence, which runs on past the window: one gives another a calling card, a child waves. */
export function Neighbors() {
  return (
    <svg viewBox="0 0 338 250" aria-hidden="true">
      <use href="#pine" transform="translate(356 246)scale(.8)" />
      <g transform="translate(-4)rotate(-8 184 94)">
        <path className={styles["paper"]} d="M162 98h30l12 8v20h-42z" />
        <path fill={color("peach")} d="M192 98v8h12z" />
        <path stroke={color("clay")} strokeWidth="3" d="M168 108h16m-16 8h24" />
      </g>
      <Person
        x={74}
        y={246}
        skin="skin-2"
        top="shade"
        bottom="pine-2"
        cut="cap"
        tint="clay"
        build="broad"
        stance="wide"
        size={1.18}
        lean={8}
        arm="l30 32 26-16"
        far="l-46 30 5 24"
      />
      <Person
        x={318}
        y={246}
        skin="skin-3"
        top="sun"
        bottom="pine"
        cut="curls"
        size={0.72}
        young
        build="slim"
        nod={-8}
        hand="open"
        arm="l-46-2-4-34"
        far="l-24 26 2 18"
      />
      <Person
        x={244}
        y={246}
        skin="skin-3"
        top="peach"
        bottom="clay-2"
        cut="bun"
        tint="hair-2"
        stance="skirt"
        size={1.06}
        lean={14}
        nod={-10}
        arm="l-16 34-26-14"
        far="l-30 30 6 22"
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

/** What is sewn under a block where the words beside it are longer: more of the same triangles, as far as the seam. */
const teeth = "l3-3v3l3-3v3l3-3v3l3-3v3z"
const more = [16, 19, 22, 25, 28, 31, 34, 37, 40, 43].map((y) => `M0 ${y}${teeth}`).join("")

/** The blocks of a quilt, on 12 by 12: a pinwheel, a pine whose trunk goes on below, a house, a star. */
export const quilt = [
  <svg key="pinwheel" viewBox="0 0 12 12" aria-hidden="true">
    <path fill={color("lime")} d="M0 0h3v3L0 6zM12.1 0v3H9L6 0zM12.1 12H9V9l3-3h.1zM0 12V9h3l3 3z" />
    <path fill={color("clay")} d={`M0 0h6v6zM12 0v6H6zM12 12H6V6zM0 12V6h6z${more}`} />
  </svg>,
  <svg key="pine" viewBox="0 0 12 12" aria-hidden="true">
    <path fill={color("clay-2")} d="M5 11h2v33H5z" />
    <path fill={color("pine")} d="M0 4l6-4 6 4zM0 7.5l6-4 6 4zM0 11l6-4 6 4z" />
  </svg>,
  <svg key="house" viewBox="0 0 12 12" aria-hidden="true">
    <path fill={color("lime")} d="M1 6h10v6H1z" />
    <path fill={color("clay")} d="M0 6l6-4 6 4zM3 8h2v4H3z" />
    <path fill={color("pine")} d={`M7 8h2v4H7z${more}`} />
  </svg>,
  <svg key="star" viewBox="0 0 12 12" aria-hidden="true">
    <path fill={color("sun")} d={`M3 3V0l3 3 3-3v3h3L9 6l3 3H9v3L6 9l-3 3V9H0l3-3-3-3z${more}`} />
    <path fill={color("clay")} d="M6 3l3 3-3 3-3-3z" />
  </svg>,
]
