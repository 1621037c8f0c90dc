import { generateClient } from "../client.mjs";
import { bundleInlineScripts } from "../inline-scripts.mjs";
import { install } from "../install.mjs";
import { step } from "../output.mjs";
import { collectResults } from "./results.mjs";

/** The kinds of check that need neither a database nor a browser. */
export const CHECKS = ["types", "lint", "structure", "unused", "unit"];

/** Installs, and runs every check. Answers the exit code. */
export async function runChecks() {
  await prepare();
  const results = collectResults();
  await addChecks(results, CHECKS);
  return results.total.failed > 0 ? 1 : 0;
}

/** What every check needs. */
export async function prepare() {
  await step("Installing dependencies", install);
  await step("Generating the database client", generateClient);
  await step("Bundling inline scripts", bundleInlineScripts);
}

/**
 * Runs checks and adds them to the results. Lint takes longest, and none of them keeps two processors busy by itself.
 *
 * @param {ReturnType<typeof collectResults>} results
 * @param {string[]} kinds
 * @param {string[]} [filters] parts of the names of test files
 */
export async function addChecks(results, kinds, filters) {
  // Only now: these modules import packages, which may have been installed a moment ago.
  const { checkLint, checkRules, checkTypes, checkUnused } = await import("./checks.mjs");
  const { runVitest } = await import("./runners.mjs");
  const has = (kind) => kinds.includes(kind);
  await Promise.all([
    has("types") && results.run("types", checkTypes),
    has("lint") && results.run("lint", checkLint),
    has("structure") && results.run("structure", checkRules),
    has("unused") && results.run("unused", checkUnused),
    has("unit") && results.run("unit", () => runVitest("unit", { filters })),
  ]);
}
