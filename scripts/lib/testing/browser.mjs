import { startAppServer } from "../app-server.mjs";
import { isBuildVariable } from "../build.mjs";
import { readEnvFiles } from "../env-files.mjs";
import { firstFreePort } from "../ports.mjs";
import { makeScratchFolder } from "./scratch.mjs";

const FIRST_PORT = 4300;
const HOST = "127.0.0.1";

/** Those variables that a build takes in. */
export const buildVariablesOf = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isBuildVariable(name)));

/**
 * Runs the browser tests against the production build, on a copy of the seeded database.
 *
 * @param {{ filters: string[], chromium: string }} options
 */
export async function runBrowserTests({ filters, chromium }) {
  const { copyTemplate } = await import("./database-server.mjs");
  const { runPlaywright } = await import("./runners.mjs");
  const databaseUrl = await copyTemplate(process.env.TEST_DATABASE_SERVER, `test_browser_${process.pid}`);
  const port = await firstFreePort(FIRST_PORT, HOST);
  const url = `http://${HOST}:${port}`;
  const server = await startAppServer({
    mode: "production",
    host: HOST,
    port,
    env: serverEnv({ databaseUrl, dataDir: makeScratchFolder(), url }),
  });
  try {
    return await runPlaywright({
      filters,
      env: { ...process.env, BASE_URL: url, PLAYWRIGHT_CHROMIUM_PATH: chromium },
    });
  } finally {
    await server.stop();
  }
}

/**
 * The settings of the tested site. What the project's `.env` files say is for the developer's own site:
 * an empty value keeps Next from taking it from there.
 */
function serverEnv({ databaseUrl, dataDir, url }) {
  const silenced = Object.keys(readEnvFiles("production")).filter((name) => !isBuildVariable(name));
  return {
    ...process.env,
    ...Object.fromEntries(silenced.map((name) => [name, ""])),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: "a secret for tests only",
    LOGO_SERVICE_URL: "off",
  };
}
