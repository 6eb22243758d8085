import { Refusal } from "./refusal.ts"

/** A larger body is answered with 413. */
const bodyLimit = 16 * 1024

/** A body that arrives in more parts is refused too: 16,384 of one byte each kept the server busy for 34 ms. */
const partsLimit = 1024

type BodyFormat = "json" | "form"

/**
 * Refuses `text/plain`, because a page of any origin can send it without a preflight, and compressed bodies, because their
 * real size is unknown.
 */
export function bodyFormat(headers: Headers): BodyFormat {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";")
  const charset = parameters
    .map((text) => text.split("=").map((part) => part.trim()))
    .find(([name]) => name === "charset")?.[1]
  const encoding = headers.get("content-encoding") ?? "identity"
  const readable = [undefined, "utf-8", '"utf-8"'].includes(charset) && encoding.toLowerCase() === "identity"
  if (readable && type.trim() === "application/json") return "json"
  if (readable && type.trim() === "application/x-www-form-urlencoded") return "form"
  throw new Refusal("unsupported_media_type")
}

/** Reads the body as UTF-8 and stops at the limit. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) throw new Refusal("body_too_large")
  // Not a growing string, which keeps 30 bytes for each part, and a part may be a single byte.
  const bytes = new Uint8Array(bodyLimit)
  let length = 0
  let parts = 0
  try {
    for await (const part of request.body ?? []) {
      if (length + part.length > bodyLimit || ++parts > partsLimit) throw new Refusal("body_too_large")
      bytes.set(part, length)
      length += part.length
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length))
  } catch (error) {
    // Not UTF-8, or the connection broke.
    throw error instanceof Refusal ? error : new Refusal("invalid_body")
  }
}

/** The fields of a body, as own properties only. */
export function decodeBody(format: BodyFormat, text: string): Readonly<Record<string, unknown>> {
  return format === "form" ? decodeForm(text) : decodeJson(text)
}

function decodeJson(text: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Refused like anything else that is no object.
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refusal("invalid_body")
  return { ...value }
}

/** A form sends every line break as CR LF; the visitor wrote LF (https://html.spec.whatwg.org/#concept-textarea-api-value). */
function decodeForm(text: string): Readonly<Record<string, unknown>> {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) fields[name] ??= value.replaceAll("\r\n", "\n")
  return fields
}
