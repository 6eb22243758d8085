import { existsSync } from "node:fs"
import { join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")

/**
 * Which suites of tests/server, or elsewhere under tests, run against a fault in a file, the likeliest first. The first
 * pattern that matches counts. A test beside the file comes before them, and Playwright's come last.
 */
const suites: readonly (readonly [file: RegExp, names: string])[] = [
  [/contact\/(answer-page|form)-words/, "../src/contact/wording"],
  [/contact\/access/, "contact-call config"],
  [/contact\/(answer-page\.|answer-page-style|site-tokens)/, "build/answer-page form-post"],
  [/contact\/message\./, "contact-call"],
  [/contact\/handler/, "form-post contact-call abuse outage"],
  [/contact\/(mail\.|identity|message|suspicion|turns)/, ""],
  [/contact\/mailer/, "../src/contact/deliver delivery"],
  [/contact\/(deliver|delivery-loop)/, "delivery clock-steps edge/delivery"],
  [/contact\/digest/, "digest"],
  [/contact\/(archive|store)/, "store"],
  [/contact\/refusal-log/, "abuse hostile-clients"],
  [/contact\/once-a-minute/, "../src/contact/handler abuse"],
  [/contact\//, "form-post contact-call abuse"],
  [/adapters\/(config-values|contact-config)/, "config"],
  [/adapters\/headers/, "contact-call pages build/security"],
  [/adapters\/office/, "contact-call form-post pages"],
  [/adapters\/client-address/, "abuse"],
  [/adapters\/mime/, "../src/contact/mail delivery"],
  [/adapters\/postgres-rate/, "postgres-rate-limiter"],
  [/(postgres|sqlite)-restore/, "keeping"],
  [/(postgres|sqlite)-archive/, "store messages keeping"],
  [/adapters\/postgres-migrations/, "store outage postgres-rate-limiter upgrade"],
  [/adapters\/postgres/, "store outage standby"],
  [/adapters\/smtp/, "mail-server-manners delivery"],
  [/server\/(byte-range|content-coding|resources|pages)/, "pages"],
  [/server\/(web-request|connections)/, "pages abuse hostile-clients"],
  [/server\/health/, "abuse outage process"],
  [/server\/web-server/, "pages abuse contact-call hostile-clients process restart delivery"],
  [/server\/app/, "pages abuse contact-call hostile-clients process"],
  [/server\/build-record/, "process build/launch-check"],
  [/server\/main/, "process log"],
  [/server\/log/, "log process"],
  [/server\/store/, "store messages abuse postgres-rate-limiter keeping"],
  [/server\/(config|mailer|file-mailer)/, "config delivery digest process"],
  [/server\/sqlite-database/, "store upgrade"],
  [/server\/sqlite-locks/, "store keeping"],
  [/server\/sqlite-(store|worker)/, "store process"],
  [/server\/sqlite/, "store"],
  [/cli\/launch-items/, "launch-items"],
  [/cli\/launch-check/, "build/launch-check process"],
  [/cli\/(built-site|live-)/, "build/launch-check"],
  [/cli\/(formats|office-time)/, ""],
  [/cli\/(backup-file|keeping)/, "keeping messages"],
  [/cli\/delivery/, "digest messages"],
  [/cli\//, "messages"],
  [/site\/format/, "../src/site/components/office-hours"],
  [/browser\/conversions/, "e2e/conversions"],
  [/browser\/every-page/, "e2e/menu e2e/hours e2e/draft e2e/zoom e2e/first-paint engines/menu"],
  [/browser\/hydrate/, "e2e/contact-form e2e/draft"],
  [/browser\/(last-updated|office-hours)/, "e2e/hours e2e/heard-pages"],
  [/browser\/not-found/, "e2e/navigation"],
  [/browser\/print/, "e2e/flyer"],
  [/browser\/swap-fonts/, "e2e/first-paint engines/pages"],
  [/islands\/draft-storage/, ""],
  [/islands\/(draft|use-draft)/, "e2e/draft e2e/heard"],
  [
    /islands\/use-submission/,
    "e2e/contact-form e2e/sending e2e/heard e2e/heard-pages e2e/draft e2e/conversions",
  ],
  [/islands\/Toast/, "e2e/sending e2e/zoom e2e/heard-pages e2e/contact-form"],
  [/islands\//, "e2e/contact-form e2e/sending e2e/heard e2e/heard-pages e2e/draft"],
]

/** Paths of the test files that run against a fault in `file`. */
export function testsOf(file: string): string[] {
  const [, names = ""] = suites.find(([pattern]) => pattern.test(file)) ?? []
  const others = names
    .split(" ")
    .map((name) => (name.includes("/") ? name : `server/${name}`))
    .map((name) => join("tests", `${name}.${/^e2e|^engines/.test(name) ? "spec" : "test"}.ts`))
  return [file.replace(/\.tsx?$/, ".test.ts"), ...others].filter((test) => existsSync(join(root, test)))
}
