import { randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import pg from "pg";
import { inRoot } from "../scripts/lib/paths.mjs";
import { firstFreePort } from "../scripts/lib/ports.mjs";
import { serve } from "./load.mjs";

const people = 20_000;
const origin = "bench.tables.example";
const rounds = 40;

/** What each table of the back office is asked: as it opens, searched, filtered, sorted, and far from its first page. */
const tables = {
  tools: [
    "/api/tools/table",
    "/api/tools/table?q=image&page=3",
    "/api/tools/table?status=published&pricing=free&sort=name&order=asc",
    "/api/tools/table?sort=category&order=asc&page=400",
  ],
  users: [
    "/api/users",
    "/api/users?q=person-1999",
    "/api/users?role=user&status=active&sort=name&order=asc&page=300",
    "/api/users?sort=lastActive&page=20",
  ],
  blog: ["/api/blog?status=all", "/api/blog?status=all&q=tool&sort=title&order=asc"],
  news: ["/api/news?status=all", "/api/news?status=all&q=model&sort=views"],
  submissions: ["/api/tools/submissions", "/api/tools/submissions?status=pending&q=a"],
  inquiries: ["/api/sales-inquiries", "/api/sales-inquiries?status=new&q=a"],
  reviews: ["/api/reviews?isAdmin=true&page=1", "/api/reviews?isAdmin=true&status=pending&page=2"],
  sponsorships: ["/api/sponsorships?status=all"],
  software: ["/api/software-pages?status=all"],
  activity: ["/api/activity-log", "/api/activity-log?entity=tool&q=a"],
  dashboard: ["/api/tools/stats"],
};

/**
 * How long an administrator's tables take over a catalogue with 20,000 accounts, milliseconds, with one client after
 * another as one person works; each address in turn, so that a noisy moment hits all.
 */
export async function measureTables(databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const secret = randomBytes(32).toString("base64url");
  const port = await firstFreePort(4100);
  const site = `http://127.0.0.1:${port}`;
  const admin = await fill(database);
  const server = await serve(
    [inRoot("scripts/server.mjs")],
    {
      DATABASE_URL: databaseUrl,
      SITE_URL: site,
      NEXTAUTH_URL: site,
      NEXTAUTH_SECRET: secret,
      PORT: String(port),
      HOST: "127.0.0.1",
      LOGO_SERVICE_URL: "off",
      LOG_LEVEL: "silent",
      JOBS: "off",
    },
    `${site}/health`,
  );
  try {
    const token = await encode({ token: { sub: admin, authTime: Date.now() }, secret });
    const headers = { Cookie: `next-auth.session-token=${token}` };
    const ask = async (path) => {
      const started = performance.now();
      const answer = await fetch(site + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - started;
    };
    const result = { people };
    for (const [name, paths] of Object.entries(tables)) {
      for (const path of paths) await ask(path);
      const times = [];
      for (let i = 0; i < rounds; i++) for (const path of paths) times.push(await ask(path));
      times.sort((a, b) => a - b);
      const at = (share) => Math.round(times[Math.floor(times.length * share)]);
      result[name] = { p50: at(0.5), p95: at(0.95) };
    }
    return result;
  } finally {
    await server.stop();
    await database.end();
  }
}

/** Accounts, and two thousand of what people send in; made once. Returns the id of an administrator. */
async function fill(database) {
  const { rows } = await database.query(
    `SELECT count(*)::int AS n FROM "user" WHERE email LIKE '%@${origin}'`,
  );
  if (rows[0].n < people) {
    await database.query(
      `INSERT INTO "user" (name, email, last_active_at, created_at)
       SELECT 'Person ' || n, 'person-' || n || '@${origin}', now() - n * interval '1 minute', now() - n * interval '1 hour'
       FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING`,
      [people],
    );
    await database.query(
      `INSERT INTO review (tool_id, user_id, rating, comment, status)
       SELECT tool.id, person.id, 1 + (n % 5)::int, 'A sentence about it.', (ARRAY['pending', 'approved', 'rejected'])[1 + n % 3]
       FROM (SELECT id, row_number() OVER () AS n FROM "user" WHERE email LIKE '%@${origin}' LIMIT 2000) AS person
       JOIN (SELECT id, row_number() OVER () AS n FROM tool LIMIT 2000) AS tool USING (n) ON CONFLICT DO NOTHING`,
    );
    await database.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, user_id)
       SELECT name, description, website_url, website_key, category_id, NULL FROM tool LIMIT 2000`,
    );
    await database.query(
      `INSERT INTO sales_inquiry (full_name, email, company_name, monthly_budget, message)
       SELECT name, email, 'Acme', '$5,000+', 'We would like to hear more.' FROM "user" WHERE email LIKE '%@${origin}' LIMIT 2000`,
    );
    await database.query("ANALYZE");
  }
  const { rows: made } = await database.query(
    `INSERT INTO "user" (name, email, role, sessions_valid_from) VALUES ('Bench', 'admin@${origin}', 'admin', now() - interval '1 minute')
     ON CONFLICT (email) DO UPDATE SET sessions_valid_from = excluded.sessions_valid_from RETURNING id`,
  );
  return made[0].id;
}
