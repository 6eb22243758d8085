import { openAdvertisedSite } from "../e2e/advertised-site.ts"
import { contactPages, newMessage } from "../e2e/fixtures.ts"
import { test as base, expect } from "./fixtures.ts"
import { openFront } from "./front.ts"

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  front: async ({}, use) => {
    const site = await openAdvertisedSite()
    const front = await openFront(site.origin)
    await use(front)
    await front.close()
    await site.close()
  },
})

// The first test that needs the site with advertising builds it.
test.describe.configure({ timeout: 600_000 })

/** Runs in the page: the labels of the conversions that it has counted. */
const counted = () =>
  window.dataLayer?.flatMap((entry) => {
    const [kind, name, details] = Array.from(entry as Iterable<unknown>) as [
      string,
      string,
      { send_to: string }?,
    ]
    return kind === "event" && name === "conversion" ? [details?.send_to.replace(/.*\//, "")] : []
  })

test("each way to reach the office counts when it is used, and the form when the message is accepted", async ({
  visitor,
  front,
}) => {
  const [words] = contactPages
  await visitor.open(words.path)
  await visitor.sees(true, () => document.forms[0]?.noValidate)
  // The dialing and mail programs of the machine are left alone.
  await visitor.read(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a")) event.preventDefault()
    }),
  )
  const labels = ["phoneLabel", "emailLabel", "whatsappLabel", "bookingLabel"]
  for (const address of ["tel:", "mailto:", "https://wa.me/", "https://book"])
    await visitor.click(`main a[href^="${address}"]`)
  await visitor.sees(labels, counted)

  for (const [name, text] of Object.entries(newMessage("Hi.")))
    await visitor.type(words.labels[name as keyof typeof words.labels], text)
  front.call = "refused"
  await visitor.click("button", words.send)
  await visitor.hears("[data-toast]", words.failed.title)
  expect(await visitor.read(counted)).toEqual(labels)
  front.call = "through"
  await visitor.click("button", words.send)
  await visitor.hears("[data-toast]", words.sent.title)
  expect(await visitor.read(counted)).toEqual([...labels, "formLabel"])
  // The failed attempt is logged, and the advertising service's script cannot be reached.
  await visitor.complaints()
})
