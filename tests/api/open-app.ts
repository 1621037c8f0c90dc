import { afterAll } from "vitest";
import { guardPool } from "@/tests/support/pool-guard";
import { createTestDatabase } from "@/tests/support/database";

type Handler = (request: Request, context: { params: Promise<never> }) => Response | Promise<Response>;

/**
 * Opens a database of its own, a copy of the seeded one, and points the application at it. Call it before anything of
 * the application is imported; import that with `await import(…)` afterwards. It is closed after the file's last test.
 */
export async function openApp() {
  const database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.SITE_URL = "https://almanac.test";
  process.env.LOG_LEVEL = "silent";
  // Tests write to the database behind the application's back. Those of what is kept switch it on.
  process.env.CACHE ??= "off";
  process.env.NEXTAUTH_SECRET = "a secret for tests only";
  // Nobody elsewhere is asked for a picture or visited, unless a test means to.
  process.env.LOGO_SERVICE_URL ??= "off";
  process.env.LINK_VISITS ??= "off";
  const { db, pool } = await import("@/lib/platform/db");
  guardPool(db, pool);

  afterAll(async () => {
    const { almanacQueue } = globalThis as { almanacQueue?: Promise<{ close(): Promise<void> }> };
    await almanacQueue?.then((queue) => queue.close()).catch(() => undefined);
    await db.$disconnect();
    await database.drop();
  });
  return { db };
}

/** Calls a route handler as the framework would. */
export async function request(
  handler: Handler,
  path: string,
  options: RequestInit & { params?: Record<string, string> } = {},
) {
  const { params = {}, ...init } = options;
  return handler(new Request(new URL(path, "http://localhost:3000"), init), {
    // As the framework does: nothing at all for a route without parameters.
    params: Promise.resolve(Object.keys(params).length > 0 ? params : undefined) as Promise<never>,
  });
}

/** An address with this query, encoded as a browser does. */
export function withQuery(
  path: string,
  query: Record<string, string | number | boolean | undefined>,
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
