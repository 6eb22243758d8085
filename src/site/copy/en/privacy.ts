import { business } from "../../../business.ts"
import type { PrivacyCopy } from "../shape.ts"

export const privacy: PrivacyCopy = {
  head: {
    title: `Privacy Policy | ${business.name}`,
    description:
      "What this website learns about you, where your message goes, who can see it, how long it is kept and how to have it deleted, in plain words.",
    card: "What we know about you, and why.",
  },
  hero: {
    title: "Privacy Policy",
    lead: "You can read this whole site without telling us who you are. If you write to us, this is what happens to your words.",
  },
  lastUpdated: "Last updated:",
  effective: "Effective:",
  contentsLabel: "In this policy",
  sections: {
    introduction: {
      title: "Introduction",
      body: [
        `This policy covers this website, run by ${business.name} (“we”), and the messages you send through it.`,
        "It does not cover a loan application or a real estate contract. If you become a customer for a financial product, you receive the separate privacy notice that the federal Gramm-Leach-Bliley Act requires.",
      ],
    },
    informationCollected: {
      title: "Information We Collect",
      body: [
        "What you give us in the contact form:",
        [
          "your name, your email address and your message",
          "your phone number, if you choose to add it",
          "the language of the page and the time you wrote",
        ],
        "What the site handles so that it works:",
        [
          "A draft of your message, kept in your own browser’s local storage together with a random number that keeps one message from being stored twice. It is used for one day at most: it is erased when your message is sent, and an older one is erased when you next open any page here.",
          "Your IP address, used for a short time to limit abuse of the form.",
          "Technical logs of our server: when something was requested or went wrong, and the result. They do not contain the text of your message.",
        ],
        "Please do not send Social Security numbers, account numbers or documents through the form.",
      ],
    },
    use: {
      title: "How We Use Information",
      body: [
        [
          "To answer you and to provide what you ask for.",
          "To keep the records that the law requires of lenders, mortgage brokers and real estate brokers.",
          "To keep the site running and to stop abuse. A message that looks like spam is marked for the office; a person still decides.",
        ],
        "We use the phone number from the form only to reply to that message.",
      ],
    },
    sharing: {
      title: "How We Share Information",
      body: [
        "We do not sell your personal information. Only these see your message, and only for the purposes above:",
        [
          "The people in our office, on the real estate side and on the mortgage side, who deal with your request.",
          "The companies that run our hosting, our database and our email for us.",
          "Authorities or courts, where the law requires it.",
        ],
        "Anyone else, such as an inspector or an attorney, receives your details only when you ask us to pass them on.",
      ],
    },
    dataSecurity: {
      title: "Data Security",
      body: [
        "Your message travels to this site over an encrypted connection, is stored in our database and is delivered by email to the office. Access is limited to those who need it.",
        "No system is perfectly safe, and email can pass through servers that are not ours. If a breach affects you, we tell you as the law requires.",
        "We keep a message as long as we need it to answer and serve you, and after that as long as record-keeping laws for lenders and brokers require. Then it is deleted.",
      ],
    },
    rights: {
      title: "Your Rights",
      body: [
        "Whatever state you live in, you may ask us:",
        [
          "what we hold about you, and for a copy of it",
          "to correct it",
          "to delete it, unless a law requires us to keep it",
          "to stop contacting you",
        ],
        "Write or call. We may ask you to confirm that the message came from you. Asking costs nothing and changes nothing in how we treat you.",
      ],
    },
    cookies: {
      title: "Cookies",
      body: [
        "We set no cookies of our own. The draft of your message is kept in local storage, which stays in your browser and is not sent along with your requests. You can erase it in your browser’s settings.",
      ],
    },
    thirdPartyLinks: {
      title: "Third-Party Links",
      body: [
        "Some links lead to services that are not ours and have their own privacy policies, such as WhatsApp, our booking page, and your own phone and mail programs. They receive nothing about you from this site until you follow the link.",
        "One exception: the flyer page shows a QR code drawn by an outside image service. That service sees the request for the picture, including your IP address.",
      ],
    },
    children: {
      title: "Children Under 18",
      body: [
        "Our services are not directed to people under 18, and we do not knowingly collect information from them. If a minor has written to us, tell us and we will delete the message.",
      ],
    },
    policyChanges: {
      title: "Changes to This Policy",
      body: [
        "When this site starts to do something new with your information, this policy says so before it does.",
      ],
    },
    contact: {
      title: "Contact Us",
      body: ["Questions about this policy, or a request about your information?"],
    },
  },
  advertising: {
    configured: [
      "We advertise through Google. Google’s advertising script is loaded on this site to count how many visits from an ad lead to a message, a call, a chat, an email or a booking. We send it a label and a value for such an event, never your name, your address, your number or your message.",
      "With the script’s requests, Google receives your IP address and technical details of your browser, and it may set or read its own cookies. Personalized advertising and analytics storage are switched off in it.",
      "If your browser sends the Global Privacy Control signal, the script is not loaded at all.",
    ],
    notConfigured: ["This site loads no advertising or analytics script."],
  },
  reachUs: { before: "Call ", between: " or write to ", after: "." },
}
