import { business } from "../../../business.ts"
import { hints, labels, optional } from "../../../contact/form-words.ts"
import type { ContactCopy } from "../shape.ts"

const { city, regionName } = business.address

export const contact: ContactCopy = {
  head: {
    title: `Contact Our ${city} Office | ${business.name}`,
    description: `Call or write our office in ${city}, ${regionName}, or schedule a consultation. We answer within ${business.responseHours} hours.`,
    card: "Call or write us.",
  },
  hero: {
    title: "Call or write us.",
    lead: `We reply within ${business.responseHours} hours, even when we’re closed.`,
  },
  form: {
    title: "Send Us a Message",
    labels: labels.en,
    optional: optional.en,
    hints: hints.en,
    submit: "Send Message",
    submitting: "Sending...",
    privacy: { before: "Our ", link: "Privacy Policy", after: " says what happens to your message." },
  },
  beginnings: {
    "find-a-home": "I’d like to find a home.",
    "list-a-property": "I’d like to sell a property.",
    "pre-approval": "I’d like to get pre-approved.",
    "payment-estimate": "I’d like a payment estimate.",
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
    text: "Choose a day and time on the booking page.",
    details: "Wondering where, how long or how much? Ask us first.",
    action: "Choose a Time",
  },
  steps: {
    title: "What Happens Next",
    items: [
      { who: "You", does: "write to us about your plans, in English or Spanish." },
      { who: "We", does: "read your message and answer by email or phone." },
      { who: "An agent or a loan officer", does: "sets a time to talk and tells you what to have ready." },
    ],
  },
}
