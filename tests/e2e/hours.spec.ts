import { isSample } from "../is-sample.ts"
import { expect, test } from "./fixtures.ts"

// The moments belong to the sample's hours and time zone.
test.skip(!isSample)

/** Times in a week of November, in UTC. Georgia is five hours behind. */
const moments = [
  ["Monday, 8:59 AM", "2026-11-16T13:59:00Z", "Closed now", "Opens today at 9:00 AM", "Monday to Friday"],
  ["Monday, 9:00 AM", "2026-11-16T14:00:00Z", "Open now", "Closes at 6:00 PM", "Monday to Friday"],
  ["Wednesday, 5:59 PM", "2026-11-18T22:59:00Z", "Open now", "Closes at 6:00 PM", "Monday to Friday"],
  [
    "Thursday, 6:00 PM",
    "2026-11-19T23:00:00Z",
    "Closed now",
    "Opens tomorrow at 9:00 AM",
    "Monday to Friday",
  ],
  [
    "Friday, 11:30 PM",
    "2026-11-21T04:30:00Z",
    "Closed now",
    "Opens tomorrow at 10:00 AM",
    "Monday to Friday",
  ],
  ["Saturday, 12:05 AM", "2026-11-21T05:05:00Z", "Closed now", "Opens today at 10:00 AM", "Saturday"],
  ["Saturday, 3:59 PM", "2026-11-21T20:59:00Z", "Open now", "Closes at 4:00 PM", "Saturday"],
  ["Saturday, 4:00 PM", "2026-11-21T21:00:00Z", "Closed now", "Opens Monday at 9:00 AM", "Saturday"],
  ["Sunday, noon", "2026-11-22T17:00:00Z", "Closed now", "Opens tomorrow at 9:00 AM", "Sunday"],
  ["Monday in July, 9:30 AM", "2026-07-06T13:30:00Z", "Open now", "Closes at 6:00 PM", "Monday to Friday"],
] as const

for (const [timezoneId, calendar] of [
  ["America/New_York", "Temporal"],
  ["Asia/Tokyo", "Temporal"],
  ["Asia/Tokyo", "Intl"],
] as const)
  test.describe(`for a visitor in ${timezoneId} with ${calendar}`, () => {
    test.use({ timezoneId })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((isOld) => {
        if (isOld) Reflect.deleteProperty(globalThis, "Temporal")
        // Slow at first: see readOfficeTime.
        else Object.assign(Date.prototype, { toLocaleString: undefined })
      }, calendar === "Intl")
    })

    test("the privacy policy's last-updated date is today in the office's time zone", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2027-03-10T03:00:00Z"))
      await page.goto("/privacy")
      await expect(page.locator("time").first()).toHaveText("March 9, 2027")
      await expect(page.locator("time").first()).toHaveAttribute("datetime", "2027-03-09")
      await page.goto("/es/privacidad")
      await expect(page.locator("time").first()).toHaveText("9 de marzo de 2027")
    })

    test("the office-hours card says whether the office is open in its own time zone, and marks today", async ({
      page,
    }) => {
      for (const [name, moment, state, next, today] of moments)
        await test.step(name, async () => {
          await page.clock.setFixedTime(new Date(moment))
          await page.goto("/contact")
          const card = page.getByRole("region", { name: "Office Hours" })
          await expect(card.getByText(state, { exact: true })).toBeVisible()
          await expect(card.getByText(next, { exact: true })).toBeVisible()
          await expect(card.locator("[data-open]")).toHaveAttribute("data-open", `${state === "Open now"}`)
          await expect(card.locator("tr[aria-current=date]")).toHaveCount(1)
          await expect(card.locator("tr[aria-current=date]").getByRole("rowheader")).toHaveText(
            `${today}, Today`,
          )
        })
    })
  })

test("an office that opens on one day only says so on that day too, and one that never opens says nothing more", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-16T23:00:00Z"))
  for (const [days, next] of [
    [1, "Opens Monday at 9:00 AM"],
    [0, ""],
  ] as const) {
    await page.route("/contact", async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/(?<="week":)\[.*?\](?=,)/, (week) => {
        const opens = JSON.parse(week) as unknown[]
        return JSON.stringify(opens.map((day, index) => (index < days ? day : null)))
      })
      await route.fulfill({ response, body })
    })
    await page.goto("/contact")
    await expect(page.locator("[data-open] > *")).toHaveText(["Closed now", next])
    await page.unrouteAll()
  }
})

test("the card is updated while the page stays open", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-16T22:30:00Z") })
  await page.goto("/contact")
  await expect(page.getByText("Open now", { exact: true })).toBeVisible()
  await page.clock.pauseAt(new Date("2026-11-16T22:59:30Z"))
  await expect(page.getByText("Open now", { exact: true })).toBeVisible()
  await page.clock.runFor(40_000)
  await expect(page.getByText("Closed now", { exact: true })).toBeVisible()
})

test("a page that is shown again is updated", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-16T22:30:00Z") })
  await page.goto("/contact")
  await page.clock.runFor(1000)
  await expect(page.getByText("Open now", { exact: true })).toBeVisible()
  // A suspended page's timers stand still.
  await page.clock.setSystemTime(new Date("2026-11-22T23:30:00Z"))
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(page.getByText("Closed now", { exact: true })).toBeVisible()
  await expect(page.locator("tr[aria-current=date]").getByRole("rowheader")).toHaveText(["Sunday, Today"])
})

test("the footer shows the current year, whenever the page was built", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"))
  await page.goto("/privacy")
  await expect(page.getByRole("contentinfo")).toContainText("© 2031")
})

test("the hours are a table with a heading for each row", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T17:00:00Z"))
  await page.goto("/es/contacto")
  const table = page.getByRole("table", { name: "Horario de oficina" })
  await expect(table.getByRole("rowheader")).toHaveText(
    ["Lunes a viernes", "Sábado", /^Domingo\s*,\s*hoy$/],
    {
      useInnerText: true,
    },
  )
  await expect(table.getByRole("cell")).toHaveText([/^9:00.*6:00/, /^10:00.*4:00/, "Cerrado"])
  await expect(page.getByText("Cerrado ahora", { exact: true })).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the hours are shown, without saying whether the office is open", async ({ page }) => {
    await page.goto("/contact")
    await expect(page.getByRole("rowheader")).toHaveText(["Monday to Friday", "Saturday", "Sunday"], {
      useInnerText: true,
    })
    await expect(page.getByText(/(Open|Closed) now/)).toHaveCount(0)
  })
})

test("on paper, no day is marked as today", async ({ page }) => {
  // As in Safari. Where Playwright holds the clock, it brings its own.
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"))
  await page.goto("/es/contacto")
  const mark = page.locator("tr[aria-current] span", { hasText: "hoy" })
  await expect(mark).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(mark).toBeHidden()
})
