import { business } from "../../../business.ts"
import type { ContactCopy } from "../shape.ts"

const { city } = business.address

export const contact: ContactCopy = {
  head: {
    title: `Contact Our ${city} Office | ${business.name}`,
    description: `Write, call, chat or book a time with our office in ${city}, Georgia. Office hours, phone, WhatsApp and email. We answer within ${business.responseHours} hours.`,
    card: "Knock on either door.",
  },
  hero: {
    title: "Knock on either door.",
    lead: `Write, call, chat or book a time. If you write, we answer within ${business.responseHours} hours.`,
  },
  form: {
    title: "Send Us a Message",
    labels: { name: "Name", email: "Email", phone: "Phone", message: "Message" },
    optional: "(optional)",
    hints: {
      phone: "We use your number only to reply to this message.",
      message: "Please do not send Social Security or account numbers.",
    },
    submit: "Send Message",
    submitting: "Sending...",
    privacy: { before: "What happens to what you send: ", link: "Privacy Policy", after: "." },
    errorSummary: "There is a problem",
    closeNotice: "Close this notice",
    sent: {
      title: "We have your message.",
      text: `It is stored and on its way to the office, which answers within ${business.responseHours} hours.`,
    },
    failed: {
      title: "Your message was not sent.",
      text: {
        before: "What you wrote is still in the form. Please try again, call ",
        between: " or write to ",
        after: ".",
      },
    },
    offline: {
      title: "You are offline.",
      text: "What you write stays here. When the connection is back, press “Send Message”.",
      meanwhile: { before: "The phone works without it: call ", between: ". Our mail is ", after: "." },
    },
    backOnline: "You are back online. Press “Send Message” when you are ready.",
    draftRestored: {
      text: "Here is what you had begun to write. It was kept in this browser only, and is dropped after a day.",
      erase: "Erase it",
    },
  },
  card: {
    title: "Contact Information",
    phone: "Phone",
    chat: "WhatsApp",
    chatAction: "Chat on WhatsApp",
    email: "Email",
    address: "Office",
  },
  booking: {
    title: "Schedule a Consultation",
    text: "Pick a day and a time on our booking page.",
    action: "Choose a Time",
  },
  steps: {
    title: "What happens next",
    items: [
      { who: "You", does: "tell us in a few lines what you are planning and which language you prefer." },
      {
        who: "The office",
        does: `reads it and answers within ${business.responseHours} hours, by email or by phone.`,
      },
      {
        who: "An agent or a loan officer",
        does: "sets a time with you and tells you what to have at hand.",
      },
    ],
  },
}
