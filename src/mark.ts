/**
 * The logo's shapes in a square of 32: a roof with a pitch of 8:12, two doors on one porch, the sun over the ridge.
 * The logo, icons and cards are drawn from them.
 */
export const mark = {
  roof: "M16 11 31 21v5L16 16 1 26v-5ZM0 30h32v2H0Z",
  sun: { cx: 16, cy: 5, r: 4.5 },
  doors: "M10 22h5v8h-5zm7 0h5v8h-5z",
} as const
