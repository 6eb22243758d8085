import type { Language } from "../languages.ts"

/** One mail, ready to be rendered as MIME. All addresses are valid, and names contain no line breaks. */
export interface Mail {
  /** The message's id, used in file names and logs. */
  readonly id: string
  /** Including angle brackets. The same on every attempt. */
  readonly messageId: string
  readonly date: Date
  readonly from: Mailbox
  readonly to: string
  readonly replyTo: Mailbox
  readonly subject: string
  readonly text: string
  /** Language of what the visitor wrote. */
  readonly language: Language
}

interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail or the file is written. Otherwise rejects, with a `DeliveryError`
   * if the reason is known.
   *
   * @param signal ends the attempt. A mailer that writes files ignores it
   * @param takeTurn awaited before the hand-over, after which it may be unknown whether the mail arrived. A file's is always known
   */
  send(mail: Mail, signal: AbortSignal, takeTurn?: TakeTurn): Promise<void>
  /** Closes a connection kept for the next mail. */
  close(): Promise<void>
}

export type TakeTurn = () => Promise<void>

/** `permanent`: the mail will be refused until somebody changes something. It is still retried, but less often. */
export type FailureKind = "temporary" | "permanent"

interface Failure {
  readonly kind: FailureKind
  /** Short, for logs: `AUTH 535`. */
  readonly code: string
  /** The operator must act: a wrong password, a bad certificate, a server without TLS. */
  readonly alarm?: boolean
  /** The mail was handed over but no answer came, so the next attempt may create a duplicate (RFC 1047). */
  readonly ambiguous?: boolean
}

export class DeliveryError extends Error {
  readonly kind: FailureKind
  readonly code: string
  readonly alarm: boolean
  readonly ambiguous: boolean

  constructor(message: string, { kind, code, alarm = false, ambiguous = false }: Failure) {
    super(message)
    this.name = "DeliveryError"
    this.kind = kind
    this.code = code
    this.alarm = alarm
    this.ambiguous = ambiguous
  }
}
