/** One mail, ready to be put into MIME. Every address in it has passed the e-mail rule; names hold no line breaks. */
export interface Mail {
  /** The row's id; file names and logs use it. */
  readonly id: string
  /** With its angle brackets; the same however often the mail is tried. */
  readonly messageId: string
  readonly date: Date
  readonly from: Mailbox
  readonly to: string
  readonly replyTo: Mailbox
  readonly subject: string
  readonly text: string
  /** Language of what the visitor wrote. */
  readonly language: string
}

export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /**
   * Resolves when the mail was taken over by whoever is responsible next; otherwise rejects, with a
   * `DeliveryError` where the reason is known.
   *
   * @param signal ends the attempt
   * @param takeTurn is waited for before the hand-over, from which on nobody may know whether the mail arrived
   */
  send(mail: Mail, signal: AbortSignal, takeTurn?: TakeTurn): Promise<void>
  /** No more mails for now: lets go of what was kept for the next one. */
  close(): Promise<void>
}

export type TakeTurn = () => Promise<void>

/** `permanent`: the same mail will be refused again until somebody changes something; retried slowly all the same. */
export type FailureKind = "temporary" | "permanent"

interface Failure {
  readonly kind: FailureKind
  /** Short and of a fixed vocabulary, for logs: `AUTH 535`. */
  readonly code: string
  /** The operator has to act: a wrong password, a certificate, a server without TLS. */
  readonly alarm?: boolean
  /** The mail was handed over and no answer came: the next attempt may make a copy (RFC 1047). */
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
