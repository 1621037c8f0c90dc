import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import type { oas31 } from "zod-openapi";
import { contracts } from "@/lib/contracts";
import { describeApi } from "@/lib/platform/openapi/document";

const document = describeApi(contracts, {
  name: "Almanac AI",
  url: "https://almanac.test",
  version: "1.2.3",
});
const operation = (path: string, method: "get" | "post") => document.paths![path]![method]!;
const response = (path: string, method: "get" | "post", status: string) =>
  operation(path, method).responses![status] as oas31.ResponseObject;

describe("the description", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has every call", () => {
    for (const { method, path } of contracts)
      expect(document.paths?.[path]?.[method.toLowerCase() as "get"], `${method} ${path}`).toBeDefined();
  });

  it("gives every call a name of its own, a group and a summary", () => {
    const operations = Object.values(document.paths!).flatMap((item) =>
      Object.values(item as Record<string, oas31.OperationObject>),
    );
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const groups = document.tags!.map(({ name }) => name);
    for (const { tags, summary } of operations) {
      expect(groups).toContain(tags![0]);
      expect(summary).toBeTruthy();
    }
  });

  it("has the groups of calls that need no account first, and those of administrators last", () => {
    const groups = document.tags!.map(({ name }) => name);
    const ranks = groups.map((name) =>
      ["signed in", "moderators", "administrators"].findIndex((who) => name.endsWith(`(${who})`)),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(groups[0]).toBe("Tools");
    expect(operation("/api/tools", "get").tags).toEqual(["Tools"]);
    expect(operation("/api/tools", "post").tags).toEqual(["Tools (administrators)"]);
  });

  it("refers only to schemas that it has", () => {
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(refs.length).toBeGreaterThan(0);
    for (const name of refs) expect(document.components?.schemas).toHaveProperty(name);
  });

  it("says how pages are found", () => {
    expect(Object.keys(response("/api/tools", "get", "200").headers!)).toEqual(["X-Total-Count", "Link"]);
    expect(response("/api/categories", "get", "200").headers).toBeUndefined();
    const names = operation("/api/tools", "get").parameters!.map(
      (parameter) => "name" in parameter && parameter.name,
    );
    expect(names).toEqual(expect.arrayContaining(["q", "category", "page", "limit"]));
  });

  it("says how a call is refused", () => {
    expect(document.components!.schemas!.Error).toMatchObject({
      required: ["error"],
      properties: { error: { type: "string" }, issues: { type: "array" } },
    });
    const suggestions = operation("/api/suggestions", "post");
    expect(Object.keys(suggestions.responses!)).toEqual([
      "200",
      "400",
      "403",
      "413",
      "415",
      "429",
      "500",
      "503",
    ]);
    expect(Object.keys(response("/api/suggestions", "post", "429").headers!)).toEqual(["Retry-After"]);
    expect(suggestions.description).toContain("At most 30 calls in a minute");
    for (const { path, method, limit, searches } of contracts)
      expect("429" in operation(path, method.toLowerCase() as "get").responses!, path).toBe(
        limit !== undefined || searches === true,
      );
  });

  it("shows the body of a call, with its bounds", () => {
    const body = operation("/api/suggestions", "post").requestBody as oas31.RequestBodyObject;
    expect(body.required).toBe(true);
    expect(body.content["application/json"]?.schema).toMatchObject({
      type: "object",
      required: ["query"],
      properties: { query: { type: "string", minLength: 1, maxLength: 500 } },
    });
  });

  it("leaves room for fields to come, and out what says nothing", () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(document.components!.schemas!.Tool).not.toHaveProperty("additionalProperties");
  });
});
