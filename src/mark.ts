/**
 * The logo in a square of 32: one SVG path per color, all drawn in this order. A mark of one color leaves the others empty.
 * The sample's: a roof with a pitch of 8:12 over one porch, the sun over the ridge, two doors.
 */
export const mark = {
  /** In the color of the text around it. */
  ink: "M16 11 31 21v5L16 16 1 26v-5ZM0 30h32v2H0Z",
  /** In the token --sun. */
  sun: "M16 .5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9",
  /** In the token --link; on icons and cards as `ink`. */
  link: "M10 22h5v8h-5zm7 0h5v8h-5z",
} as const
