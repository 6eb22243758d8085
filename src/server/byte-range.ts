interface ByteRange {
  /** Index of the first byte. */
  readonly start: number
  /** Index of the last byte; less than `start` if the range contains no bytes. */
  readonly end: number
}

/**
 * Parses a single byte range (RFC 9110, section 14.1.2); `undefined` for anything else, which gets the whole file.
 * @param size of the whole, in bytes
 */
export function parseByteRange(header: string, size: number): ByteRange | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first + last === "") return undefined
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== "" && Number(last) < Number(first)) return undefined
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) }
}
