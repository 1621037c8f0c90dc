import { describe, expect, it, vi } from "vitest";
import { openApp, request } from "@/tests/api/open-app";
import packageJson from "@/package.json";

await openApp();
const { GET: health } = await import("@/app/health/route");

/** A port of this machine on which nothing listens. */
const nowhere = "postgresql://postgres:secret@127.0.0.1:9/almanac";

describe("GET /health", () => {
  it("says that all is well", async () => {
    const response = await request(health, "/health");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      status: "ok",
      database: "up",
      version: packageJson.version,
      uptime: expect.any(Number),
    });
  });
});

describe("without a database", () => {
  it("says so, and answers 503 with nothing of the inside", async () => {
    vi.resetModules();
    const shared = globalThis as { almanacDb?: unknown };
    const { almanacDb } = shared;
    const { DATABASE_URL } = process.env;
    delete shared.almanacDb;
    process.env.DATABASE_URL = nowhere;
    try {
      const { GET: healthOf } = await import("@/app/health/route");
      const response = await request(healthOf, "/health");
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ status: "error", database: "down" });

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
      shared.almanacDb = almanacDb;
      process.env.DATABASE_URL = DATABASE_URL;
    }
  });
});
