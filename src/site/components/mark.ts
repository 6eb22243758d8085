/**
 * The mark, in a square of 32: one roof at the pitch of 8 on 12, the sun over its ridge, two doors under it;
 * whole pixels at 16, 32 and 64. The logo, the icons and the cards are drawn from it.
 */
export const mark = {
  roof: "M16 12 31 22v5L16 17 1 27v-5Z",
  sun: { cx: 16, cy: 5.5, r: 4.5 },
  doors: "M10 24h4v8h-4zm8 0h4v8h-4z",
} as const
