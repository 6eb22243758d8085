import { domainOf } from "../contact/mail.ts"
import type { Mailer, TakeTurn } from "../contact/mailer.ts"
import { renderMime } from "./mime.ts"
import { createSmtpConnection, type SmtpConnection, type SmtpMail } from "./smtp-connection.ts"
import { SmtpError, toDeliveryError } from "./smtp-errors.ts"
import type { SmtpServer } from "./smtp-server.ts"

/**
 * Keeps its connection open for the next mail. If a kept connection fails before the mail was handed over, for example
 * because the server has closed it or limits mails per connection, the mail is tried again on a new one.
 */
export function createSmtpMailer(server: SmtpServer): Mailer {
  let kept: SmtpConnection | undefined
  const sendOn = async (
    connection: SmtpConnection,
    mail: SmtpMail,
    signal: AbortSignal,
    takeTurn: TakeTurn,
  ) => {
    const abort = () => connection.fail(new SmtpError("ETIMEDOUT", "timed out"))
    signal.addEventListener("abort", abort)
    if (signal.aborted) abort()
    try {
      await connection.send(mail, takeTurn)
      if (connection.isReady) kept = connection
      else connection.quit()
    } catch (error) {
      connection.fail(error as Error)
      throw error
    } finally {
      signal.removeEventListener("abort", abort)
    }
  }
  return {
    async send(mail, signal, takeTurn = async () => {}) {
      const { from, to } = mail
      const rendered = { from: from.address, to, mime: new TextDecoder().decode(await renderMime(mail)) }
      const domain = domainOf(from.address)
      for (;;) {
        const reused = kept
        kept = undefined
        const connection = reused ?? createSmtpConnection(server, domain)
        try {
          return await sendOn(connection, rendered, signal, takeTurn)
        } catch (error) {
          if (!reused || connection.wasHandedOver || signal.aborted)
            throw toDeliveryError(error, connection.wasHandedOver)
        }
      }
    },
    async close() {
      kept?.quit()
      kept = undefined
    },
  }
}
