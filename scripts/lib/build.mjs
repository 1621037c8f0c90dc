import { existsSync } from "node:fs";
import path from "node:path";
import { notesDir, noteServer, refuseWhileServing } from "./build-users.mjs";
import { compressStatic } from "./compress-static.mjs";
import { hashFiles, listFiles } from "./hash.mjs";
import { waitForLock } from "./lock.mjs";
import { say, skip } from "./output.mjs";
import { buildDir, inRoot, packageProgram, root } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { onShutdown } from "./shutdown.mjs";
import { hasStamp, writeStamp } from "./stamp.mjs";

const STAMP = path.join(buildDir, "launcher-stamp");

/** What a build is made of. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "prisma/schema",
  "public",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Variables that end up inside the build, when they are set. */
export const isBuildVariable = (name) =>
  name.startsWith("NEXT_PUBLIC_") || name === "SITE_URL" || name === "NEXTAUTH_URL";

/**
 * Builds the site unless the last build is of the same sources, and reserves the result for this
 * process to serve. The database is out of reach meanwhile: a build must not need one.
 */
export async function build() {
  const lock = await waitForLock(path.join(notesDir, "build.lock"), {
    onWait: ({ pid }) => say(`  Another build is going on (process ${pid}); waiting for it`),
  });
  const unlock = onShutdown(lock.release);
  try {
    const hash = sourceHash();
    const isCurrent = existsSync(path.join(buildDir, "BUILD_ID")) && hasStamp(STAMP, hash);
    if (!isCurrent) await replaceBuild(hash);
    onShutdown(noteServer());
    return isCurrent ? skip("Build is up to date") : "Site built";
  } finally {
    unlock();
    lock.release();
  }
}

/** One hash over everything that a build depends on. */
export function sourceHash(env = process.env, folder = root) {
  const files = listFiles(folder, SOURCES).filter(
    (file) => !file.startsWith("lib/generated/") && !/\.test\.\w+$/.test(file),
  );
  const variables = Object.keys(env).filter(isBuildVariable).sort();
  return hashFiles(folder, files, [
    `node ${process.versions.node.split(".")[0]}`,
    ...variables.map((name) => `${name}=${env[name]}`),
  ]);
}

async function replaceBuild(hash) {
  refuseWhileServing("sources");
  const { DATABASE_URL: _unused, ...env } = process.env;
  await runQuietly([packageProgram("next"), "build", inRoot()], {
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    failure: "The site could not be built.",
  });
  await compressStatic(path.join(buildDir, "static"));
  writeStamp(STAMP, hash);
}
