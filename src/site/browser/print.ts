/** Opens the browser's print dialog, which also saves PDFs. */
document.querySelector("[data-print]")?.addEventListener("click", () => print())

// WebKit draws a picture that failed as a broken one, over the QR code beneath.
document.querySelector("article img")?.addEventListener("error", ({ target }) => (target as Element).remove())
