import { rmSync } from "node:fs";
import path from "node:path";
import { waitForDatabase, withDatabase } from "../database.mjs";
import { migrate } from "../migrate.mjs";
import { startEmbedded } from "../postgres/embedded.mjs";
import { seed } from "../seed.mjs";
import { onShutdown } from "../shutdown.mjs";
import { clearLeftovers, makeScratchFolder } from "./scratch.mjs";

const TEMPLATE = "almanac_template";

/** Nothing on this server has to survive a crash. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  // What makes large databases quickly.
  shared_buffers: "256MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
};

/**
 * A database server for tests with a migrated and seeded template: the one that the test run opened already
 * (TEST_DATABASE_SERVER), that of TEST_DATABASE_URL, or a throw-away one in the system's folder for such things.
 *
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openTestServer() {
  const open = process.env.TEST_DATABASE_SERVER;
  if (open) return { url: open, close: async () => {} };
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await waitForDatabase(given);
    await makeTemplate(given);
    return { url: given, close: async () => {} };
  }
  await clearLeftovers();
  const folder = makeScratchFolder();
  let home = folder;
  const remove = () => [folder, home].forEach((each) => rmSync(each, { recursive: true, force: true }));
  onShutdown(remove);
  const server = await startEmbedded(folder, { settings: SETTINGS, firstPort: 25432 });
  // Elsewhere than asked for, when Postgres's account may not enter the system's place.
  home = path.dirname(server.directory);
  const url = server.url("postgres");
  await makeTemplate(url);
  return {
    url,
    close: async () => {
      await server.stop();
      remove();
    },
  };
}

/** Makes a database that is a copy of the template, and answers its address. */
export async function copyTemplate(server, name) {
  // As tests/support/database.ts: copies of one template have to be made one after another.
  await query(server, "SELECT pg_advisory_lock(4711)", `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return at(server, name);
}

async function makeTemplate(server) {
  await query(server, `DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  const url = at(server, TEMPLATE);
  await migrate(url);
  // The tests make their own administrators.
  await seed({ ...process.env, DATABASE_URL: url, ADMIN_EMAIL: "", FIRST_ADMIN: "" });
}

function at(server, name) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const query = (server, ...statements) =>
  withDatabase(at(server, "postgres"), async (client) => {
    for (const sql of statements) await client.query(sql);
  });
