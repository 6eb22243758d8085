import { draftLifetimeMs, draftStorageKey } from "../islands/draft-storage.ts"

const root = document.documentElement
const menu = document.getElementById("menu")
const toggle = document.querySelector("[popovertarget=menu]")
const bars = document.querySelectorAll<HTMLElement>("body > header, body > nav")

/**
 * Keeps the focus clear of the sticky bars at both edges (WCAG 2.2, 2.4.11) and the open menu clear of its button,
 * whatever the header's height with the visitor's text size.
 */
function makeRoom() {
  root.style.scrollPaddingBlock = [...bars].map((bar) => `${bar.offsetHeight + 8}px`).join(" ")
  menu?.style.setProperty("--top", `${bars[0]?.getBoundingClientRect().bottom}px`)
}
// In a frame of its own: what else that same change resizes is measured with it.
const observer = new ResizeObserver(() => requestAnimationFrame(makeRoom))
for (const bar of bars) observer.observe(bar)

/** Closes the menu when a link is chosen, so that it is closed after Back too, and when the focus leaves it. */
menu?.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")) menu.hidePopover()
})
document.addEventListener("focusin", ({ target }) => {
  if (target !== toggle && !menu?.contains(target as Element)) menu?.hidePopover()
})

/**
 * Mirrors the popover's state in `aria-expanded`, for assistive technology that predates popovers and for the style
 * sheet, which draws the button's icon from it.
 */
toggle?.setAttribute("aria-expanded", "false")
menu?.addEventListener("beforetoggle", (event) => {
  makeRoom()
  toggle?.setAttribute("aria-expanded", String(event.newState === "open"))
})

/** A first visit over a slow link shows fallback fonts (document/load-fonts.ts). This loads the site's fonts for the next page. */
if (!root.classList.contains("fonts"))
  addEventListener("load", () => {
    // Firefox and Safari reject fonts that `font-display: optional` has given up on, but still cache the file.
    for (const family of ["Besley", "Hanken"]) document.fonts.load(`1em ${family}`).catch(() => {})
  })

/** Keeps the year current if the page was built last year. */
for (const year of document.querySelectorAll("[data-year]"))
  year.textContent = String(new Date().getFullYear())

/** Removes an expired draft, on every page. */
try {
  const { savedAt } = JSON.parse(localStorage.getItem(draftStorageKey) ?? "{}")
  if (Date.now() - savedAt > draftLifetimeMs) localStorage.removeItem(draftStorageKey)
} catch {
  // Storage is disabled, so there is no draft.
}
