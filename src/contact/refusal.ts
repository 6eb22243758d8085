import type { FieldProblems } from "./message.ts"

/** The HTTP status of each reason to refuse a request. */
export const statusOf = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  cross_origin: 403,
  unauthorized: 401,
  body_too_large: 413,
  invalid_body: 400,
  invalid_fields: 400,
  invalid_idempotency_key: 400,
  idempotency_conflict: 422,
  rate_limited: 429,
  not_stored: 503,
  not_confirmed: 503,
  internal_error: 500,
} as const

export type ErrorCode = keyof typeof statusOf

interface RefusalDetails {
  readonly problems?: FieldProblems
  readonly retryAfterSeconds?: number
  /** Whether the overall limit is used up, so that everybody has to wait. */
  readonly overall?: boolean
}

/** Thrown to refuse a request. Rendered in answer.ts. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly problems: FieldProblems | undefined
  readonly retryAfterSeconds: number | undefined
  readonly overall: boolean

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.problems = details.problems
    this.retryAfterSeconds = details.retryAfterSeconds
    this.overall = details.overall ?? false
  }
}
