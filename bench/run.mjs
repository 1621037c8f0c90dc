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
import { install } from "../scripts/lib/install.mjs";
import { main } from "../scripts/lib/main.mjs";
import { migrate } from "../scripts/lib/migrate.mjs";
import { say, step } from "../scripts/lib/output.mjs";
import { dataDirFrom, inRoot, packageFile } from "../scripts/lib/paths.mjs";
import { startEmbedded } from "../scripts/lib/postgres/embedded.mjs";
import { runQuietly } from "../scripts/lib/run.mjs";
import { seed } from "../scripts/lib/seed.mjs";
import { pathToFileURL } from "node:url";
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
const parts = {
  search: isWanted("search"),
  pages: isWanted("pages"),
  lighthouse: isWanted("lighthouse"),
  votes: isWanted("votes"),
  tables: isWanted("tables"),
  openData: isWanted("open-data"),
};

await main(async () => {
  await step("Installing dependencies", install);
  await step("Generating the database client", generateClient);
  const server = await openServer();
  const result = JSON.parse(readFileSync(figures, { encoding: "utf8", flag: "a+" }) || "{}");
  result.machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}`;
  if (parts.search) {
    result.search = [];
    for (const size of sizes.length > 0 ? sizes : [5_000, 100_000, 1_000_000]) {
      const url = await catalogue(server, size);
      await step(`Measuring ${size} tools`, async () => {
        const output = await tsx(["bench/search.ts"], url, "The measurement failed.");
        result.search.push(JSON.parse(output.trim().split("\n").at(-1)));
        return `${size.toLocaleString("en-US")} tools measured`;
      });
    }
    result.search = withRatios(result.search);
  }
  if (parts.pages || parts.lighthouse || parts.votes || parts.tables) await step("Building the site", build);
  if (parts.pages) {
    const url = await catalogue(server, 0);
    await step("Measuring pages", async () => {
      const { measurePages } = await import("./pages.mjs");
      const [seconds, minutes] = [Number(options.seconds), Number(options.minutes)];
      result.pages = await measurePages(url, { before: options.before, seconds, minutes });
      return "Pages measured";
    });
  }
  if (parts.lighthouse) {
    const url = await catalogue(server, 0);
    await step("Measuring with Lighthouse", async () => {
      const { measureLighthouse } = await import("./lighthouse.mjs");
      result.lighthouse = await measureLighthouse(url);
      return "Measured with Lighthouse";
    });
  }
  if (parts.votes) {
    const url = await catalogue(server, 0);
    await step("Measuring votes", async () => {
      const { measureVotes } = await import("./votes.mjs");
      result.votes = await measureVotes(url);
      return "Votes measured";
    });
  }
  if (parts.tables) {
    const url = await catalogue(server, 100_000);
    await step("Making people and what they send in", async () => {
      await tsx(["prisma/seed/index.ts", "--community"], url, "The people could not be made.");
      return "People and what they send in are there";
    });
    await step("Measuring the back office's tables", async () => {
      const { measureTables } = await import("./tables.mjs");
      result.tables = await measureTables(url);
      return "Tables measured";
    });
  }
  if (parts.openData) {
    const url = await catalogue(server, sizes[0] ?? 100_000);
    await step("Exporting the catalogue", async () => {
      // With the limits of the server, whose nightly job it is.
      const output = await tsx([...HEAP, "bench/open-data.ts"], url, "The catalogue could not be exported.");
      result.openData = JSON.parse(output.trim().split("\n").at(-1));
      return "The catalogue was exported";
    });
  }
  writeFileSync(figures, `${JSON.stringify(result, null, 2)}\n`);
  say(JSON.stringify(result, null, 2));
  if (parts.pages) for (const line of (await import("./pages.mjs")).targets(result.pages)) say(line);
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
      await tsx(["prisma/seed/index.ts", "--tools", String(size)], url, "The catalogue could not be made.");
      return `${size.toLocaleString("en-US")} tools made`;
    });
  }
  return url;
}

function tsx(args, url, failure) {
  const loader = pathToFileURL(packageFile("tsx")).href;
  return runQuietly(["--conditions=react-server", "--import", loader, ...args], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: url },
    failure,
  });
}
