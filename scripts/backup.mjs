/** `npm run backup [-- FILE]`: everything that the site is in one file, while it runs or not. */
import path from "node:path";
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
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length > 1)
      throw new Problem("Name one file, or none: npm run backup -- /backups/almanac.tar.gz");
    loadEnvFiles("production");
    await ensureInstalled();
    const { backUp } = await import("./lib/backup/back-up.mjs");
    const { reachDatabase } = await import("./lib/postgres/reach.mjs");

    const dataDir = dataDirFrom(process.env);
    // almanac-2026-01-31T040506Z.tar.gz
    const usual = `almanac-${new Date().toISOString().replace(/:|\.\d+/g, "")}.tar.gz`;
    const file = path.resolve(
      process.env.INIT_CWD ?? "",
      positionals[0] ?? path.join(dataDir, "backups", usual),
    );
    const url = await reachDatabase(dataDir);
    await step("Backing up", async () => {
      const { manifest, files, bytes } = await backUp({ url, dataDir, file });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en-US");
      return `Backed up ${rows} rows of ${manifest.tables.length} tables and ${files.toLocaleString("en-US")} files (${Math.ceil(bytes / 1e6).toLocaleString("en-US")} MB)`;
    });
    say(`  ${file}`);
  },
  { stopped: 130 },
);
