import { errorSummary } from "../../../contact/form-words.ts"
import type { FormNotices } from "../shape.ts"

export const formNotices: FormNotices = {
  errorSummary: errorSummary.en,
  begun: "We’ve started your message. You can change it.",
  closeNotice: "Close this notice",
  sent: {
    title: "We have your message.",
    text: "Saved, and on its way to our inbox.",
  },
  failed: {
    title: "Your message was not sent.",
    text: "What you wrote is still in the form.",
  },
  tryAgain: "Please try again.",
  offline: { title: "You’re offline.", text: "Your text stays here." },
  unanswered: {
    title: "We can’t tell whether your message arrived.",
    text: "What you wrote is still in the form. Send it again unchanged: we’ll get it only once.",
  },
  reachUs: { before: "You can also call ", between: " or write to ", after: "." },
  backOnline: "You’re back online. You can send your message now.",
  draftRestored: {
    text: "Here’s what you started to write. It’s saved in this browser. After one day, it’s deleted the next time you open this site.",
    erase: "Delete it",
  },
}
