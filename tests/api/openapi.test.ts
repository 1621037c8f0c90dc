import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

await openApp();
const { GET: describeApi } = await import("@/app/api/openapi.json/route");
const elsewhere = await import("@/app/api/[...path]/route");

describe("GET /api/openapi.json", () => {
  it("is a valid description that names this site", async () => {
    const response = await request(describeApi, "/api/openapi.json");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    const document = (await response.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Almanac AI API" },
      servers: [{ url: "https://almanac.test" }],
    });
    const result = await new Validator().validate(document);
    expect(result.errors ?? []).toEqual([]);
  });
});

describe("an address that does not exist", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"] as const)(
    "answers 404 in JSON to %s",
    async (method) => {
      const response = await request(elsewhere[method], "/api/no/such/thing?a=b", {
        method,
        params: { path: "no" },
      });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: "Not found." });
    },
  );
});
