import { Scene } from "./Scene.tsx"
import { Bars, box, color, gable, Pines, rafters, Windows } from "./shapes.tsx"

/** The mailbox at the road, its flag up, and the house at the other end. */
export function ContactScene() {
  return (
    <Scene place="contact">
      <path fill={color("hill")} d="M0 420q240-90 520-46t520-30 560 50v246H0z" />
      <Pines
        at={[
          [120, 470, 0.9],
          [250, 450, 0.7],
          [505, 430, 0.62],
          [1236, 474, 0.8],
          [1390, 480, 1],
          [1480, 480, 0.84],
        ]}
      />
      <path fill={color("lime")} d={`${gable(640, 320, 66)}${box(582, 362, 116, 66)}`} />
      <path fill={color("shade")} d={box(566, 390, 148, 38)} />
      <path fill={color("clay")} d={`${rafters(640, 306, 84, 13)}M566 374h148l16 14H550z`} />
      <Bars x={566} y={388} width={150} height={42} bar={6} step={28.4} ink="lime" />
      <path fill={color("clay-2")} d={box(600, 396, 17, 32)} />
      <path fill={color("pine")} d={box(661, 396, 17, 32)} />
      <Windows at={[628]} y={340} width={24} height={28} />
      <path fill={color("hill-2")} d="M0 470q300-60 640-42t960-6v218H0z" />
      <path
        fill={color("clay")}
        d="M624 428h36q-10 30 110 62 190 50 270 150H500q130-80 110-140-10-40 14-72"
      />
      <path fill={color("lime")} d="M0 540h402v8H0zM0 584h402v8H0zM1180 540h420v8h-420zm0 44h420v8h-420z" />
      <Bars x={0} y={522} width={400} height={130} bar={16} step={34} ink="lime" />
      <Bars x={1183} y={522} width={417} height={130} bar={16} step={34} ink="lime" />
      <path
        fill={color("pine")}
        d="M880 640q-2-40-24-60 30 14 38 44-2-50-12-80 30 34 34 84 6-40 22-60-4 40 0 58 10-40 40-62-16 34-16 60 14-26 36-34-22 22-28 50z"
      />
      <path fill={color("clay-2")} d="M930 400h34v240h-34zM930 450l80-53v16l-80 53zM860 392h210v14H860z" />
      <path fill={color("lime")} d="M846 392v-70a52 52 0 0 1 52-52h138a52 52 0 0 1 52 52v70z" />
      <path
        fill={color("lime-2")}
        d="M898 282h138a52 52 0 0 1 52 52v-12a52 52 0 0 0-52-52H898zM846 380h242v12H846z"
      />
      <path fill={color("shade")} d="M846 392v-70a52 52 0 0 1 104 0v70z" />
      <path fill={color("pine-2")} d="M858 392v-68a40 40 0 0 1 80 0v68z" />
      <path fill={color("lime")} d="M868 392v-44h60v44z" />
      <path fill="none" stroke={color("clay")} strokeWidth="4" d="M868 348l30 20 30-20" />
      <path fill={color("clay")} d="M1020 350v-132h58v38h-46v94z" />
    </Scene>
  )
}
