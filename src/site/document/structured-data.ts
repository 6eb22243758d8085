import type { Business } from "../../business.ts"
import { languages } from "../../languages.ts"
import { capitalize, hoursRows } from "../format.ts"

const schemaDay = (day: string) => `https://schema.org/${capitalize(day)}`
const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** The rows of the visible table. Closed days are left out (https://schema.org/openingHours). */
function openingHours(hours: Business["hours"]) {
  return hoursRows(hours).flatMap(({ days, times }) =>
    times
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days.map(schemaDay),
          opens: clockTime(times.opens),
          closes: clockTime(times.closes),
        }
      : [],
  )
}

/**
 * The business as one schema.org entity: a brokerage and a lender under one roof are one organization
 * with two types. Only supplied facts; `undefined` values vanish when it is printed as JSON.
 * @param business the facts
 * @param siteUrl public origin, without a trailing slash
 * @param image path of the picture of the business
 */
export function structuredData(business: Business, siteUrl: string, image: string) {
  const { street, city, region, postalCode, country } = business.address
  return {
    "@context": "https://schema.org",
    "@type": ["RealEstateAgent", "FinancialService"],
    "@id": `${siteUrl}/#business`,
    name: business.name,
    url: `${siteUrl}/`,
    telephone: business.phone,
    email: business.email,
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + image,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    areaServed: business.lender.statesServed?.map((state) => ({ "@type": "State", name: state })),
    knowsLanguage: languages,
    openingHoursSpecification: openingHours(business.hours),
  }
}
