import { createSign, generateKeyPairSync } from "node:crypto"

/**
 * A self-signed certificate for 127.0.0.1 (RFC 5280) and its key, as PEM. Node creates keys and signatures but not
 * certificates, and not every machine has openssl.
 * @param days until it expires
 * @param host another name that it is for
 */
export function createCertificate(
  days = 1,
  host = "test.invalid",
): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const name = sequence(tagged(0x31, sequence(oid("550403"), tagged(0x0c, Buffer.from("mail server")))))
  const alternativeName = sequence(
    oid("551d11"),
    tagged(0x04, sequence(tagged(0x87, Buffer.from([127, 0, 0, 1])), tagged(0x82, Buffer.from(host)))),
  )
  const day = 86_400_000
  const toBeSigned = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(Date.now() - day), utcTime(Date.now() + days * day)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(alternativeName)),
  )
  const signature = createSign("SHA256").update(toBeSigned).sign(privateKey)
  const certificate = sequence(
    toBeSigned,
    ecdsaWithSha256,
    tagged(0x03, Buffer.concat([Buffer.from([0]), signature])),
  )
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n")
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

/** DER: a tag, the length, the content (X.690). */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts))
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, "hex"))
const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"))

function utcTime(time: number): Buffer {
  return tagged(0x17, Buffer.from(`${new Date(time).toISOString().replace(/\D/g, "").slice(2, 14)}Z`))
}
