import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
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
          // Long enough for the busiest machine: how long a thing takes is no test of it.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "build",
          include: ["src/{site,build}/**/*.test.{ts,tsx}", "tests/{build,another-business}/**/*.test.ts"],
          // Without it Vitest hands out an empty text for a style sheet that is read as one.
          css: { include: /\.css\?raw$/ },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          // Needs nginx, Caddy, HAProxy and systemd: npm run deploy-check.
          name: "deploy",
          include: ["tests/deploy/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "torture",
          include: ["tests/torture/**/*.test.ts"],
          // Many rows wait most of their time, for leases and time-outs.
          maxConcurrency: 3,
          testTimeout: 300_000,
        },
      },
    ],
  },
})
