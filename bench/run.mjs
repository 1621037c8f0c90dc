/**
 * `npm run bench [-- search 5000 … | pages [--before DIR] | lighthouse | votes | tables | open-data]`: measures search at these sizes and the built site,
 * keeps the figures.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { HEAP } from "../scripts/lib/app-server.mjs";
import { build } from "../scripts/lib/build.mjs";
import { generateClient } from "../scripts/lib/client.mjs";
import { createDatabase } from "../scripts/lib/database.mjs";
import { install } from "../scripts/lib/install.mjs";
import { main } from "../scripts/lib/main.mjs";
import { migrate } from "../scripts/lib/migrate.mjs";
import { say, step } from "../scripts/lib/output.mjs";
import { dataDirFrom, inRoot } from "../scripts/lib/paths.mjs";
import { startEmbedded } from "../scripts/lib/postgres/embedded.mjs";
import { runQuietly, tsx } from "../scripts/lib/run.mjs";
import { seed } from "../scripts/lib/seed.mjs";
import { withRatios } from "./ratios.mjs";

const figures = inRoot("bench/figures.json");
const { values: options, positionals: wanted } = parseArgs({
  options: {
    before: { type: "string" },
    seconds: { type: "string", default: "5" },
    minutes: { type: "string", default: "5" },
  },
  allowPositionals: true,
});
const sizes = wanted.filter((word) => /^\d+$/.test(word)).map(Number);
const named = wanted.filter((word) => !/^\d+$/.test(word));
const isWanted = (part) => named.length === 0 || named.includes(part);
/** What measures the built site, on a catalogue of so many tools (0: the samples). */
const siteParts = {
  pages: [
    0,
    async (url, server) => {
      const before = options.before && { folder: options.before, databaseUrl: await olderCatalogue(server) };
      const { seconds, minutes } = options;
      const times = { seconds: Number(seconds), minutes: Number(minutes) };
      return (await import("./pages.mjs")).measurePages(url, { before, ...times });
    },
  ],
  lighthouse: [0, async (url) => (await import("./lighthouse.mjs")).measureLighthouse(url)],
  votes: [0, async (url) => (await import("./votes.mjs")).measureVotes(url)],
  tables: [
    100_000,
    async (url) => {
      await run(["prisma/seed/index.ts", "--community"], url, "The people could not be made.");
      return (await import("./tables.mjs")).measureTables(url);
    },
  ],
};

await main(async () => {
  await step("Installing dependencies", install);
  await step("Generating the database client", generateClient);
  const server = await openServer();
  const result = JSON.parse(readFileSync(figures, { encoding: "utf8", flag: "a+" }) || "{}");
  result.machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}`;
  if (isWanted("search")) {
    result.search = [];
    for (const size of sizes.length > 0 ? sizes : [5_000, 100_000, 1_000_000]) {
      const url = await catalogue(server, size);
      await step(`Measuring ${size} tools`, async () => {
        result.search.push(await measured("bench/search.ts", url));
        return `${size.toLocaleString("en-US")} tools measured`;
      });
    }
    result.search = withRatios(result.search);
  }
  const wantedOfSite = Object.entries(siteParts).filter(([part]) => isWanted(part));
  if (wantedOfSite.length > 0) await step("Building the site", build);
  for (const [part, [size, measure]] of wantedOfSite) {
    const url = await catalogue(server, size);
    await step(`Measuring ${part}`, async () => {
      result[part] = await measure(url, server);
      return `Measured ${part}`;
    });
  }
  if (isWanted("open-data")) {
    const url = await catalogue(server, sizes[0] ?? 100_000);
    await step("Exporting the catalogue", async () => {
      // With the limits of the server, whose nightly job it is.
      result.openData = await measured("bench/open-data.ts", url, HEAP);
      return "The catalogue was exported";
    });
  }
  writeFileSync(figures, `${JSON.stringify(result, null, 2)}\n`);
  say(JSON.stringify(result, null, 2));
  if (isWanted("pages")) for (const line of (await import("./pages.mjs")).targets(result.pages)) say(line);
});

/** The server of BENCH_DATABASE_URL, or an embedded one that keeps its catalogues for the next run. */
async function openServer() {
  const given = process.env.BENCH_DATABASE_URL;
  const at = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  if (given) return (name) => at(given, name);
  const embedded = await startEmbedded(path.join(dataDirFrom(process.env), "bench"), {
    firstPort: 35432,
    settings: { max_wal_size: "4GB" },
  });
  return (name) => embedded.url(name);
}

/** A database with the sample catalogue grown to `size` tools; made once. */
async function catalogue(server, size) {
  const url = server(size > 0 ? `bench_${size}` : "bench_seeded");
  await migrate(url);
  await seed({ ...process.env, DATABASE_URL: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS n FROM tool");
  await client.end();
  if (rows[0].n < size) {
    await step(`Making ${size} tools`, async () => {
      await run(["prisma/seed/index.ts", "--tools", String(size)], url, "The catalogue could not be made.");
      return `${size.toLocaleString("en-US")} tools made`;
    });
  }
  return url;
}

/** The database of the older commit of `--before`, made by itself: its tables are others than today's. */
async function olderCatalogue(server) {
  const url = server("bench_before");
  await createDatabase(url);
  const migrate = path.join(options.before, "scripts/migrate.mjs");
  await runQuietly([migrate], {
    env: { ...process.env, DATABASE_URL: url },
    failure: "The older commit failed.",
  });
  return url;
}

/** What a program's last line says, read as JSON. */
async function measured(file, url, flags) {
  const output = await run([file], url, "The measurement failed.", flags);
  return JSON.parse(output.trim().split("\n").at(-1));
}

/** Runs a TypeScript program on a database and answers what it prints. */
function run(words, url, failure, flags = []) {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: url };
  return runQuietly([...flags, ...tsx(...words)], { env, failure });
}
