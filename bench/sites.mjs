import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { HEAP, MALLOC } from "../scripts/lib/app-server.mjs";
import { firstFreePort } from "../scripts/lib/ports.mjs";
import { packageFile, root } from "../scripts/lib/paths.mjs";
import { serve } from "./load.mjs";

const host = "127.0.0.1";
/** What sessions of a measured site are signed with. */
export const secret = "a secret for measuring only";

/** Starts the site as it was built in a folder, on a seeded database. */
export async function startSite(databaseUrl, env = {}, folder = root) {
  const port = await firstFreePort(4100, host);
  const url = `http://${host}:${port}`;
  const settings = {
    DATABASE_URL: databaseUrl,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: secret,
    PORT: String(port),
    HOST: host,
    LOGO_SERVICE_URL: "off",
    LINK_VISITS: "off",
    LOG_LEVEL: "silent",
    JOBS: "off",
    TRUST_PROXY: "1",
    CWD: folder,
  };
  // With the limits that it is always started with.
  const server = await serve(
    [...HEAP, path.join(folder, "scripts/server.mjs")],
    { ...settings, ...MALLOC, ...env },
    `${url}/health`,
  );
  return { url, port, ...server };
}

/** Builds and starts the framework alone, with prerendered pages of these sizes, bytes by name. */
export async function startBaseline(sizes) {
  const folder = path.join(import.meta.dirname, "baseline");
  const next = packageFile("next/dist/bin/next");
  writeFileSync(path.join(folder, "sizes.json"), JSON.stringify(sizes));
  const built = spawnSync(process.execPath, [next, "build", folder], {
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const port = await firstFreePort(4200, host);
  const url = `http://${host}:${port}`;
  return {
    url,
    ...(await serve([next, "start", folder, "-p", String(port), "-H", host], {}, `${url}/empty`)),
  };
}
