/** `npm run generate -- 100000`, `npm run clear-samples` and `npm run open-data`: work on the database of `npm start`, running or not. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { generateClient } = await import("./lib/client.mjs");
const { loadEnvFiles } = await import("./lib/env-files.mjs");
const { install } = await import("./lib/install.mjs");
const { main } = await import("./lib/main.mjs");
const { migrate } = await import("./lib/migrate.mjs");
const { Problem, step } = await import("./lib/output.mjs");
const { dataDirFrom } = await import("./lib/paths.mjs");
const { reachDatabase } = await import("./lib/postgres/reach.mjs");
const { runAloud, tsx } = await import("./lib/run.mjs");
const { seedStep } = await import("./lib/seed.mjs");

const tasks = {
  generate: (size) => {
    if (!/^[1-9]\d*$/.test(size ?? ""))
      throw new Problem("Say how many tools there shall be: npm run generate -- 100000");
    return ["prisma/seed/index.ts", "--tools", size];
  },
  "clear-samples": () => ["prisma/seed/clear-samples.ts"],
  "open-data": () => ["scripts/open-data/export.ts"],
};

await main(async () => {
  const [task, ...words] = process.argv.slice(2);
  const args = tasks[task]?.(...words);
  if (!args) throw new Problem(`There is no task "${task}".`);
  loadEnvFiles("production");
  await step("Installing dependencies", install);
  await step("Generating the database client", generateClient);
  const url = await reachDatabase(dataDirFrom(process.env), { create: task === "generate" });
  await step("Migrating the database", () => migrate(url));
  const env = { ...process.env, DATABASE_URL: url };
  if (task === "generate") await seedStep(env);
  return runAloud(tsx(...args), { env });
});
