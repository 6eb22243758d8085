import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, readFile, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * Builds another commit in a temporary worktree, with this checkout's settings. It shares this checkout's packages if the
 * lockfiles are equal, and otherwise installs its own.
 */
export async function buildCommit(
  root: string,
  commit: string,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = join(await mkdtemp(join(tmpdir(), "commit-")), "site")
  const run = (command: string, args: readonly string[], cwd = folder) =>
    execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] })
  run("git", ["worktree", "add", "--quiet", "--detach", folder, commit], root)
  const lockfile = (of: string) => readFile(join(of, "package-lock.json"), "utf8")
  if ((await lockfile(root)) === (await lockfile(folder)))
    await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  else run("npm", ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"])
  if (existsSync(join(root, ".env"))) await copyFile(join(root, ".env"), join(folder, ".env"))
  run(join(folder, "node_modules/.bin/astro"), ["build"])
  return {
    folder,
    async remove() {
      run("git", ["worktree", "remove", "--force", folder], root)
    },
  }
}
