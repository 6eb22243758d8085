import { draftLifetimeMs, draftStorageKey } from "../islands/draft-storage.ts"

/** Closes the small-screen menu when a link is followed, so that Back does not show it open. */
const menu = document.getElementById("menu")
menu?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a") && menu.matches(":popover-open")) menu.hidePopover()
})

/**
 * Mirrors the popover's state in `aria-expanded`, for assistive technology that predates popovers and for the style
 * sheet, which draws the button's icon from it.
 */
const toggle = document.querySelector("[popovertarget=menu]")
toggle?.setAttribute("aria-expanded", "false")
menu?.addEventListener("toggle", (event) =>
  toggle?.setAttribute("aria-expanded", String(event.newState === "open")),
)

/** A first visit over a slow link is drawn without the fonts (document/load-fonts.ts). This fetches them for the next page. */
if (!document.documentElement.classList.contains("fonts"))
  addEventListener("load", () => {
    for (const family of ["Besley", "Hanken"]) document.fonts.load(`1em ${family}`)
  })

/** Keeps the year current on a page that was built last year. */
for (const year of document.querySelectorAll("[data-year]"))
  year.textContent = String(new Date().getFullYear())

/** Removes a message's draft that is older than its lifetime, whichever page is opened. */
try {
  const { savedAt } = JSON.parse(localStorage.getItem(draftStorageKey) ?? "{}")
  if (Date.now() - savedAt > draftLifetimeMs) localStorage.removeItem(draftStorageKey)
} catch {
  // Storage is disabled, so there is no draft.
}
