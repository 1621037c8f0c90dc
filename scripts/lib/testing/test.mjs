import { build } from "../build.mjs";
import { readEnvFiles } from "../env-files.mjs";
import { say, seconds, step, stopwatch } from "../output.mjs";
import { readArguments } from "./arguments.mjs";
import { buildVariablesOf, runBrowserTests } from "./browser.mjs";
import { adminTests, isAnyRun } from "./browser-tests.mjs";
import { addChecks, prepare } from "./check.mjs";
import { findChromium } from "./chromium.mjs";
import { makeLargeDatabase } from "./large.mjs";
import { findRedisServer, findVarnishServer, findWebkitDriver } from "./programs.mjs";
import { collectResults } from "./results.mjs";
import { makeScratchFolder } from "./scratch.mjs";

/**
 * Installs what the tests need and runs them: checks, then the interface against a real Postgres beside several servers of
 * the production build, then one in a browser. Answers the exit code.
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
  const apiEnv = { ...process.env, DATA_DIR: makeScratchFolder() };
  const needsBuild = has("system") || has("browser");
  // The same values as those of `npm start`, so that one build serves both.
  if (needsBuild) process.env = { ...buildVariablesOf(readEnvFiles("production")), ...process.env };
  const building = needsBuild ? results.run("build", async () => void (await build())) : false;
  const testSystem = () =>
    runVitest("system", {
      filters,
      env: {
        ...process.env,
        TEST_REDIS_SERVER: findRedisServer(),
        TEST_VARNISH_SERVER: findVarnishServer(),
        TEST_WEBKIT_DRIVER: findWebkitDriver(),
      },
    });
  let largeDatabaseUrl;
  const makeLarge = async () =>
    void (largeDatabaseUrl = await makeLargeDatabase(
      process.env.TEST_DATABASE_SERVER,
      `test_large_${process.pid}`,
    ));
  const testInterface = () => runVitest("api", { filters, env: apiEnv, niceness: needsBuild ? 5 : 0 });
  // A build and the tests of whole servers wait for half of their time: those of the interface, which need no build, take what is
  // left, and after them the one writer of the large database.
  await Promise.all([
    (async () => {
      if (has("api")) await results.run("api", testInterface);
      if ((await building) && has("browser") && isAnyRun(adminTests, filters))
        await results.run("large database", makeLarge);
    })(),
    (async () => {
      if ((await building) && has("system")) await results.run("system", testSystem);
    })(),
  ]);
  if ((await building) && has("browser"))
    await results.run("browser", () => runBrowserTests({ filters, chromium, largeDatabaseUrl }));

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
