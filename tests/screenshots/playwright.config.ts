import { defineConfig } from "@playwright/test";
import common from "../../playwright.config";

/** `npm run screenshots`: pictures of a running site, for people to look at. Nothing is compared. */
export default defineConfig({
  workers: common.workers,
  fullyParallel: true,
  // The first visit of each page waits for its compilation.
  timeout: 180_000,
  reporter: [["dot"], ["json"]],
  outputDir: "../../test-results",
  testMatch: "screens.ts",
  use: { ...common.use, screenshot: "off" },
});
