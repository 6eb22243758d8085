/**
 * Hydrates the form when it comes near. Astro's own runtime does this for all kinds of islands, but takes
 * 4 kB: it is used in development, and src/build/finish-page.ts removes it from built pages.
 */
const island = document.querySelector("astro-island")
const attribute = (name: string) => island?.getAttribute(name) ?? ""

/** Astro serializes every value as a pair of type and value. */
const unwrap = ([, value]: [kind: number, value: unknown]): unknown => {
  if (Array.isArray(value)) return value.map(unwrap)
  if (typeof value !== "object" || !value) return value
  return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, unwrap(pair)]))
}

/** Sent as an ordinary form. A draft saved from now on would outlive the message, so the form stays as it is. */
let isSent = false

const form = island?.querySelector("form")

async function hydrate(): Promise<void> {
  const load = (address: string) => import(/* @vite-ignore */ attribute(address))
  const [component, renderer] = await Promise.all([load("component-url"), load("renderer-url")])
  if (isSent) return
  // Where a translator or a password manager has changed the form, React draws a new one: it takes over from this one.
  Object.assign(island as Element, { typedIn: form, focused: document.activeElement })
  const props = unwrap([0, JSON.parse(attribute("props"))])
  renderer.default(island)(component[attribute("component-export")], props, {}, {})
}

if (form && !customElements.get("astro-island")) {
  form.onsubmit = () => {
    isSent = true
    // So would an earlier one. React's form, which has `noValidate`, needs it until the message is stored.
    if (!form.noValidate) localStorage.clear()
  }
  // What is typed before hydration counts as typed, even if an earlier visit saved drafts (use-draft.ts). React's form has
  // `noValidate`.
  form.addEventListener("input", () => form.noValidate || history.replaceState(null, ""), { once: true })
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: "300px" },
  ).observe(form)
}

export {}
