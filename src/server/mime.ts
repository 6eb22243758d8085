import MailComposer from "nodemailer/lib/mail-composer"
import type { Mail } from "../contact/mailer.ts"

/**
 * The mail as bytes on the wire, with CR LF. The text is sent in base64, which keeps every character and every
 * line break as the visitor wrote it and every line short.
 */
export async function renderMime(mail: Mail): Promise<Uint8Array> {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    text: mail.text,
    textEncoding: "quoted-printable",
    headers: { "Content-Language": mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const node = composer.compile()
  return await node.build()
}
