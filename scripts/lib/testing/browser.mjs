import { startAppServer } from "../app-server.mjs";
import { isBuildVariable } from "../build.mjs";
import { firstFreePort } from "../ports.mjs";
import { isAnyRun, settingsTests } from "./browser-tests.mjs";
import { makeScratchFolder } from "./scratch.mjs";
import { serverEnv, testSecret } from "./server-env.mjs";
import { startVarnish } from "./varnish.mjs";

const FIRST_PORT = 4300;
const FIRST_OIDC_PORT = 4400;
const HOST = "127.0.0.1";

/** Those variables that a build takes in. */
export const buildVariablesOf = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isBuildVariable(name)));

/**
 * Runs the browser tests against the production build, on a copy of the seeded database; those of the back office on a
 * second site, on the large database, and those that others would disturb on a third.
 *
 * @param {{ filters: string[], chromium: string, largeDatabaseUrl?: string }} options
 */
export async function runBrowserTests({ filters, chromium, largeDatabaseUrl }) {
  const { copyTemplate } = await import("./database-server.mjs");
  const { runPlaywright } = await import("./runners.mjs");
  const copy = (name) => copyTemplate(process.env.TEST_DATABASE_SERVER, `test_${name}_${process.pid}`);
  const databaseUrl = await copy("browser");
  const port = await firstFreePort(FIRST_PORT, HOST);
  const through = await front(port);
  const url = through?.url ?? `http://${HOST}:${port}`;
  const oidcPort = await firstFreePort(FIRST_OIDC_PORT, HOST);
  const dataDir = makeScratchFolder();
  const server = await startAppServer({
    mode: "production",
    host: HOST,
    port,
    env: {
      ...serverEnv({ databaseUrl, dataDir, url }),
      ...through?.env,
      // tests/support/oidc.ts
      AUTH_OIDC_ISSUER: `http://${HOST}:${oidcPort}`,
      AUTH_OIDC_ID: "almanac-tests",
      AUTH_OIDC_SECRET: "a secret of the tests only",
      AUTH_OIDC_NAME: "Test provider",
    },
  });
  let large;
  let settings;
  let varnish;
  try {
    varnish = await through?.start();
    large = largeDatabaseUrl && (await startSite("production", largeDatabaseUrl, port + 1));
    const settingsDatabaseUrl = isAnyRun(settingsTests, filters) ? await copy("settings") : undefined;
    settings = settingsDatabaseUrl && (await startSite("production", settingsDatabaseUrl, port + 1));
    return await runPlaywright({
      filters,
      env: {
        ...process.env,
        BASE_URL: url,
        OIDC_PORT: String(oidcPort),
        PLAYWRIGHT_CHROMIUM_PATH: chromium,
        // Tests make accounts of their own, and sign them in, without the limits of the forms.
        DATABASE_URL: databaseUrl,
        NEXTAUTH_SECRET: testSecret,
        // Where the mail is that the site sends.
        TEST_DATA_DIR: dataDir,
        ...(large && { LARGE_BASE_URL: large.url, LARGE_DATABASE_URL: largeDatabaseUrl }),
        ...(settings && { SETTINGS_BASE_URL: settings.url, SETTINGS_DATABASE_URL: settingsDatabaseUrl }),
      },
    });
  } finally {
    await Promise.all([varnish?.stop(), server.stop(), large?.stop(), settings?.stop()]);
  }
}

/** TEST_THROUGH=varnish: the shared cache through which the browser reaches the site, and what the server must know of it. */
async function front(backendPort) {
  if (process.env.TEST_THROUGH !== "varnish") return undefined;
  const port = await firstFreePort(backendPort + 50, HOST);
  const purgePort = await firstFreePort(port + 1, HOST);
  return {
    url: `http://${HOST}:${port}`,
    env: { CACHE_PURGE_URLS: `http://${HOST}:${purgePort}/`, TRUST_PROXY: "2" },
    start: () => startVarnish({ backendPort, port, purgePort }),
  };
}

/** Starts a site without anything that works in the background, at the first port from `from` that is free. */
export async function startSite(mode, databaseUrl, from) {
  const port = await firstFreePort(from, HOST);
  const url = `http://${HOST}:${port}`;
  const env = { ...serverEnv({ databaseUrl, dataDir: makeScratchFolder(), url }), JOBS: "off" };
  const server = await startAppServer({ mode, host: HOST, port, env });
  return { url, stop: server.stop };
}
