import { startAppServer } from "../app-server.mjs";
import { isBuildVariable } from "../build.mjs";
import { readEnvFiles } from "../env-files.mjs";
import { firstFreePort } from "../ports.mjs";
import { makeScratchFolder } from "./scratch.mjs";

const FIRST_PORT = 4300;
const FIRST_OIDC_PORT = 4400;
const HOST = "127.0.0.1";
const secret = "a secret for tests only";

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
  const oidcPort = await firstFreePort(FIRST_OIDC_PORT, HOST);
  const dataDir = makeScratchFolder();
  const server = await startAppServer({
    mode: "production",
    host: HOST,
    port,
    env: serverEnv({ databaseUrl, dataDir, url, oidcPort }),
  });
  try {
    return await runPlaywright({
      filters,
      env: {
        ...process.env,
        BASE_URL: url,
        OIDC_PORT: String(oidcPort),
        PLAYWRIGHT_CHROMIUM_PATH: chromium,
        // Tests make accounts of their own, and sign them in, without the limits of the forms.
        DATABASE_URL: databaseUrl,
        NEXTAUTH_SECRET: secret,
        // Where the mail is that the site sends.
        TEST_DATA_DIR: dataDir,
      },
    });
  } finally {
    await server.stop();
  }
}

/**
 * The settings of the tested site. What the project's `.env` files say is for the developer's own site:
 * an empty value keeps Next from taking it from there.
 */
function serverEnv({ databaseUrl, dataDir, url, oidcPort }) {
  const silenced = Object.keys(readEnvFiles("production")).filter((name) => !isBuildVariable(name));
  return {
    ...process.env,
    ...Object.fromEntries(silenced.map((name) => [name, ""])),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: secret,
    LOGO_SERVICE_URL: "off",
    // The proxy is the test itself: it says from which address it comes, so that tests don't use up each other's limits.
    TRUST_PROXY: "1",
    // tests/support/oidc.ts
    AUTH_OIDC_ISSUER: `http://${HOST}:${oidcPort}`,
    AUTH_OIDC_ID: "almanac-tests",
    AUTH_OIDC_SECRET: "a secret of the tests only",
    AUTH_OIDC_NAME: "Test provider",
  };
}
