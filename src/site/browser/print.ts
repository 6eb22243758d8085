/** Opens the browser's print dialog, which also saves PDFs. */
document.querySelector("[data-print]")?.addEventListener("click", () => print())
