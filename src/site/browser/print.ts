/** The flyer's button opens the browser's own dialog, where the visitor prints or saves a PDF. */
document.querySelector("[data-print]")?.addEventListener("click", () => print())
