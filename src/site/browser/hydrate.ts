import { draftStorageKey } from "../islands/draft-storage.ts"

/**
 * Keeps the draft until React does, and hydrates the form when it comes near. Astro's own runtime hydrates all kinds of
 * islands, but takes 4 kB: it is used in development, and src/build/finish-page.ts removes it from built pages.
 */
const island = document.querySelector("astro-island")
const attribute = (name: string) => island?.getAttribute(name) ?? ""

/** Sent as an ordinary form: until it is shown again, React must not take the text for a draft. */
let isSent = false

const form = island?.querySelector("form")

async function hydrate(): Promise<void> {
  const load = (address: string) => import(/* @vite-ignore */ attribute(address))
  const [component, renderer] = await Promise.all([load("component-url"), load("renderer-url")])
  if (isSent) return
  // Where a translator or a password manager has changed the form, React draws a new one: it takes over from this one.
  Object.assign(island as Element, { typedIn: form, focused: document.activeElement })
  const props = JSON.parse(attribute("props"))
  renderer.default(island)(component.ContactForm, props, {}, {})
}

if (form && !customElements.get("astro-island")) {
  try {
    // In the shape of islands/draft.ts.
    for (const [name, text] of Object.entries<string>(JSON.parse(localStorage[draftStorageKey]).message)) {
      const control = form.elements.namedItem(name) as HTMLInputElement
      if (!control.value) control.value = text
    }
    // After Back or a reload, the draft decides what is in the form (use-draft.ts).
    history.replaceState({ isSaving: true }, "")
  } catch {
    // There is no draft, or storage is disabled.
  }
  form.oninput = () => {
    // React's form, which has `noValidate`, saves its own.
    if (form.noValidate) return
    let isSaving = true
    try {
      const message = Object.fromEntries(new FormData(form))
      localStorage[draftStorageKey] = JSON.stringify({ message, savedAt: Date.now() })
    } catch {
      // What is typed then counts as typed, even if an earlier visit saved drafts (use-draft.ts).
      isSaving = false
    }
    if (history.state?.isSaving !== isSaving) history.replaceState({ isSaving }, "")
  }
  form.onsubmit = () => {
    isSent = !form.noValidate
  }
  // After Back, if the message was stored: the answer has cleared the storage (contact/answer.ts).
  window.onpageshow = () => {
    if (isSent && history.state?.isSaving && !localStorage[draftStorageKey]) form.reset()
  }
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: "300px" },
  ).observe(form)
}
