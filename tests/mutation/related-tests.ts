import { existsSync } from "node:fs"
import { join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")

/**
 * Which suites of tests/server, or elsewhere under tests, run against a fault in a file, the likeliest first. The first
 * pattern that matches counts. A test beside the file comes before them.
 */
const suites: readonly (readonly [file: RegExp, names: string])[] = [
  [/contact\/(mail\.|identity|message|suspicion|turns|access|answer-page)/, ""],
  [/contact\/(deliver|delivery-loop|mailer)/, "delivery clock-steps"],
  [/contact\/digest/, "digest"],
  [/contact\/(archive|store)/, "store"],
  [/contact\//, "form-post contact-call abuse"],
  [/adapters\/(config-values|contact-config)/, "config"],
  [/adapters\/(office|headers)/, "form-post pages"],
  [/adapters\/(client-address|mime)/, "abuse pages"],
  [/adapters\/postgres-rate/, "postgres-rate-limiter"],
  [/(postgres|sqlite)-restore/, "keeping"],
  [/(postgres|sqlite)-archive/, "store messages"],
  [/adapters\/postgres/, "store outage"],
  [/adapters\/smtp/, "delivery mail-server-manners"],
  [/server\/(byte-range|content-coding|resources|pages)/, "pages"],
  [/server\/(web-request|connections|refusals)/, "pages abuse hostile-clients"],
  [/server\/(app|web-server|health)/, "pages abuse contact-call hostile-clients process"],
  [/server\/(main|build-record)/, "process"],
  [/server\/log/, "log"],
  [/server\/(config|mailer|file-mailer)/, "config delivery digest process"],
  [/server\/(sqlite|store)/, "store"],
  [/cli\/launch-items/, "launch-items"],
  [/cli\/(launch-check|built-site|live-site)/, "build/launch-check"],
  [/cli\/(formats|office-time)/, ""],
  [/cli\/(backup-file|keeping)/, "keeping"],
  [/cli\/delivery/, "digest messages"],
  [/cli\//, "messages"],
]

/** Paths of the test files that run against a fault in `file`. */
export function testsOf(file: string): string[] {
  const [, names = ""] = suites.find(([pattern]) => pattern.test(file)) ?? []
  const others = names
    .split(" ")
    .map((name) => `tests/${name.includes("/") ? name : `server/${name}`}.test.ts`)
  return [file.replace(/\.tsx?$/, ".test.ts"), ...others].filter((test) => existsSync(join(root, test)))
}
