/** Opens the browser's print dialog, which also saves PDFs. */
document.querySelector("[data-print]")?.addEventListener("click", () => print())

const picture = document.querySelector<HTMLImageElement>("article img")
// WebKit draws a picture that failed as a broken one, over the QR code beneath. It stays in the page, because the
// specification wants it there. It may have failed before this script came.
const giveWay = () => picture?.style.setProperty("opacity", "0")
if (picture?.complete && !picture.naturalWidth) giveWay()
picture?.addEventListener("error", giveWay)

export {}
