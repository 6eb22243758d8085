import { type Business, type Weekday, weekdays } from "../../business.ts"
import { languages } from "../../languages.ts"

const schemaDay = (day: Weekday) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`
const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

function openingHours(hours: Business["hours"]) {
  return weekdays.flatMap((day) => {
    const times = hours[day]
    if (!times) return []
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: schemaDay(day),
      opens: clockTime(times.opens),
      closes: clockTime(times.closes),
    }
  })
}

/**
 * The business as one schema.org entity: a brokerage and a lender under one roof are one organization
 * with two types. Only supplied facts; `undefined` values vanish when it is printed as JSON.
 * @param business the facts
 * @param siteUrl public origin, without a trailing slash
 */
export function structuredData(business: Business, siteUrl: string) {
  const { street, city, region, postalCode, country } = business.address
  return {
    "@context": "https://schema.org",
    "@type": ["RealEstateAgent", "FinancialService"],
    "@id": `${siteUrl}/#business`,
    name: business.name,
    url: `${siteUrl}/`,
    telephone: business.phone,
    email: business.email,
    image: `${siteUrl}/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    areaServed: { "@type": "State", name: "Georgia" },
    knowsLanguage: languages,
    openingHoursSpecification: openingHours(business.hours),
  }
}
