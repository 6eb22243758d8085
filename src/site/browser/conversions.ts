/**
 * Counts conversions for a configured advertising id (only pages built with one carry this script), and does
 * nothing at all under Global Privacy Control. Links are never prevented or delayed.
 */
type Conversion = "contact_form" | "phone_click" | "whatsapp_click" | "email_click" | "booking_click"

interface Configuration {
  readonly id: string
  readonly labels: Readonly<Partial<Record<Conversion, string>>>
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
  interface Document {
    readonly prerendering?: boolean
  }
}

const kinds: readonly [selector: string, conversion: Conversion][] = [
  ["[data-conversion=booking_click]", "booking_click"],
  ["[href^='tel:']", "phone_click"],
  ["[href^='mailto:']", "email_click"],
  ["[href^='https://wa.me/']", "whatsapp_click"],
]

function start({ id, labels }: Configuration): void {
  window.dataLayer ??= []
  const layer = window.dataLayer
  // gtag.js reads `arguments` objects and skips arrays.
  function gtag(..._entry: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: gtag's own form
    layer.push(arguments)
  }
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    const script = document.createElement("script")
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }
  const convert = (conversion: Conversion) => {
    const label = labels[conversion]
    if (!label) return
    gtag("event", "conversion", { send_to: `${id}/${label}`, value: 1, currency: "USD" })
    load()
  }
  gtag("consent", "default", {
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "denied",
    analytics_storage: "denied",
  })
  gtag("js", new Date())
  // If enabled in the account, Google's script would look for email addresses in the contact form.
  gtag("config", id, { allow_enhanced_conversions: false, restricted_data_processing: true })
  const follow = ({ target, button }: MouseEvent) => {
    // The middle button opens a link too (auxclick); the right one only opens a menu.
    if (button > 1) return
    const link = (target as Element).closest("a")
    const kind = link && kinds.find(([selector]) => link.matches(selector))
    if (kind) convert(kind[1])
  }
  document.addEventListener("click", follow)
  document.addEventListener("auxclick", follow)
  document.addEventListener("contact-message-sent", () => convert("contact_form"))
  // Safari has no requestIdleCallback.
  const loadWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(load)
  if (document.readyState === "complete") loadWhenIdle()
  else addEventListener("load", loadWhenIdle)
}

const meta = document.querySelector<HTMLMetaElement>("meta[name=conversions]")
if (meta && !navigator.globalPrivacyControl) {
  const begin = () => start(JSON.parse(meta.content))
  // A prerendered page may never be shown, so nothing is requested or counted until it is.
  if (document.prerendering) document.addEventListener("prerenderingchange", begin)
  else begin()
}

export {}
