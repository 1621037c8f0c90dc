/** `npm run generate -- 100000` and `npm run clear-samples`: work on the database of `npm start`, running or not. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { generateClient } = await import("./lib/client.mjs");
const { loadEnvFiles } = await import("./lib/env-files.mjs");
const { install } = await import("./lib/install.mjs");
const { waitForLock } = await import("./lib/lock.mjs");
const { main } = await import("./lib/main.mjs");
const { migrate } = await import("./lib/migrate.mjs");
const { step } = await import("./lib/output.mjs");
const { dataDirFrom, inRoot, packageFile } = await import("./lib/paths.mjs");
const { startEmbedded } = await import("./lib/postgres/embedded.mjs");
const { makeEnterable } = await import("./lib/postgres/home.mjs");
const { OWNER } = await import("./lib/postgres/initialise.mjs");
const { Problem } = await import("./lib/problem.mjs");
const { runAloud } = await import("./lib/run.mjs");
const { seedStep } = await import("./lib/seed.mjs");
const { onShutdown } = await import("./lib/shutdown.mjs");

const tasks = {
  generate: (size) => {
    if (!/^[1-9]\d*$/.test(size ?? ""))
      throw new Problem("Say how many tools there shall be: npm run generate -- 100000");
    return ["prisma/seed/index.ts", "--tools", size];
  },
  "clear-samples": () => ["prisma/seed/clear-samples.ts"],
};

await main(async () => {
  const [task, ...words] = process.argv.slice(2);
  const args = tasks[task]?.(...words);
  if (!args) throw new Problem(`There is no task "${task}".`);
  loadEnvFiles("production");
  await step("Installing dependencies", install);
  await step("Generating the database client", generateClient);
  const url = process.env.DATABASE_URL || (await embeddedUrl(dataDirFrom(process.env)));
  await step("Migrating the database", () => migrate(url));
  const env = { ...process.env, DATABASE_URL: url };
  if (task === "generate") await seedStep(env);
  return runAloud(
    [
      "--conditions=react-server",
      "--import",
      pathToFileURL(packageFile("tsx")).href,
      inRoot(args[0]),
      ...args.slice(1),
    ],
    { env },
  );
});

/** The bundled server: that of the running site, or one started for this task. */
async function embeddedUrl(dataDir) {
  makeEnterable(dataDir);
  const lock = await waitForLock(path.join(dataDir, "launcher.lock"), { patience: 0 });
  if ("release" in lock) {
    onShutdown(lock.release);
    return (await startEmbedded(dataDir)).url("almanac");
  }
  const kept = (name) => {
    const file = path.join(dataDir, name);
    if (!existsSync(file)) throw new Problem("The site is just starting. Try again in a moment.");
    return readFileSync(file, "utf8").trim();
  };
  return `postgresql://${OWNER}:${kept("postgres-password")}@127.0.0.1:${kept("postgres-port")}/almanac`;
}
