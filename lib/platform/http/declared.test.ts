import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { contract } from "@/lib/platform/http/contracts-of";
import { declared } from "@/lib/platform/http/declared";
import { log } from "@/lib/platform/log";

const getThing = contract({
  method: "GET",
  path: "/api/things/{id}",
  access: "public",
  tag: "Things",
  summary: "A thing",
  response: z.object({
    id: z.string(),
    maker: z.object({ name: z.string() }).nullable(),
    parts: z.array(z.object({ size: z.number() })),
    names: z.record(z.string(), z.string()).optional(),
  }),
});

const row = {
  id: "1",
  secret: "a new column",
  maker: { name: "Ada", secret: "a new column" },
  parts: [{ size: 2, secret: "a new column" }],
};
const answer = { id: "1", maker: { name: "Ada" }, parts: [{ size: 2 }] };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("keeps what is declared, at any depth, and nothing else", () => {
  expect(declared(getThing, row)).toEqual(answer);
});

const mismatches: [string, unknown, unknown][] = [
  ["without something", { id: "1", maker: null }, { id: "1", maker: null }],
  ["with a value of another kind", { ...row, id: 7 }, { ...answer, id: 7 }],
  ["with a date", { ...row, id: new Date(0) }, { ...answer, id: new Date(0) }],
  ["with a row in place of a text", { ...row, id: { secret: 1 } }, { ...answer, id: null }],
  ["with a row in place of a list", { ...row, parts: { secret: 1 } }, { ...answer, parts: null }],
  ["with a row among names", { ...row, names: { a: { secret: 1 } } }, { ...answer, names: null }],
  ["with nobody, and another kind", { ...row, maker: null, id: 7 }, { ...answer, maker: null, id: 7 }],
  ["that is none", undefined, undefined],
];

describe.each(mismatches)("an answer %s", (_, given, expected) => {
  it("throws", () => {
    expect(() => declared(getThing, given)).toThrow(
      "GET /api/things/{id} answers otherwise than its contract",
    );
  });

  it("is logged in production, without its values, and has what is declared", () => {
    vi.stubEnv("NODE_ENV", "production");
    const logged = vi.spyOn(log, "error").mockReturnValue();
    expect(declared(getThing, given)).toEqual(expected);
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Ada|new column/);
  });
});
