import { encode } from "uqr"
import { qrCode, qrCodeImage } from "../links.ts"
import styles from "./QrCode.module.css"

interface QrCodeProps {
  readonly address: string
  /** Text alternative for the picture. */
  readonly label: string
}

/**
 * A QR code from the external service that the specification requires, over one drawn at build time. If the service
 * is slow, down or blocked, the code beneath it is shown and printed.
 */
export function QrCode({ address, label }: QrCodeProps) {
  const { data, size } = encode(address, { ecc: qrCode.ecc, border: qrCode.quietZone })
  // In relative steps, whose few patterns compress to half of what coordinates take.
  const rows = data.map((row) => row.map((isDark) => (isDark ? "h1v1h-1zm1 0" : "m1 0")).join(""))
  const modules = `M0 0${rows.join(`m-${size} 1`)}`
  return (
    <div className={styles["code"]}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path d={modules} />
      </svg>
      {/*
        Without a height of its own: a sized picture that fails is drawn as a broken one, over the code beneath.
        Lazy, because print() waits for the load event (HTML, printing steps), which a hanging service would hold up.
      */}
      <img
        src={qrCodeImage(address, 600)}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
