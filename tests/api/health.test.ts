import { once } from "node:events";
import http from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import packageJson from "@/package.json";
import { databaseCheck } from "@/scripts/server/database-check.mjs";
import { healthCheck } from "@/scripts/server/health.mjs";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const url = process.env.DATABASE_URL!;
/** A port of this machine on which nothing listens. */
const nowhere = "postgresql://postgres:secret@127.0.0.1:9/almanac";

const open: { close: () => void }[] = [];
afterAll(() => open.forEach((server) => server.close()));

const listen = async <S extends http.Server | ReturnType<typeof createServer>>(server: S) => {
  open.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
};

/** What a server says of its health that has this database. */
async function ask(databaseUrl: string, method = "GET", dataDir = ".") {
  const port = await listen(
    http.createServer(healthCheck({ checkDatabase: databaseCheck(databaseUrl), dataDir })),
  );
  const response = await fetch(`http://127.0.0.1:${port}/health`, { method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("GET /health", () => {
  it("says that all is well, and is never kept", async () => {
    const { status, headers, text } = await ask(url);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(JSON.parse(text)).toEqual({
      status: "ok",
      database: "up",
      version: packageJson.version,
      uptime: expect.any(Number),
    });
    expect(await ask(url, "HEAD")).toMatchObject({ status: 200, text: "" });
  });

  it("answers 503 when a write would fail", async () => {
    const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
    await db.$executeRawUnsafe(`ALTER DATABASE "${row!.name}" SET default_transaction_read_only = on`);
    try {
      expect((await ask(url)).status).toBe(503);
    } finally {
      await db.$executeRawUnsafe(`ALTER DATABASE "${row!.name}" RESET default_transaction_read_only`);
    }
    expect((await ask(url)).status).toBe(200);
  });

  // No byte is free in what the system makes up.
  it.runIf(process.platform === "linux")(
    "says that the disk is full, and not that the database is down",
    async () => {
      const { status, text } = await ask(url, "GET", "/proc");
      expect([status, JSON.parse(text)]).toMatchObject([
        503,
        { status: "error", database: "up", storage: "full" },
      ]);
    },
  );

  it("hears what the database said while the process stood still", async () => {
    const check = healthCheck({ checkDatabase: databaseCheck(url), dataDir: "." });
    const told = new Promise((resolve) => {
      const response = { writeHead: resolve, end: () => {} };
      void check({ method: "GET" } as http.IncomingMessage, response as unknown as http.ServerResponse);
    });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
    expect(await told).toBe(200);
  });

  it("answers 503 when the database is away, or takes more than two seconds, with nothing of the inside", async () => {
    const silent = await listen(createServer());
    for (const address of [nowhere, `postgresql://postgres:secret@127.0.0.1:${silent}/almanac`]) {
      const { status, text } = await ask(address);
      expect([status, JSON.parse(text)]).toMatchObject([503, { status: "error", database: "down" }]);
      expect(text).not.toMatch(/secret|127\.0/);
    }
  });
});

describe("without a database", () => {
  it("the interface, feeds and the sitemap answer 503 with a sentence", async () => {
    vi.resetModules();
    const shared = globalThis as { almanacDb?: unknown; almanacResults?: unknown };
    const { almanacDb, almanacResults } = shared;
    delete shared.almanacDb;
    delete shared.almanacResults;
    process.env.DATABASE_URL = nowhere;
    try {
      const routes = await Promise.all([
        import("@/app/api/tools/route").then(({ GET }) => request(GET, "/api/tools")),
        import("@/app/api/tools/route").then(({ GET }) => request(GET, "/api/tools?q=chat")),
        import("@/app/api/categories/route").then(({ GET }) => request(GET, "/api/categories")),
        import("@/app/feed.xml/route").then(({ GET }) => request(GET, "/feed.xml")),
        import("@/app/sitemap.xml/route").then(({ GET }) => request(GET, "/sitemap.xml")),
      ]);
      for (const route of routes) {
        expect(route.status).toBe(503);
        expect(await route.json()).toEqual({
          error: "The service is not available right now. Please try again in a moment.",
        });
      }
    } finally {
      Object.assign(shared, { almanacDb, almanacResults });
      process.env.DATABASE_URL = url;
    }
  });
});
