import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { request } from "@/tests/api/open-app";
import { createTestDatabase } from "@/tests/support/database";
import { startDatabaseProxy } from "@/tests/support/database-proxy";

// What the interface answers while its database is busy, hangs or is away.

const database = await createTestDatabase();
const proxy = await startDatabaseProxy(database.url);
const url = new URL(database.url);
url.port = String(proxy.port);
// What the application waits for is cut short, though not so short that a busy machine answers too late.
url.search = "?statement_timeout=3000&query_timeout=4000";
Object.assign(process.env, {
  DATABASE_URL: url.href,
  LOG_LEVEL: "silent",
  CACHE: "off",
  NEXTAUTH_SECRET: "a secret for tests only",
});
const { db } = await import("@/lib/platform/db");
const tools = await import("@/app/api/tools/route");
const suggest = await import("@/app/api/tools/suggest/route");
const suggestions = await import("@/app/api/suggestions/route");
const facets = await import("@/app/api/tools/facets/route");
const blog = await import("@/app/api/blog/route");
const saved = await import("@/app/api/me/saved/[toolId]/route");

let headers: Record<string, string>;
let toolId: string;
beforeAll(async () => {
  ({ headers } = await createAccount(db));
  ({ id: toolId } = await db.tool.findFirstOrThrow({ where: { status: "published" }, select: { id: true } }));
});
afterAll(async () => {
  await db.$disconnect();
  proxy.close();
  await database.drop();
});

const calls: Record<string, () => Promise<Response> | Response> = {
  "the list of tools": () => request(tools.GET, "/api/tools?q=write+emails"),
  "suggestions while typing": () => request(suggest.GET, "/api/tools/suggest?q=chat"),
  suggestions: () =>
    request(suggestions.POST, "/api/suggestions", { method: "POST", ...json({ query: "write emails" }) }),
  "the choices of filters": () => request(facets.GET, "/api/tools/facets?q=chat"),
  "the blog": () => request(blog.GET, "/api/blog?q=agents"),
  "a write": () =>
    request(saved.PUT, `/api/me/saved/${toolId}`, { method: "PUT", headers, params: { toolId } }),
};

async function expectUnavailable() {
  const answers = Object.entries(calls).map(async ([name, call]) => {
    const response = await call();
    expect([response.status, response.headers.get("retry-after")], name).toEqual([503, "5"]);
    expect(await response.json(), name).toMatchObject({
      error: "The service is not available right now. Please try again in a moment.",
    });
  });
  await Promise.all(answers);
}

async function expectAnswers() {
  for (const [name, call] of Object.entries(calls)) expect((await call()).status, name).toBe(200);
}

it("says when to come again while the database does not get on", async () => {
  await expectAnswers();
  const other = new Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query(
      "BEGIN; LOCK TABLE search.entry, search.facet, public.task, public.tool, public.tool_stats, public.blog_post, public.saved_tool IN ACCESS EXCLUSIVE MODE",
    );
    await expectUnavailable();
  } finally {
    await other.end();
  }
  await expectAnswers();
});

it.each(["hang", "leave"] as const)("says when to come again while the database is gone: %s", async (way) => {
  await expectAnswers();
  proxy[way]();
  try {
    await expectUnavailable();
  } finally {
    await proxy.comeBack();
    await vi.waitFor(() => db.$queryRaw`SELECT 1`, { timeout: 20_000 });
  }
  await expectAnswers();
});

it("says when to come again of a write while the database only reads, and goes on reading", async () => {
  await expectAnswers();
  const other = new Client({ connectionString: database.url });
  await other.connect();
  const only = async (reads: "on" | "off") => {
    await other.query(`ALTER DATABASE "${other.database}" SET default_transaction_read_only = ${reads}`);
    await other.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await vi.waitFor(() => db.$queryRaw`SELECT 1`, { timeout: 20_000 });
  };
  try {
    await only("on");
    const response = await calls["a write"]!();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await calls["the blog"]!()).status).toBe(200);
  } finally {
    await other.query("SET default_transaction_read_only = off");
    await only("off");
    await other.end();
  }
  await expectAnswers();
});
