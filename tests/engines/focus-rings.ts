/** Runs in the page: links, buttons and fields whose focus ring has less than 3:1 to what it is drawn on, at noon or at dusk. */
export function weakRings(): string[] {
  // Under WebDriver, WebKit's window is never the active one, so nothing in it has a ring.
  if (!document.hasFocus()) return []
  const root = document.documentElement
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D
  const cache = new Map<string, Uint8ClampedArray>()
  const rgb = (color: string) => {
    const cached = cache.get(color)
    if (cached) return cached
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const { data } = pen.getImageData(0, 0, 1, 1)
    cache.set(color, data)
    return data
  }
  /** Relative luminance (WCAG 2.2, glossary). */
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [...rgb(color)].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element | null): string => {
    if (!element) return "Canvas"
    const { backgroundColor } = getComputedStyle(element)
    return rgb(backgroundColor)[3] ? backgroundColor : groundOf(element.parentElement)
  }
  const weak = new Set<string>()
  for (const scheme of ["light", "dark"]) {
    root.style.colorScheme = scheme
    for (const target of document.querySelectorAll<HTMLElement>("a, button, input, textarea")) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]")) continue
      target.focus({ preventScroll: true })
      for (const animation of target.getAnimations()) animation.finish()
      const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(target)
      const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? target : target.parentElement)
      const [dark = 0, light = 0] = [outlineColor, ground].map(luminance).sort((a, b) => a - b)
      const ratio = (light + 0.05) / (dark + 0.05)
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 || ratio < 3)
        weak.add(`${scheme}: ${target.getAttribute("aria-label") ?? target.textContent} ${ratio.toFixed(1)}`)
    }
  }
  root.style.colorScheme = ""
  return [...weak]
}
