import { existsSync } from "node:fs"
import { join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")

/**
 * Which suites of tests/server, or elsewhere under tests, run against a fault in a file, the quickest first. The first
 * pattern that fits counts. A test beside the file comes before them.
 */
const suites: readonly (readonly [RegExp, string])[] = [
  [/contact\/(email|identity|message|suspicion|turns|access)/, ""],
  [/contact\/(deliver|delivery-loop|mailer)/, "delivery clock-steps mail-server-manners process"],
  [/contact\/digest/, "digest"],
  [/contact\/(archive|store)/, "store messages contact-call"],
  [/contact\//, "form-post contact-call abuse hostile-clients"],
  [
    /adapters\/(config-values|contact-config|office|headers)/,
    "config form-post contact-call pages process edge/contact-function",
  ],
  [/adapters\/(client-address|mime)/, "pages abuse"],
  [/adapters\/postgres-rate/, "postgres-rate-limiter"],
  [/adapters\/postgres-(archive|restore)/, "messages digest keeping"],
  [/adapters\/postgres/, "store contact-call messages outage clock-steps keeping"],
  [/adapters\/smtp/, "delivery mail-server-manners digest edge/delivery"],
  [/server\/(byte-range|content-coding|resources|pages)/, "pages"],
  [/server\/(web-request|connections|refusals)/, "pages abuse hostile-clients contact-call"],
  [
    /server\/(app|web-server|health)/,
    "pages abuse form-post contact-call delivery hostile-clients process outage restart",
  ],
  [/server\/(main|build-record|log)/, "log process restart"],
  [/server\/(config|mailer|file-mailer)/, "config delivery digest process"],
  [/server\/sqlite-(archive|restore)/, "messages digest keeping"],
  [/server\/(sqlite|store)/, "store contact-call messages clock-steps keeping"],
  [/cli\/(launch-items)/, "launch-items build/launch-check"],
  [/cli\/(launch-check|built-site|live-site)/, "build/launch-check process"],
  [/cli\/(backup-file|keeping)/, "keeping messages"],
  [/cli\/delivery/, "digest messages"],
  [/cli\//, "messages digest keeping"],
]

export function testsOf(file: string): string[] {
  const [, names = ""] = suites.find(([pattern]) => pattern.test(file)) ?? []
  const others = names
    .split(" ")
    .map((name) => `tests/${name.includes("/") ? name : `server/${name}`}.test.ts`)
  return [file.replace(/\.tsx?$/, ".test.ts"), ...others].filter((test) => existsSync(join(root, test)))
}
