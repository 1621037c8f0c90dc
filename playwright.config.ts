import { defineConfig } from "@playwright/test";

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-software-rasterizer",
];
const root = process.getuid?.() === 0;
const admin = /\/admin[\w-]*\.spec\.ts$/;
const large = process.env.LARGE_BASE_URL;
/** What comes after everything else. */
const last = /(settings[\w-]*|eviction)\.spec\.ts$/;

// `npm test` starts the production build on a database of its own, finds a browser, and says where both are.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: process.env.OIDC_PORT ? "./tests/support/oidc-setup.ts" : undefined,
  // A third one takes as long on two processors, and disturbs the others.
  workers: 2,
  fullyParallel: true,
  // On a machine that others use a step can be late. Whoever writes a test sees it fail; a second try is named as such.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // The back office is looked at on a site with 100,000 tools, when there is one (LARGE_BASE_URL), beside the others.
  // The settings are of the one site that there is: what changes them comes after everything else has been looked at. So
  // does what watches which pages a write evicts: other tests write as well.
  projects: [
    {
      name: "admin",
      testMatch: admin,
      use: large ? { baseURL: large } : {},
      metadata: large ? { databaseUrl: process.env.LARGE_DATABASE_URL } : {},
    },
    { name: "site", testIgnore: [last, admin] },
    { name: "settings", testMatch: last, dependencies: large ? ["site"] : ["site", "admin"], workers: 1 },
  ],
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : [["list"]],
  use: {
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3000",
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
      args: root ? ["--no-sandbox", ...flags] : flags,
    },
    // What moves by itself is drawn again and again, and a trace takes as long as the test: ask for one with --trace on.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
