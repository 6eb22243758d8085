/**
 * Runs in the page: lists visible layout faults. For each line of text it uses the
 * inked part, from cap height to the baseline, or to the descenders if there are any, because the line box
 * is higher than its letters.
 */
export function faultsOfLayout(): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) faults.add(`scrolls sideways to ${root.scrollWidth} px`)
  // In a flex or grid container an English term would become a box of its own, out of its sentence.
  for (const term of document.querySelectorAll<HTMLElement>(
    "h1 span[lang], p span[lang], li span[lang], dt span[lang]",
  ))
    if (getComputedStyle(term).display !== "inline") faults.add(`out of its sentence: ${term.innerText}`)

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Line extends Box {
    readonly node: Text
    readonly parent: HTMLElement
    readonly says: string
    readonly layer: Element | null
  }
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

  /** Asks once for each element. */
  const once = <Answer>(ask: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>()
    return (element: Element): Answer => {
      if (!answers.has(element)) answers.set(element, ask(element))
      return answers.get(element) as Answer
    }
  }
  const styleOf = once((element) => getComputedStyle(element))
  const boxOf = once((element) => element.getBoundingClientRect())
  const isClipped = once(
    (element): boolean =>
      styleOf(element).clipPath === "inset(50%)" ||
      (element.parentElement !== null && isClipped(element.parentElement)),
  )
  const isShown = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden, .skip, [aria-hidden=true], [inert]") &&
      !isClipped(element),
  )
  /** Sticky and floating elements cover others by design. */
  const layerOf = once((element): Element | null => {
    if (["sticky", "fixed"].includes(styleOf(element).position)) return element
    return element.parentElement && layerOf(element.parentElement)
  })
  /** Ancestors that clip their content, innermost first. */
  const clippingAncestors = once((element): Element[] => {
    const { overflowX, overflowY } = styleOf(element)
    const around =
      element.parentElement && element !== document.body ? clippingAncestors(element.parentElement) : []
    const cuts = element !== document.body && (overflowX !== "visible" || overflowY !== "visible")
    return cuts ? [element, ...around] : around
  })

  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const parent = node.parentElement
    if (!parent || !node.data.trim() || !isShown(parent) || parent.closest("noscript, script, style, svg"))
      continue
    const { fontSize, whiteSpace } = styleOf(parent)
    const em = Number.parseFloat(fontSize)
    // A preserved space hangs unseen over the edge, so there each word is measured by itself.
    const parts = [...node.data.matchAll(whiteSpace === "pre-wrap" ? /\S+/g : /[\s\S]+/g)]
    const layer = layerOf(parent)
    const rects = parts
      .flatMap(({ 0: { length }, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + length)
        return [...range.getClientRects()]
      })
      .filter(({ width }) => width > 1)
    if (/^\S{1,9}$/.test(node.data) && rects.length > 1) faults.add(`is broken: ${node.data}`)
    for (const { left, right, top, bottom } of rects) {
      // The baseline lies about 3/4 down the box of either face.
      const baseline = top + (bottom - top) * 0.76
      lines.push({
        node,
        parent,
        says: node.data.trim().slice(0, 40),
        layer,
        left,
        right,
        top: baseline - 0.6 * em,
        bottom: baseline + (/[gjpqy,;()]/.test(node.data) ? 0.18 : 0.02) * em,
      })
    }
  }
  if (lines.length === 0) faults.add("shows no text")

  for (const { left, right, top, bottom, says, parent } of lines) {
    if (left < -1 || right > innerWidth + 1) faults.add(`runs out of the window: ${says}`)
    for (const around of clippingAncestors(parent)) {
      const { overflowX, overflowY } = styleOf(around)
      const box = boxOf(around)
      if (
        (overflowX !== "visible" && (left < box.left - 1 || right > box.right + 1)) ||
        (overflowY !== "visible" && overflowY !== "auto" && (top < box.top - 1 || bottom > box.bottom + 1))
      )
        faults.add(`is cut: ${says}`)
    }
  }

  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1))
      if (one.node !== other.node && one.layer === other.layer && meet(one, other))
        faults.add(`text over text: ${one.says} / ${other.says}`)
  })

  // Where a style wants it, its margin says so.
  for (const drawing of document.querySelectorAll("main svg")) {
    const around = drawing.parentElement as HTMLElement
    const { position, marginBlockEnd } = styleOf(drawing)
    const { height, bottom } = boxOf(drawing)
    const past = bottom + Math.min(0, Number.parseFloat(marginBlockEnd)) - boxOf(around).bottom
    if (height && position === "static" && past > 2)
      faults.add(`a drawing ends ${Math.round(past)} px below what holds it: ${around.innerText}`)
  }

  for (const element of document.querySelectorAll("body *")) {
    if (!isShown(element)) continue
    const style = styleOf(element)
    // Each part of a sentence becomes a column of its own, if an element within it is an item of the same flex or grid.
    const says = ({ textContent }: Node) => textContent?.trim() !== ""
    if (
      /flex|grid/.test(style.display) &&
      [...element.childNodes].some((node) => node instanceof Text && says(node)) &&
      [...element.children].some((child) => says(child) && isShown(child) && !child.closest("svg"))
    )
      faults.add(`a sentence in pieces: ${element.textContent?.trim().slice(0, 40)}`)
    const box = boxOf(element)
    const layer = layerOf(element)
    for (const side of ["Top", "Bottom", "Left", "Right"] as const) {
      const width = Number.parseFloat(style[`border${side}Width`])
      if (
        !width ||
        style[`border${side}Style`] === "none" ||
        /, 0\)|\/ 0\)|transparent/.test(style[`border${side}Color`])
      )
        continue
      const border = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
      // Half of a line's width lies outside where table cells share it, and letters want some air on both sides.
      const air = side === "Top" || side === "Bottom" ? 2 : 0
      if (side === "Top") Object.assign(border, { top: box.top - air, bottom: box.top + width + air })
      if (side === "Bottom")
        Object.assign(border, { top: box.bottom - width - air, bottom: box.bottom + air })
      if (side === "Left") border.right = box.left + width
      if (side === "Right") border.left = box.right - width
      for (const line of lines)
        if (line.layer === layer && meet(line, border)) faults.add(`text over a line: ${line.says}`)
    }
  }
  return [...faults]
}
