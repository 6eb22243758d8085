import { Scene } from "./Scene.tsx"
import { Bars, box, boxes, colour, GableBoards, gable, Pines, pool, rafters, Windows } from "./shapes.tsx"

/** The whole street, and one house with a sign at its gate. */
export function RealEstateScene() {
  return (
    <Scene place="realEstate">
      <path fill={colour("hill")} d="M0 440q220-80 460-40t520-40 620 60v220H0z" />
      <Pines
        at={[
          [40, 540, 0.94],
          [404, 540, 1.06],
          [770, 540, 0.82],
          [1150, 540, 1.12],
          [1560, 540, 0.96],
        ]}
      />
      <path fill={colour("lime")} d={box(120, 330, 220, 210) + box(870, 300, 240, 240)} />
      <path fill={colour("peach")} d={gable(540, 262, 110) + box(440, 330, 200, 210)} />
      <path fill={colour("haint")} d={gable(1330, 240, 140) + box(1200, 330, 260, 210)} />
      <path fill={colour("clay-2")} d="M100 330l60-76h140l60 76zM850 300l50-60h180l50 60z" />
      <path
        fill={colour("clay")}
        d={rafters(540, 246, 134, 18) + rafters(1330, 224, 166, 18) + gable(990, 210, 90)}
      />
      <path fill={colour("lime")} d={gable(990, 228, 62)} />
      <path
        fill={colour("shade")}
        d={boxes([130, 880], 440, 220, 84) + box(450, 446, 180, 80) + box(1210, 440, 240, 84)}
      />
      <Windows at={[150, 210, 270, 900, 976, 1052]} y={350} width={34} height={60} shutter={9} />
      <Windows at={[480, 566, 1236, 1313, 1390]} y={350} width={34} height={60} />
      <path fill={colour("clay")} d="M214 452h36v88h-36zM1312 452h36v88h-36zM972 452h36v88h-36z" />
      <path fill={colour("pine")} d="M522 452h36v88h-36z" />
      <path
        fill={colour("clay")}
        d="M112 424h256l18 16H94zM862 424h256l18 16H844zM430 428h220l18 16H412zM1190 424h280l18 16h-316z"
      />
      <path
        fill={colour("lime")}
        d={boxes(
          [118, 184, 250, 330, 872, 940, 1020, 1098, 444, 500, 570, 630, 1204, 1280, 1360, 1448],
          440,
          9,
          100,
        )}
      />
      <path fill={colour("hill-2")} d="M0 540h1600v100H0z" />
      <path fill={colour("clay")} d="M0 596h1600v44H0z" />
      <Bars x={0} y={556} width={1600} height={34} bar={8} step={18} ink="lime" />
      <path
        fill={colour("pine-2")}
        d="M716 400h14v220h-14zM716 412h120v10H716zM744 422h4v14h-4zM812 422h4v14h-4z"
      />
      <path fill={colour("lime")} d="M734 436h92v66h-92z" />
      <path fill={colour("clay")} d={rafters(780, 452, 30, 10)} />
      <GableBoards x={540} y={262} half={110} step={12} />
      <path fill={colour("pine")} d={pool(722, 620, 30)} />
    </Scene>
  )
}
