import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import type { AlternativeDto } from "@/lib/tools/alternatives/schema";

process.env.CACHE = "on";
const { db } = await openApp();
const { GET: list } = await import("@/app/api/tools/[id]/alternatives/route");
const { PUT: update } = await import("@/app/api/tools/[id]/route");
const { alternativeDto } = await import("@/lib/tools/alternatives/schema");
const { listAlternativeCards, listAlternatives } = await import("@/lib/tools/alternatives/queries");

const admin = await createAccount(db, { role: "admin" });
const read = async (id: string) => {
  const response = await request(list, `/api/tools/${id}/alternatives`, { params: { id } });
  const body: unknown = await response.json();
  return { status: response.status, body, alternatives: body as AlternativeDto[] };
};
const put = async (id: string, body: object) => {
  const answer = await request(update, `/api/tools/${id}`, {
    method: "PUT",
    params: { id },
    ...json(body, admin.headers),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
};
const slugs = (found: AlternativeDto[]) => found.map(({ tool }) => tool.slug);
const tasksOf = async (slug: string) =>
  (
    await db.toolTask.findMany({ where: { tool: { slug } }, select: { task: { select: { slug: true } } } })
  ).map(({ task }) => task.slug);
const shared = async (a: string, b: string) => {
  const own = new Set(await tasksOf(a));
  return (await tasksOf(b)).filter((slug) => own.has(slug)).length;
};

describe("GET /api/tools/{id}/alternatives", () => {
  it("lists other published tools with what is the same and what differs", async () => {
    const { alternatives } = await read("otter-ai");
    expect(alternatives.length).toBeGreaterThan(6);
    expect(alternatives.length).toBeLessThanOrEqual(36);
    for (const one of alternatives) {
      expect(alternativeDto.strict().parse(one)).toEqual(one);
      expect(one.tool.status).toBe("published");
      expect(one.tool.slug).not.toBe("otter-ai");
    }
    expect(new Set(slugs(alternatives)).size).toBe(alternatives.length);
    expect(alternatives[0]!.same[0]).toMatch(/^also used to /);
    const { id } = await db.tool.findUniqueOrThrow({ where: { slug: "otter-ai" }, select: { id: true } });
    expect((await read(id)).alternatives).toEqual(alternatives);
  });

  it("has those that share tasks before the others, and those to come last", async () => {
    const { alternatives } = await read("otter-ai");
    const launched = alternatives.filter(({ tool }) => !tool.isUpcoming);
    expect(alternatives.slice(0, launched.length)).toEqual(launched);
    const counts = await Promise.all(slugs(launched).map((slug) => shared("otter-ai", slug)));
    expect(counts[0]).toBeGreaterThan(0);
    const first = counts.indexOf(0);
    if (first >= 0) expect(counts.slice(first).every((count) => count === 0)).toBe(true);
  });

  it("is the order of the pages as well", async () => {
    const { alternatives } = await read("chatgpt");
    const { id } = await db.tool.findUniqueOrThrow({ where: { slug: "chatgpt" }, select: { id: true } });
    expect((await listAlternatives(id, 6)).map(({ slug }) => slug)).toEqual(slugs(alternatives).slice(0, 6));
    expect((await listAlternativeCards(id)).map(({ card }) => card.slug)).toEqual(slugs(alternatives));
  });

  it("has none for a tool that does not exist or is not published", async () => {
    expect(await read("no-such-tool")).toMatchObject({ status: 404, body: { error: "Tool not found" } });
    expect((await read("..%2f")).status).toBe(404);
    await put("suno", { status: "draft" });
    expect((await read("suno")).status).toBe(404);
    await put("suno", { status: "published" });
    expect((await read("suno")).status).toBe(200);
  });

  it("leaves out at once what is no longer published", async () => {
    const [first, second] = slugs((await read("otter-ai")).alternatives);
    await put(first!, { status: "draft" });
    expect(slugs((await read("otter-ai")).alternatives)[0]).toBe(second);
    await put(first!, { status: "published" });
    expect(slugs((await read("otter-ai")).alternatives)[0]).toBe(first);
  });

  it("shows at once that another tool, of another category, is used for the same", async () => {
    const own = await tasksOf("otter-ai");
    const before = await read("otter-ai");
    expect(slugs(before.alternatives)).not.toContain("midjourney");
    await put("midjourney", { tasks: own.map((slug) => ({ slug, how: "Does the same" })) });
    expect(slugs((await read("otter-ai")).alternatives)[0]).toBe("midjourney");
    await put("midjourney", { tasks: [] });
    expect(slugs((await read("otter-ai")).alternatives)).not.toContain("midjourney");
  });

  it("shows at once that a fact changed, of the tool itself and of another", async () => {
    const find = async (slug: string) =>
      (await read("otter-ai")).alternatives.find(({ tool }) => tool.slug === slug)!;
    const [first] = slugs((await read("otter-ai")).alternatives);
    await put("otter-ai", { facts: { hasFreePlan: true, openSource: true } });
    await put(first!, { facts: { hasFreePlan: true, openSource: false } });
    expect((await find(first!)).same).toContain("also has a free plan");
    expect((await find(first!)).differs).toContain("not open source");
    await put(first!, { facts: { hasFreePlan: false, openSource: null } });
    expect((await find(first!)).differs).toContain("no free plan");
    expect((await find(first!)).differs).not.toContain("not open source");
    await put("otter-ai", { facts: { hasFreePlan: false } });
    expect((await find(first!)).differs).not.toContain("no free plan");
  });
});
