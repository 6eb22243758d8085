/** A headline broken into lines and set as large as fits its box. */
interface FittedHeadline {
  readonly lines: readonly string[]
  readonly size: number
}

interface Box {
  readonly width: number
  readonly height: number
  readonly largest: number
}

/** Distance between baselines, in em. */
export const leading = 1.08

/** Every way to break words into lines. */
function breakings([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return []
  if (rest.length === 0) return [[first]]
  return breakings(rest).flatMap(([line = "", ...lines]) => [
    [`${first} ${line}`, ...lines],
    [first, line, ...lines],
  ])
}

/** How well lines read, in em, the more the better: prefers few lines, breaks at commas, no article at a line's end, no single word alone. */
function rhythm(lines: readonly string[], widths: readonly number[]): number {
  const commas = lines.filter((line) => line.includes(", ")).length
  const particles = lines.slice(0, -1).filter((line) => /(?:^|\s)\p{L}{1,3}$/u.test(line)).length
  const alone = widths.filter((width) => width < 0.5 * Math.max(...widths)).length
  return -8 * commas - 10 * particles - 10 * alone - 4 * lines.length
}

/**
 * Breaks a headline where it reads best and fills its box.
 * @param widthOf the width of a word at font size 1
 */
export function fitHeadline(text: string, widthOf: (word: string) => number, box: Box): FittedHeadline {
  const words = text.split(" ")
  const widths = new Map(words.map((word) => [word, widthOf(word)]))
  const space = widthOf("a b") - widthOf("ab")
  const measure = (line: string) =>
    line.split(" ").reduce((sum, word) => sum + space + (widths.get(word) ?? 0), -space)
  const candidates = breakings(words).map((lines) => {
    const lineWidths = lines.map(measure)
    const across = box.width / Math.max(...lineWidths)
    const size = Math.min(across, box.height / (lines.length * leading), box.largest)
    return { lines, size, merit: size + rhythm(lines, lineWidths) }
  })
  return candidates.reduce((best, candidate) => (candidate.merit > best.merit ? candidate : best))
}
