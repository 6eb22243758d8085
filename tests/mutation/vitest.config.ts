import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Test files run in the order in which they were asked for: likely and quick ones first. */
class AsAsked extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications
  }
}

export default defineConfig({
  test: {
    include: [
      "src/*.test.ts",
      "src/{contact,adapters,server,cli,site}/**/*.test.ts",
      "tests/{server,edge,build}/*.test.ts",
    ],
    setupFiles: "tests/server/close-connections.ts",
    bail: 1,
    maxWorkers: 2,
    sequence: { sequencer: AsAsked },
    // A test that waits for what a fault prevents ends here; a test on a busy machine must not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
