import { defineConfig } from "@playwright/test";

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const root = process.getuid?.() === 0;

// `npm test` starts the production build on a database of its own, finds a browser, and says where both are.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: process.env.OIDC_PORT ? "./tests/support/oidc-setup.ts" : undefined,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // The settings are of the one site that there is: what changes them comes after everything else has been looked at.
  projects: [
    { name: "site", testIgnore: /settings\.spec\.ts$/ },
    { name: "settings", testMatch: /settings\.spec\.ts$/, dependencies: ["site"], workers: 1 },
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
    trace: "retain-on-failure",
  },
});
