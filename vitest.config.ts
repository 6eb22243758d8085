import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** What takes longest begins first, so that no core is idle while the last one runs. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /torture\.test|keeping\.test|another-business/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    // Even on two cores: most tests wait for a server, a database or a delay.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "server",
          include: [
            "src/*.test.ts",
            "src/{contact,adapters,server,cli}/**/*.test.ts",
            "tests/{server,edge}/**/*.test.ts",
          ],
          globalSetup: "tests/server/global-setup.ts",
          setupFiles: "tests/server/close-connections.ts",
          // Generous, because slowness alone should not fail a test.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "build",
          include: ["src/{site,build}/**/*.test.{ts,tsx}", "tests/{build,another-business}/**/*.test.ts"],
          // Without this, Vitest returns an empty string for a style sheet imported with ?raw.
          css: { include: /\.css\?raw$/ },
          testTimeout: 300_000,
        },
      },
      {
        test: {
          // Needs nginx, Caddy, HAProxy and systemd: npm run deploy-check.
          name: "deploy",
          include: ["tests/deploy/**/*.test.ts"],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "torture",
          include: ["tests/torture/**/*.test.ts"],
          // Most rows spend their time waiting for leases and timeouts.
          maxConcurrency: 5,
          testTimeout: 300_000,
        },
      },
    ],
  },
})
