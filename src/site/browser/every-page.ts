import { draftLifetimeMs, draftStorageKey } from "../islands/draft-storage.ts"

/** The small-screen menu closes when a link is chosen, also where the browser keeps the page for Back. */
const menu = document.getElementById("menu")
menu?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a") && menu.matches(":popover-open")) menu.hidePopover()
})

/**
 * Browsers say by themselves whether a popover is open; assistive technology older than popovers reads it here, and the
 * style sheet draws the button's picture after it.
 */
const toggle = document.querySelector("[popovertarget=menu]")
toggle?.setAttribute("aria-expanded", "false")
menu?.addEventListener("toggle", (event) =>
  toggle?.setAttribute("aria-expanded", String(event.newState === "open")),
)

/** What a first visit over a slow link did without is there for the next page: src/site/document/load-fonts.ts. */
if (!document.documentElement.classList.contains("fonts"))
  addEventListener("load", () => {
    for (const family of ["Besley", "Hanken"]) document.fonts.load(`1em ${family}`)
  })

/** A page built last year says this year. */
for (const year of document.querySelectorAll("[data-year]"))
  year.textContent = String(new Date().getFullYear())

/** The draft of a message is kept for a day; any page removes one that is older. */
try {
  const { savedAt } = JSON.parse(localStorage.getItem(draftStorageKey) ?? "{}")
  if (Date.now() - savedAt > draftLifetimeMs) localStorage.removeItem(draftStorageKey)
} catch {
  // Storage is switched off, so nothing is kept.
}
