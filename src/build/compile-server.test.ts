import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import manifest from "../../package.json" with { type: "json" }

/** Node's options before the server's entry point. */
const optionsIn = (text: string) =>
  /^.*\bnode\b(.*?)[" ]*src\/server\/main\.ts/m.exec(text)?.[1]?.match(/--[\w-]+=\w+/g)

test("the service unit and the container image start the server with the options that its compile cache was filled with", () => {
  const options = optionsIn(manifest.scripts.serve)
  expect(options?.length).toBeGreaterThan(0)
  for (const file of ["deploy/one-machine/site.service", "deploy/container/Dockerfile"])
    expect(optionsIn(readFileSync(file, "utf8")), file).toEqual(options)
})
