import type { Mail } from "../contact/mailer.ts"

/**
 * Renders the mail as MIME. The text is always quoted-printable: it keeps every character and short lines, is readable in
 * the file and, unlike base64, does not look like spam. Every line break becomes CR LF, because a mail must not contain a
 * lone CR or LF (RFC 5322, section 2.3).
 */
export async function renderMime(mail: Mail): Promise<Uint8Array> {
  // Loaded only when the first mail is sent.
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer")
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    text: {
      content: mail.text.replace(/\r\n?|\n/g, "\r\n"),
      contentTransferEncoding: "quoted-printable",
    },
    headers: { "Content-Language": mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const node = composer.compile()
  return await node.build()
}
