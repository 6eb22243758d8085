import { drawPng } from "../../build/draw-png.ts"
import { favicon } from "../document/icons.ts"

/**
 * No page links to it. Safari before 26 cannot show the SVG icon and requests this address by itself, as does every
 * browser for addresses that are not pages, such as a picture's.
 */
export const GET = async () => new Response(iconFile(await drawPng(favicon()), 32))

/** A Windows icon file of one PNG (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
function iconFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, size)
  header.setUint8(7, size)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.length, true)
  header.setUint32(18, header.byteLength, true)
  return new Uint8Array([...new Uint8Array(header.buffer), ...png])
}
