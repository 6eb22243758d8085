import { Scene } from "./Scene.tsx"
import { Bars, boxes, colour, Pines } from "./shapes.tsx"

const chair = "M-66-8q66 30 132 0M-36 8l-16-168M36 6v-74M-44-60h84M-48-98q40-14 88-2v38M-58-150h20"

/** The view from the porch: its blue ceiling overhead, two rocking chairs, the road to town. */
export function AboutScene() {
  return (
    <Scene place="about">
      <path fill={colour("hill")} d="M0 400q180-70 380-34t430 6 380-44 410 60v252H0z" />
      <path fill={colour("hill-2")} d="M0 458q300-60 640-24t960-26v232H0z" />
      <path
        fill={colour("clay")}
        d="M836 420q-70 14 0 40 60 26-90 60-110 26-170 120h460q-110-84-90-130 10-26-50-50-60-22-60-40"
      />
      <Pines
        at={[
          [330, 500, 0.8],
          [620, 452, 0.42],
          [664, 446, 0.34],
          [990, 452, 0.5],
          [1180, 500, 0.78],
          [1290, 490, 0.6],
        ]}
      />
      <path fill={colour("shade")} d="M0 586h1600v54H0z" />
      <path stroke={colour("lime-2")} strokeWidth="3" d="M0 604h1600M0 624h1600" />
      <path fill={colour("haint")} d="M0 0h1600v150H0z" />
      <path
        stroke={colour("hill")}
        strokeWidth="3"
        d="M0 96 300 150M200 40l260 110M420 0l200 150M640 0l110 150M800 0v150M960 0 850 150M1180 0 980 150M1400 40l-260 110M1600 96l-300 54"
      />
      <path
        fill={colour("lime")}
        d={`M0 150h1600v30H0zM0 478h516v12H0zM1084 478h516v12h-516z${boxes([150, 486, 1084, 1420], 180, 30, 406)}M480 566H0v10h480zM1114 566h486v10h-486z`}
      />
      <path
        fill={colour("lime-2")}
        d="M0 180h1600v8H0zM150 188h30v14h-30zM486 188h30v14h-30zM1084 188h30v14h-30zM1420 188h30v14h-30z"
      />
      <Bars x={6} y={490} width={480} height={76} bar={9} step={24} ink="lime" />
      <Bars x={1122} y={490} width={480} height={76} bar={9} step={24} ink="lime" />
      <g fill="none" stroke={colour("pine-2")} strokeWidth="11" strokeLinecap="round">
        <path d={chair} transform="translate(596 606)" />
        <path d={chair} transform="matrix(-1 0 0 1 1004 606)" />
      </g>
    </Scene>
  )
}
