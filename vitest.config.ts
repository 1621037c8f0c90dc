import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
/** On a machine that others use an answer can be late. A second try is named in the end's summary, like Playwright's. */
const retry = process.env.CI ? 1 : 0;
/** An answer may be late, so what comes of it may be. */
const poll = { timeout: 15_000 };
const shared = {
  resolve: {
    alias: {
      "@": root,
      // What marks a module as the server's has no meaning outside of the framework.
      "server-only": path.join(root, "tests/support/empty.ts"),
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: ["{app,components,lib,scripts,prisma,bench}/**/*.test.{ts,tsx,mjs}"],
          // A process for each file costs three quarters of the time. Files share modules: who mocks or moves a clock puts it back.
          isolate: false,
          // One less than there are processors by itself, which of two leaves one idle.
          maxWorkers: 2,
          // Beside types and lint (scripts/lib/testing/check.mjs).
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/support/database-server.ts",
          // As above; what a file would find in a process of its own it finds in this one too.
          isolate: false,
          setupFiles: "tests/support/own-process.ts",
          retry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll },
          maxWorkers: 2,
        },
      },
      {
        ...shared,
        test: {
          // Whole servers, started from the last production build.
          name: "system",
          include: ["tests/system/**/*.test.ts"],
          globalSetup: "tests/support/database-server.ts",
          retry,
          // Beside the tests of the interface (scripts/lib/testing/test.mjs).
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll },
          fileParallelism: false,
        },
      },
    ],
  },
});
