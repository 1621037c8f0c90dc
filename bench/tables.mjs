import { encode } from "next-auth/jwt";
import pg from "pg";
import { tableAddresses } from "./table-addresses.mjs";
import { memory } from "./processes.mjs";
import { secret, startSite } from "./sites.mjs";

const origin = "bench.tables.example";
const rounds = 8;

/**
 * How long an administrator's tables take over a catalogue with `--community`, milliseconds, with one client after
 * another as one person works; each address in turn, so that a noisy moment hits all. Of each table also the address
 * that takes longest.
 */
export async function measureTables(databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const known = await prepare(database);
  const server = await startSite(databaseUrl);
  try {
    const token = await encode({ token: { sub: known.admin, authTime: Date.now() }, secret });
    const headers = { Cookie: `next-auth.session-token=${token}`, "Content-Type": "application/json" };
    const ask = async (path, init) => {
      const started = performance.now();
      const answer = await fetch(server.url + path, { headers, ...init });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - started;
    };
    const result = {};
    const only = process.env.BENCH_TABLES?.split(",");
    for (const [name, paths] of Object.entries(tableAddresses(known)))
      if (!only || only.includes(name)) result[name] = await measureTable(paths, ask);
    if (!only || only.includes("changes")) result.changes = await measureChanges(database, ask);
    if (!only || only.includes("export")) result.export = await measureExport(ask, server.pid);
    return result;
  } finally {
    await server.stop();
    await database.end();
  }
}

const at = (times, share) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)]);
};

async function measureTable(paths, ask) {
  const times = new Map();
  for (const path of paths) {
    await ask(path);
    times.set(path, []);
  }
  for (let i = 0; i < rounds; i++) for (const path of paths) times.get(path).push(await ask(path));
  const [slowest, took] = [...times].sort(([, a], [, b]) => at(b, 0.5) - at(a, 0.5))[0];
  const all = [...times.values()].flat();
  return {
    addresses: times.size,
    p50: at(all, 0.5),
    p95: at(all, 0.95),
    slowest: { path: slowest.replace(/[0-9a-f]{24}/, "{id}"), p50: at(took, 0.5) },
  };
}

/** A selection of a hundred tools that is archived and published again, four at a time as the screen does it. */
async function measureChanges(database, ask) {
  const { rows } = await database.query(
    "SELECT id FROM tool WHERE status = 'published' ORDER BY id DESC LIMIT 100",
  );
  const times = [];
  for (const status of ["archived", "published"]) {
    const waiting = rows.map(({ id }) => id);
    const work = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift())
        times.push(
          await ask(`/api/tools/${id}/status`, { method: "PATCH", body: JSON.stringify({ status }) }),
        );
    };
    await Promise.all(Array.from({ length: 4 }, work));
  }
  return { calls: times.length, p50: at(times, 0.5), p95: at(times, 0.95) };
}

/** The export of the first 20,000 tools, as the screen reads them; and what the server's memory grew by, MiB. */
async function measureExport(ask, pid) {
  const before = memory(pid);
  const times = [];
  for (let page = 1; page <= 200; page++)
    times.push(await ask(`/api/tools/table?sort=name&order=asc&limit=100&page=${page}`));
  return {
    calls: times.length,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    memoryMiB: memory(pid) - before,
  };
}

/** An administrator, somebody with many events, and a tool with reviews. */
async function prepare(database) {
  const one = async (sql) => (await database.query(sql)).rows[0].id;
  return {
    admin: await one(
      `INSERT INTO "user" (name, email, role, sessions_valid_from) VALUES ('Bench', 'admin@${origin}', 'admin', now() - interval '1 minute')
       ON CONFLICT (email) DO UPDATE SET sessions_valid_from = excluded.sessions_valid_from RETURNING id`,
    ),
    user: await one("SELECT actor_id AS id FROM admin_log GROUP BY 1 ORDER BY count(*) DESC LIMIT 1"),
    tool: await one("SELECT tool_id AS id FROM review GROUP BY 1 ORDER BY count(*) DESC LIMIT 1"),
  };
}
