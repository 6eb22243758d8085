import { business } from "../../../business.ts"
import { formatList, formatPeriod } from "../../format.ts"
import { companies } from "../firm.ts"
import type { PrivacyCopy } from "../shape.ts"

const { messageDays, backupDays, accessLogDays } = business.retention
const { whatsapp, bookingUrl } = business
const either = (...items: (string | undefined)[]) => formatList(items, "en", "or")
const companyNames = formatList(companies, "en")
const period = (days: number) => formatPeriod(days, "en")

export const privacy: PrivacyCopy = {
  head: {
    title: `Privacy Policy | ${business.name}`,
    description:
      "What this website learns about you, where your message goes, who can see it, how long it is kept and how to have it deleted, in plain words.",
    card: "What we know about you, and why.",
  },
  hero: {
    title: "Privacy Policy",
    lead: "You can read this whole site without giving us your name. If you write to us, here’s what happens to your message.",
  },
  lastUpdated: "Last updated:",
  effective: "Effective:",
  contentsLabel: "In This Policy",
  sections: {
    introduction: {
      title: "Introduction",
      body: [
        `This policy covers this website, run by ${business.name}${companyNames && `, the trade name of ${companyNames}`} (“we”), and what you tell us when you use it to get in touch.`,
        "It doesn’t cover a loan application or a real estate contract. If you get a loan or another financial product from us, you’ll receive the separate privacy notice that the federal Gramm-Leach-Bliley Act requires.",
      ],
    },
    informationCollected: {
      title: "Information We Collect",
      body: [
        "What we’re told:",
        [
          "In the contact form: your name, your email address, your message and, if you choose, your phone number. We store them with the date, time and page language.",
          `If you ${either("call", "email", whatsapp && "chat on WhatsApp", "schedule a consultation")}: your name, if it’s shown, your number or email address, and what you tell us.`,
          "If someone introduces you to us: your name and how to reach you. We use this only to contact you. You can tell us to stop.",
        ],
        "What the site needs to work:",
        [
          "A draft of your message and the versions you tried to send, kept in your browser’s local storage. Each version has a random number, so that we don’t store the same message twice. All of this is deleted when your message is sent. If the message isn’t sent, the draft expires after one day and is deleted the next time you open a page here.",
          "Your IP address, which identifies your connection. Our form keeps it for a few minutes, only to limit abuse, and never with your message. Our hosting company’s access logs can contain it too.",
          "Our server’s logs: when a message came in, whether it was forwarded, and any errors. They don’t contain its text or your IP address.",
        ],
        "Please don’t send Social Security numbers, account numbers or documents by form, email or chat.",
      ],
    },
    use: {
      title: "How We Use Information",
      body: [
        [
          "To answer you and do what you ask.",
          "To keep the records that lending and real estate laws require.",
          "To keep the site running and to stop abuse. A message that looks like spam is marked, but a person decides what to do with it.",
        ],
        "We use the phone number from the form only to reply to your message.",
      ],
    },
    sharing: {
      title: "How We Share Information",
      body: [
        "We don’t sell your personal information. What you send by form or email goes only to:",
        [
          "The agents, loan officers and staff in our office who handle your request.",
          "The companies that run our hosting, database and email, for that work only.",
          "Authorities or courts, if the law requires it.",
        ],
        "Anyone else, such as an inspector or an attorney, gets your details only if you ask us to pass them on.",
      ],
    },
    dataSecurity: {
      title: "Data Security",
      body: [
        "Your message travels to this site over an encrypted connection, is stored in our database and is delivered to the office by email. Only the people who need it have access.",
        "No system is perfectly safe, and email can pass through servers that aren’t ours. If a breach affects you, we’ll notify you as the law requires.",
        "How long we keep things:",
        [
          `Your message, in our database and in our mailbox: ${period(messageDays)}, or longer where lending or real estate laws require it. Then it’s deleted.`,
          `Backups: up to ${period(backupDays)}. A deleted message can stay in a backup until then.`,
          `Our hosting company’s access logs: up to ${period(accessLogDays)}.`,
        ],
      ],
    },
    rights: {
      title: "Your Rights",
      body: [
        "Wherever you live, you may ask us:",
        [
          "For a copy of what we have about you",
          "To correct it",
          "To delete it, unless a law requires us to keep it",
          "To stop contacting you",
        ],
        "Write or call. It’s free, and it won’t change how we treat you. We may ask you to confirm that the request is yours.",
      ],
    },
    cookies: {
      title: "Cookies",
      body: [
        "Our server sets no cookies. The draft of your message is kept in local storage, which stays in your browser and isn’t sent to us when you open a page. You can delete it in your browser’s settings.",
      ],
    },
    thirdPartyLinks: {
      title: "Third-Party Links",
      body: [
        `Some links open services that aren’t ours, such as ${formatList([whatsapp && "WhatsApp", bookingUrl && "the booking page", "your phone and email apps"], "en")}. Each has its own privacy policy. They get nothing about you from this site until you open the link.`,
        "One exception: the flyer page shows a QR code made by an outside image service. To load it, your browser gives that service your IP address and technical details.",
      ],
    },
    children: {
      title: "Children Under 18",
      body: [
        "Our services are not directed to people under 18, and we don’t knowingly collect information from them. If a minor has written to us, tell us and we’ll delete the message.",
      ],
    },
    policyChanges: {
      title: "Changes to This Policy",
      body: ["Before this site does anything new with your information, this policy will say so."],
    },
    contact: {
      title: "Contact Us",
      body: ["Questions about this policy, or a request about your information?"],
    },
  },
  advertising: {
    configured: {
      sharing: [
        "We advertise through Google, which learns of your visit and that you got in touch, but we never send it your message. What it receives is listed under Cookies.",
      ],
      cookies: [
        `Google’s advertising script does set cookies, under this site’s name (_gcl_au and others) and its own. It counts how many visits from an ad lead to a message or a click to ${either("call", whatsapp && "chat", "email", "schedule a consultation")}.`,
        "Google receives the page’s address and title, the page before it, the identifiers of the click and in its cookies, your IP address and technical details; for each event, we add a label and a value. We never send your name, your contact details or your message. Personalized advertising and analytics storage are switched off.",
        "To opt out, turn on Global Privacy Control in your browser, and the script isn’t loaded at all. You can also block or delete cookies in your browser, or change what Google does with ads at myadcenter.google.com.",
      ],
    },
    notConfigured: { cookies: ["This site loads no ads or programs that measure visits (analytics)."] },
  },
  reachUs: { before: "Call ", between: " or write to ", after: "." },
}
