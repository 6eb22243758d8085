import { parse } from "node-html-parser"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { business } from "../../business.ts"
import { copy } from "../copy/index.ts"
import { nmlsConsumerAccess } from "../links.ts"
import { Licenses } from "./Licenses.tsx"

test("the license register opens in a new tab, says so, and has no access to this site", () => {
  const supplied = {
    brokerage: { ...business.brokerage, registeredName: "Supplied Realty" },
    lender: { ...business.lender, legalName: "Supplied Lending", nmlsId: "1" },
  }
  for (const { shared } of Object.values(copy)) {
    const html = renderToStaticMarkup(
      <Licenses
        business={supplied}
        legal={shared.legal}
        nmlsConsumerAccessHref={nmlsConsumerAccess}
        opensInNewTab={shared.opensInNewTab}
      />,
    )
    const link = parse(html).querySelector("a")
    expect(link?.attributes).toEqual({ href: nmlsConsumerAccess, target: "_blank", rel: "noopener" })
    expect(link?.querySelector(".visually-hidden")?.text).toBe(`\u00a0${shared.opensInNewTab}`)
  }
})

test("a state's notice follows the licenses", () => {
  const legal = { ...copy.en.shared.legal, stateNotice: "A notice of another state." }
  const html = renderToStaticMarkup(
    <Licenses business={business} legal={legal} nmlsConsumerAccessHref="" opensInNewTab="" />,
  )
  expect(parse(html).querySelector("p:last-of-type")?.text).toBe("A notice of another state.")
})
