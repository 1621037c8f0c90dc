import { defineConfig } from "@playwright/test";
import { adminTests, settingsTests } from "./scripts/lib/testing/browser-tests.mjs";

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-software-rasterizer",
];
const root = process.getuid?.() === 0;
/** A site of some tests' own, where `npm test` has started one. */
const siteOf = (name: string) => {
  const baseURL = process.env[`${name}_BASE_URL`];
  return baseURL ? { use: { baseURL }, metadata: { databaseUrl: process.env[`${name}_DATABASE_URL`] } } : {};
};

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
  // The back office is looked at on a site with 100,000 tools. What changes the settings, which are of a whole site, has one
  // for itself and is done one after the other; so is what watches which pages a write evicts.
  projects: [
    { name: "admin", testMatch: adminTests, ...siteOf("LARGE") },
    { name: "settings", testMatch: settingsTests, workers: 1, ...siteOf("SETTINGS") },
    { name: "site", testIgnore: [settingsTests, adminTests] },
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
