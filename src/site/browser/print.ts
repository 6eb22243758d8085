/** Opens the browser's print dialog, which also saves PDFs. */
document.querySelector("[data-print]")?.addEventListener("click", () => print())

const picture = document.querySelector<HTMLImageElement>("article img")
// WebKit draws a picture that failed as a broken one, over the QR code beneath. It may have failed before this script came.
if (picture?.complete && !picture.naturalWidth) picture.remove()
picture?.addEventListener("error", () => picture.remove())

export {}
