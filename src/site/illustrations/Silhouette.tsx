import { color } from "./shapes.tsx"

/** Somebody without a face, before the sun. */
export function Silhouette() {
  return (
    <svg data-file="" viewBox="0 0 160 160" aria-hidden="true">
      <path fill={color("haint")} d="M0 0h160v160H0z" />
      <circle cx="80" cy="80" r="58" fill={color("glow")} />
      <path fill={color("clay")} d="M30 160q4-44 50-44t50 44z" />
      <path fill={color("clay-2")} d="M54 70a26 28 0 0 1 52 0q0 20-14 28v20q-12 8-24 0V98q-14-8-14-28z" />
    </svg>
  )
}
