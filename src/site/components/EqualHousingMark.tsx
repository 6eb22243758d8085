/**
 * The Equal Housing mark: a house around an equals sign (HUD, 24 CFR part 110, appendix), no smaller than any other
 * mark of the page.
 */
export function EqualHousingMark() {
  return (
    <svg viewBox="0 0 40 36" width="3.25rem" height="2.93rem" fill="currentColor" aria-hidden="true">
      <path d="M20 0 0 10.5V16h3v20h34V16h3v-5.5ZM31 30H9V13.2L20 7.4l11 5.8Z" />
      <path d="M13 15h14v4.6H13zm0 7h14v4.6H13z" />
    </svg>
  )
}
