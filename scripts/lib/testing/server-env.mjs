import { isBuildVariable } from "../build.mjs";
import { readEnvFiles } from "../env-files.mjs";

/** Signs the sessions of tested sites, so that tests can sign accounts in by themselves. */
export const testSecret = "a secret for tests only";

/**
 * The settings of a tested site. What the project's `.env` files say is for the developer's own site: an empty value
 * keeps Next from taking it from there.
 *
 * @param {{ databaseUrl: string, dataDir: string, url: string }} site
 * @returns {Record<string, string | undefined>}
 */
export function serverEnv({ databaseUrl, dataDir, url }) {
  const silenced = Object.keys(readEnvFiles("production")).filter((name) => !isBuildVariable(name));
  return {
    ...process.env,
    ...Object.fromEntries(silenced.map((name) => [name, ""])),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: testSecret,
    LOGO_SERVICE_URL: "off",
    LINK_VISITS: "off",
    // The proxy is the test itself: it says from which address it comes, so that tests don't use up each other's limits.
    TRUST_PROXY: "1",
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  };
}
