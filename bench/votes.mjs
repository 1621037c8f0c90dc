import { randomInt } from "node:crypto";
import { encode } from "next-auth/jwt";
import pg from "pg";
import { secret, startSite } from "./sites.mjs";

const clients = 32;
const accountsEach = 12;
/** Below what an account may do in a minute, in both rounds together. */
const votesEach = 12;
const manyTools = 50;
const origin = "bench.votes.example";

/**
 * Votes a second of 32 clients over HTTP, each with accounts of its own: first for tools here and there, then all for
 * one. A third of the votes are taken back and some said twice. Fails when any answer is not a success, or when a single
 * vote is lost or counted twice.
 */
export async function measureVotes(databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  // Every account comes from an address of its own, which limits count as well.
  const server = await startSite(databaseUrl, { JOBS: "on" });
  const site = server.url;
  try {
    await removeAccounts(database);
    const accounts = await createAccounts(database);
    const { rows } = await database.query("SELECT id FROM search.rank ORDER BY trend DESC LIMIT $1", [
      manyTools,
    ]);
    const tools = rows.map(({ id }) => id);
    await round(site, accounts.slice(0, clients), tools, 2);
    return {
      clients,
      accounts: accounts.length,
      manyTools: await measured(database, site, accounts, tools),
      oneTool: await measured(database, site, accounts, tools.slice(0, 1)),
    };
  } finally {
    await removeAccounts(database);
    await server.stop();
    await database.end();
  }
}

const removeAccounts = (database) => database.query(`DELETE FROM "user" WHERE email LIKE '%@${origin}'`);

async function createAccounts(database) {
  const { rows } = await database.query(
    `INSERT INTO "user" (name, email, sessions_valid_from)
     SELECT 'Voter ' || n, 'voter-' || n || '@${origin}', now() - interval '1 minute' FROM generate_series(1, $1::int) AS n
     RETURNING id`,
    [clients * accountsEach],
  );
  const network = `10.${randomInt(256)}`;
  return Promise.all(
    rows.map(async ({ id }, i) => ({
      id,
      // What this account has voted for, by what it was answered.
      votes: new Set(),
      headers: {
        "Content-Type": "application/json",
        Cookie: `next-auth.session-token=${await encode({ token: { sub: id, authTime: Date.now() }, secret })}`,
        "X-Forwarded-For": `${network}.${i >> 8}.${i & 255}`,
      },
    })),
  );
}

async function measured(database, site, accounts, tools) {
  const { times, seconds } = await round(site, accounts, tools, votesEach);
  await assertExact(database, accounts);
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(times.length * share)].toFixed(1));
  return { votes: times.length, perSecond: Math.round(times.length / seconds), p50: at(0.5), p95: at(0.95) };
}

/** Every client goes through its accounts, one call after another. */
async function round(site, accounts, tools, calls) {
  const times = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const own = accounts.filter((__, i) => i % clients === client);
      for (let i = 0; i < calls; i++) for (const account of own) times.push(await vote(site, account, tools));
    }),
  );
  return { times, seconds: (performance.now() - started) / 1000 };
}

async function vote(site, account, tools) {
  const id = tools[randomInt(tools.length)];
  const action = randomInt(3) === 0 ? "remove" : "upvote";
  const started = performance.now();
  const response = await fetch(`${site}/api/tools/${id}/vote`, {
    method: "POST",
    headers: account.headers,
    body: JSON.stringify({ action }),
  });
  const answer = await response.json();
  const took = performance.now() - started;
  if (!answer.success || answer.isUpvoted !== (action === "upvote"))
    throw new Error(`A vote was answered ${response.status} ${JSON.stringify(answer)}`);
  if (answer.isUpvoted) account.votes.add(id);
  else account.votes.delete(id);
  return took;
}

/** Holds what the clients were told against the rows, and the rows against every counter. */
async function assertExact(database, accounts) {
  const told = accounts.flatMap(({ id, votes }) => [...votes].map((tool) => `${id} ${tool}`)).sort();
  const { rows } = await database.query(
    `SELECT user_id || ' ' || tool_id AS vote FROM vote JOIN "user" ON id = user_id WHERE email LIKE '%@${origin}'`,
  );
  const kept = rows.map((row) => row.vote).sort();
  if (kept.length !== told.length || kept.some((one, i) => one !== told[i]))
    throw new Error(`${told.length} votes were confirmed, ${kept.length} are there`);
  const { rows: wrong } = await database.query(
    `SELECT tool_id FROM tool_stats AS stats JOIN search.rank ON rank.id = tool_id
     WHERE stats.votes <> (SELECT count(*) FROM vote WHERE vote.tool_id = stats.tool_id AND counts)
        OR rank.votes <> stats.base_votes + stats.votes`,
  );
  if (wrong.length > 0) throw new Error(`The counters of ${wrong.length} tools are wrong`);
}
