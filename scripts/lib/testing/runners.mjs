import { readFileSync } from "node:fs";
import path from "node:path";
import { packageProgram } from "../paths.mjs";
import { Problem } from "../output.mjs";
import { runAloud } from "../run.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";
import { makeScratchFolder } from "./scratch.mjs";

/**
 * Runs one of Vitest's projects and counts its tests.
 *
 * @param {"unit" | "api" | "system"} project
 * @param {{ filters?: string[], env?: NodeJS.ProcessEnv, niceness?: number }} [options] `filters`: parts of file names
 */
export function runVitest(project, { filters = [], env = process.env, niceness } = {}) {
  return withReport(readVitestReport, async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["run", "--project", project, "--passWithNoTests", ...reporters, ...filters];
    return runAloud([packageProgram("vitest"), ...args], { env, niceness });
  });
}

/**
 * Runs the browser tests, or what another configuration names, and counts them.
 *
 * @param {{ filters?: string[], config?: string, env: NodeJS.ProcessEnv }} options
 */
export function runPlaywright({ filters = [], config, env }) {
  const chosen = config ? ["--config", config] : [];
  return withReport(readPlaywrightReport, (report) =>
    runAloud([packageProgram("@playwright/test", "playwright"), "test", ...chosen, ...filters], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

/** Runs something that writes a JSON report and reads that; without one, the whole run is the failure. */
async function withReport(read, run) {
  const report = path.join(makeScratchFolder(), "report.json");
  const code = await run(report);
  const counts = read(parseReport(report, code));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function parseReport(file, code) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Problem(`The tests ended with code ${code} and left no report.`);
  }
}
