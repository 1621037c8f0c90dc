import { readdirSync } from "node:fs";
import { inRoot } from "../paths.mjs";

/** The browser tests of the back office, which is looked at with 100,000 tools. */
export const adminTests = /(^|\/)admin[\w-]*\.spec\.ts$/;
/** Those that change the settings of the whole site, or watch what a write evicts: no other test may write there. */
export const settingsTests = /(^|\/)(settings[\w-]*|eviction)\.spec\.ts$/;

/** Whether any browser test with such a name is among those that run. @param {RegExp} name @param {string[]} filters parts of paths */
export function isAnyRun(name, filters) {
  const files = readdirSync(inRoot("tests/e2e")).filter((file) => name.test(file));
  return files.some(
    (file) => filters.length === 0 || filters.some((filter) => `tests/e2e/${file}`.includes(filter)),
  );
}
