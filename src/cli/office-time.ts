/** Times in the office's time zone. */
export interface OfficeTime {
  /** For a table. */
  short(date: Date): string
  /** With the name of the zone. */
  long(date: Date): string
  /** ISO 8601 with the offset. */
  iso(date: Date): string
  /** Parses a time as an operator types it, such as `yesterday` or `3d`; `undefined` if it is not one. */
  parse(text: string): Date | undefined
}

/** @param now milliseconds since the epoch */
export function createOfficeTime(timeZone: string, now: number): OfficeTime {
  const short = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone })
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "long", timeZone })
  const zoned = (date: Date) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone)
  return {
    short: (date) => short.format(date),
    long: (date) => long.format(date),
    iso: (date) => zoned(date).toString({ timeZoneName: "never", smallestUnit: "second" }),
    parse(text) {
      const words = text.trim().toLowerCase()
      const today = zoned(new Date(now)).startOfDay()
      const [, count, unit = ""] =
        /^(\d{1,5}) ?(m(?:in(?:ute)?s?)?|h(?:ours?)?|d(?:ays?)?|w(?:eeks?)?)(?: ago)?$/.exec(words) ?? []
      const past = { m: "minutes", h: "hours", d: "days", w: "weeks" }[unit.charAt(0)]
      try {
        if (words === "today") return toDate(today)
        if (words === "yesterday") return toDate(today.subtract({ days: 1 }))
        if (past) return toDate(zoned(new Date(now)).subtract({ [past]: Number(count) }))
        if (/[t ]\d.*(z|[+-]\d\d(:?\d\d)?)$/.test(words))
          return new Date(Temporal.Instant.from(text.trim()).epochMilliseconds)
        if (words.endsWith("]")) return toDate(Temporal.ZonedDateTime.from(text.trim()))
        return toDate(Temporal.PlainDateTime.from(text.trim()).toZonedDateTime(timeZone))
      } catch {
        return undefined
      }
    },
  }
}

const toDate = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds)
