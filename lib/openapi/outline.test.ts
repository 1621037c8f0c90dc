import { describe, expect, it } from "vitest";
import { curlExample } from "@/lib/openapi/curl";
import { describeApi } from "@/lib/openapi/document";
import { outline } from "@/lib/openapi/outline";
import { viewSchema } from "@/lib/openapi/view-schema";

describe("outline", () => {
  const page = outline(describeApi({ name: "Almanac AI", url: "https://almanac.test", version: "1.2.3" }));
  const operations = page.groups.flatMap((group) => group.operations);

  it("puts every call into its group, with an anchor of its own", () => {
    expect(page.groups.every((group) => group.operations.length > 0)).toBe(true);
    const ids = [...operations.map(({ id }) => id), ...page.schemas.map(({ name }) => `schema-${name}`)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows what a call takes and answers", () => {
    const list = operations.find(({ path, method }) => path === "/api/tools" && method === "GET")!;
    expect(list.parameters.find(({ name }) => name === "sort")).toMatchObject({
      in: "query",
      text: "string",
      required: false,
      facts: ['one of "trending", "newest", "popular", "rating"', 'default "trending"'],
    });
    expect(list.answers[0]).toMatchObject({ status: "200", schema: { text: "list of Tool", ref: "Tool" } });
    const post = operations.find(({ path }) => path === "/api/suggestions")!;
    expect(post.body?.fields).toMatchObject([
      { name: "query", required: true, facts: ["1 to 500 characters"] },
    ]);
    expect(post.curl).toBe(
      `curl -X POST 'https://almanac.test/api/suggestions' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"query":"query"}'`,
    );
  });
});

describe("viewSchema", () => {
  it("puts types into words", () => {
    expect(viewSchema({ type: ["string", "null"] }).text).toBe("string or null");
    expect(viewSchema({ type: "array", items: { type: "integer" }, maxItems: 3 })).toMatchObject({
      text: "list of integer",
      facts: ["at most 3 items"],
    });
    expect(viewSchema({ anyOf: [{ $ref: "#/components/schemas/Tool" }, { type: "null" }] })).toMatchObject({
      text: "Tool or null",
      ref: "Tool",
    });
    expect(viewSchema({ type: "string", format: "date-time", default: "" })).toMatchObject({
      text: "string (date-time)",
      facts: ['default ""'],
    });
    expect(viewSchema({ type: "number", minimum: 1 }).facts).toEqual(["at least 1"]);
    expect(viewSchema({}).text).toBe("anything");
    expect(viewSchema(undefined).text).toBe("anything");
  });

  it("shows fields within fields", () => {
    const view = viewSchema({
      type: "object",
      required: ["a"],
      properties: {
        a: { type: "object", properties: { b: { type: "boolean" } } },
        c: { type: "string", description: "See." },
      },
    });
    expect(view.fields).toMatchObject([
      { name: "a", required: true, fields: [{ name: "b", required: false, text: "boolean" }] },
      { name: "c", required: false, description: "See." },
    ]);
  });
});

describe("curlExample", () => {
  it("takes examples, and quotes for a shell", () => {
    const parameters = [
      {
        name: "id",
        in: "path" as const,
        required: true,
        schema: { type: "string" as const, example: "it's" },
      },
      { name: "q", in: "query" as const, schema: { type: "string" as const, examples: ["a b"] } },
      { name: "sort", in: "query" as const, schema: { type: "string" as const } },
    ];
    expect(curlExample("http://x", "get", "/api/{id}", parameters, undefined)).toBe(
      `curl 'http://x/api/it'\\''s?q=a%20b'`,
    );
  });
});
