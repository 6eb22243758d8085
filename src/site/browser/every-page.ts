import { draftLifetimeMs, draftStorageKey } from "../islands/draft-storage.ts"

const root = document.documentElement
const menu = document.getElementById("menu") as HTMLElement
const toggle = document.querySelector("[popovertarget=menu]") as HTMLElement
const bars = document.querySelectorAll<HTMLElement>("body > header, body > nav")

/**
 * Keeps the focus clear of the sticky bars at both edges (WCAG 2.2, 2.4.11) and the open menu clear of its button,
 * whatever the header's height with the visitor's text size.
 */
function makeRoom() {
  root.style.scrollPaddingBlock = [...bars].map((bar) => `${bar.offsetHeight + 8}px`).join(" ")
  menu.style.setProperty("--top", `${bars[0]?.getBoundingClientRect().bottom}px`)
}
// Deferred, so that everything else that the same change resizes has its new size.
const observer = new ResizeObserver(() =>
  setTimeout(() => {
    makeRoom()
    // A tablet was turned: the header now shows the links itself.
    if (!toggle.offsetWidth) menu.hidePopover?.()
  }),
)
for (const bar of bars) observer.observe(bar)

/**
 * Closes the menu when a link is chosen, so that it is closed after Back too, and when the focus or a finger is elsewhere:
 * until version 18.3, Safari on iPhones left popovers open. The window listens, because NVDA would call a menu that does clickable.
 */
window.onclick = ({ target }) => {
  if ((target as Element).closest("a")) menu.hidePopover?.()
}
for (const type of ["focusin", "touchend"])
  addEventListener(type, ({ target }) => {
    if (!(toggle.contains(target as Node) || menu.contains(target as Node))) menu.hidePopover?.()
  })

/**
 * Mirrors the popover's state in `aria-expanded`, for assistive technology that predates popovers.
 */
toggle.ariaExpanded = "false"
menu.addEventListener("beforetoggle", (event) => {
  makeRoom()
  toggle.ariaExpanded = `${event.newState === "open"}`
})

/** The build puts the file's address here (src/build/finish-page.ts): Vite never inlines a script that imports one. */
const swapFonts = "/src/site/browser/swap-fonts.ts"

/**
 * If the page did not wait for the fonts (document/load-fonts.ts), or they missed the first paint, applies them wherever
 * nothing moves. The canvas draws with the same fonts as the page, so a text's width tells which were used. Making one takes
 * some milliseconds, and on a fast link a page has loaded before its first frame: the timer lets that come first.
 */
addEventListener("load", () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D
      const [own, other] = [root.className && "Hanken,", ""].map((family) => {
        pen.font = `9px ${family}monospace`
        return pen.measureText("i").width
      })
      if (own === other) import(/* @vite-ignore */ swapFonts)
    }),
  ),
)

/** Keeps the year current if the page was built last year. */
const year = document.querySelector("[data-year]") as HTMLElement
year.textContent = `${new Date().getFullYear()}`

/** Removes an expired draft, on every page. */
try {
  const { savedAt } = JSON.parse(localStorage.getItem(draftStorageKey) as string)
  if (Math.abs(Date.now() - savedAt) > draftLifetimeMs) localStorage.removeItem(draftStorageKey)
} catch {
  // There is no draft, or storage is disabled.
}
