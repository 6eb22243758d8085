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

test("a state's notice and the notices that it wants linked follow the licenses", () => {
  const legal = { ...copy.es.shared.legal, stateNotice: "Un aviso de otro estado." }
  const stateLinks = [{ label: "Consumer Protection Notice", href: "https://state.example/notice.pdf" }]
  const html = renderToStaticMarkup(
    <Licenses
      business={{ ...business, stateLinks }}
      legal={legal}
      nmlsConsumerAccessHref=""
      opensInNewTab="(se abre en otra pestaña)"
    />,
  )
  expect(parse(html).text).toMatch(
    /Un aviso de otro estado\.Consumer Protection Notice\s\(se abre en otra pestaña\)$/,
  )
  const link = parse(html).querySelectorAll("a").at(-1)
  expect(link?.attributes).toEqual({ href: stateLinks[0]?.href, target: "_blank", rel: "noopener" })
  expect(link?.querySelector("[lang=en]")?.text).toBe("Consumer Protection Notice")
})
