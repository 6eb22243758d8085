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

/**
 * The draft of a message is kept for a day (islands/draft.ts); any page takes away what is older. Its key stands here
 * again, because a script shared with the form would be one more request on every page.
 */
try {
  const { savedAt } = JSON.parse(localStorage.getItem("contact-draft") ?? "{}")
  if (Date.now() - savedAt > 86_400_000) localStorage.removeItem("contact-draft")
} catch {
  // Storage is switched off, so nothing is kept.
}

export {}
