/** `npm run restore -- FILE [--replace] [--yes]`: makes the site what it was when that backup was made. */
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { loadEnvFiles } = await import("./lib/env-files.mjs");
const { ensureInstalled } = await import("./lib/install.mjs");
const { main } = await import("./lib/main.mjs");
const { Problem, say, step } = await import("./lib/output.mjs");
const { dataDirFrom } = await import("./lib/paths.mjs");

await main(
  async () => {
    const { values, positionals } = parseArgs({
      options: { replace: { type: "boolean" }, yes: { type: "boolean" } },
      allowPositionals: true,
    });
    const [name] = positionals;
    if (positionals.length !== 1)
      throw new Problem("Name the backup: npm run restore -- /backups/almanac.tar.gz");
    loadEnvFiles("production");
    await ensureInstalled();
    const { restore } = await import("./lib/backup/restore.mjs");
    const { readBackup } = await import("./lib/backup/read-backup.mjs");
    const { migrationsOf } = await import("./lib/backup/rebuild.mjs");
    const { storedFiles } = await import("./lib/backup/stored-files.mjs");
    const { whatIsThere } = await import("./lib/backup/target.mjs");
    const { createDatabase, nameOfDatabase, waitForDatabase, withDatabase } =
      await import("./lib/database.mjs");
    const { migrate } = await import("./lib/migrate.mjs");
    const { emptyRedis } = await import("./lib/backup/empty-redis.mjs");
    const { noDatabaseIn, startEmbedded } = await import("./lib/postgres/embedded.mjs");
    const { lockFolder } = await import("./lib/start-app.mjs");

    const dataDir = dataDirFrom(process.env);
    const file = path.resolve(process.env.INIT_CWD ?? "", name);
    let manifest;
    await step("Checking the backup", async () => {
      manifest = await readBackup(file);
      migrationsOf(manifest);
      return `The backup of ${manifest.createdAt} is whole`;
    });

    const given = process.env.DATABASE_URL;
    if (!given && !existsSync(dataDir)) throw noDatabaseIn(dataDir);
    await lockFolder(dataDir);
    if (given) await waitForDatabase(given);
    const url = given || (await startEmbedded(dataDir, { create: false })).url("almanac");
    say(
      `  Database: ${given ? nameOfDatabase(url) : `the embedded one of ${dataDir} (DATABASE_URL is not set)`}`,
    );

    const rows = await whatIsThere(url);
    const uploads = storedFiles(dataDir).length;
    const there = [rows, uploads > 0 && `${uploads.toLocaleString("en-US")} uploaded files`]
      .filter(Boolean)
      .join(", ");
    if (there) {
      if (!values.replace)
        throw new Problem(
          `There is a site already: ${there}. To replace it, back it up first and add --replace.`,
        );
      await confirm(there, values.yes);
    }
    await createDatabase(url);
    await step("Restoring", async () => {
      await restore({ url, dataDir, file, manifest });
      return `Restored ${manifest.tables.length} tables and the uploads`;
    });
    await step("Migrating the database", () => migrate(url));
    if (process.env.REDIS_URL) await step("Emptying Redis", () => emptyRedis(process.env.REDIS_URL));
    await step("Gathering statistics", async () => {
      await withDatabase(url, (client) => client.query("VACUUM (ANALYZE)"));
      return "Statistics gathered";
    });
    say(`The site is what it was at ${manifest.createdAt}.`);
  },
  { stopped: 130 },
);

async function confirm(there, yes) {
  say(`  This replaces what is there: ${there}. It can't be undone.`);
  if (yes) return;
  if (!process.stdin.isTTY) throw new Problem("Nobody is here to agree to that: add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('  Type "replace" to go on: ');
  terminal.close();
  if (answer.trim() !== "replace") throw new Problem("Nothing was changed.");
}
