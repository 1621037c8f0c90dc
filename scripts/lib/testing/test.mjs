import { build } from "../build.mjs";
import { readEnvFiles } from "../env-files.mjs";
import { say, seconds, step, stopwatch } from "../output.mjs";
import { readArguments } from "./arguments.mjs";
import { buildVariablesOf, runBrowserTests } from "./browser.mjs";
import { addChecks, prepare } from "./check.mjs";
import { findChromium } from "./chromium.mjs";
import { makeLargeDatabase, needsLarge } from "./large.mjs";
import { findRedisServer, findVarnishServer, findWebkitDriver } from "./programs.mjs";
import { collectResults } from "./results.mjs";
import { makeScratchFolder } from "./scratch.mjs";

/**
 * Installs what the tests need and runs them: checks, then the interface against a real Postgres, then
 * the production build: several servers beside each other, and one in a browser. Answers the exit code.
 *
 * @param {string[]} args
 */
export async function runTests(args) {
  const elapsed = stopwatch();
  const { kinds, filters } = readArguments(args);
  const has = (kind) => kinds.includes(kind);
  await prepare();
  let chromium = "";
  if (has("browser"))
    await step("Looking for a browser", async () => `Browser: ${(chromium = await findChromium())}`);

  const results = collectResults();
  await addChecks(results, kinds, filters);
  if (has("api") || has("system") || has("browser")) await step("Preparing the test database", openDatabase);
  // Only now: what it imports may have been installed a moment ago.
  const { runVitest } = await import("./runners.mjs");
  if (has("api")) {
    await results.run("api", () =>
      runVitest("api", { filters, env: { ...process.env, DATA_DIR: makeScratchFolder() } }),
    );
  }
  if (has("system") || has("browser")) {
    // The same values as those of `npm start`, so that one build serves both.
    process.env = { ...buildVariablesOf(readEnvFiles("production")), ...process.env };
    let largeDatabaseUrl;
    const makeLarge = async () =>
      void (largeDatabaseUrl = await makeLargeDatabase(
        process.env.TEST_DATABASE_SERVER,
        `test_large_${process.pid}`,
      ));
    const built = await results.run("build", async () => void (await build()));
    // The tests of whole servers wait for half of their time.
    await Promise.all([
      built &&
        has("system") &&
        results.run("system", () => {
          const programs = {
            TEST_REDIS_SERVER: findRedisServer(),
            TEST_VARNISH_SERVER: findVarnishServer(),
            TEST_WEBKIT_DRIVER: findWebkitDriver(),
          };
          const env = { ...process.env, ...programs };
          return runVitest("system", { filters, env });
        }),
      built && has("browser") && needsLarge(filters) && results.run("large database", makeLarge),
    ]);
    if (built && has("browser"))
      await results.run("browser", () => runBrowserTests({ filters, chromium, largeDatabaseUrl }));
  }

  say(`\nTook ${seconds(elapsed())}`);
  for (const line of results.lines) say(line);
  say(`${results.total.passed} passed, ${results.total.failed} failed`);
  return results.total.failed > 0 ? 1 : 0;
}

/** Opens one database server for the whole run; every test file takes a copy of its template. */
async function openDatabase() {
  const { openTestServer } = await import("./database-server.mjs");
  const { url } = await openTestServer();
  process.env.TEST_DATABASE_SERVER = url;
  return "Test database ready";
}
