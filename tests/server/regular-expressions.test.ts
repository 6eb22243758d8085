import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { isSafe } from "redos-detector"
import ts from "typescript"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")
const folders = ["src/contact", "src/adapters", "src/server", "supabase"]
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(root, folder, name)),
)

/** Every regular expression in a file, with its line. */
function expressionsIn(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest)
  const found: { readonly where: string; readonly expression: RegExp }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = "", flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({
        where: `${relative(root, file)}:${line + 1} ${node.text}`,
        expression: new RegExp(pattern, flags),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

// Most of these see untrusted input, and the others may one day. An expression that backtracks takes
// quadratic time or worse, while no other visitor is served.
test.each([join(root, "src/languages.ts"), ...files].flatMap(expressionsIn))(
  "$where takes time in proportion to the text",
  ({ expression }) => {
    expect(isSafe(expression).safe).toBe(true)
  },
)
