import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import type { WrittenTool } from "@/lib/tools/schema-admin";

const { db } = await openApp();
const { POST: create } = await import("@/app/api/tools/route");
const { GET: get, PUT: update } = await import("@/app/api/tools/[id]/route");

const admin = await createAccount(db, { role: "admin" });
const user = await createAccount(db);
const tasks = await db.task.findMany({
  take: 3,
  orderBy: { slug: "asc" },
  select: { slug: true, name: true },
});
const [first, second, third] = tasks.map(({ slug }) => slug);

let n = 0;
const body = (change: object = {}) => ({
  name: "Factual",
  description: "Keeps facts in order.",
  websiteUrl: `https://factual-${(n += 1)}.example`,
  category: "Text Generation",
  pricing: { type: "freemium" },
  ...change,
});
async function add(change: object = {}) {
  const answer = await request(create, "/api/tools", {
    method: "POST",
    ...json(body(change), admin.headers),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as WrittenTool;
}
const put = (id: string, change: object, headers = admin.headers) =>
  request(update, `/api/tools/${id}`, { method: "PUT", params: { id }, ...json(change, headers) });
async function changed(id: string, change: object) {
  const answer = await put(id, change);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WrittenTool;
}
const stateOf = ({ facts }: WrittenTool, field: string) => facts.sources.find((one) => one.field === field);
const logOf = (entityId: string) =>
  db.adminLog.findFirst({ where: { entityId, action: "tool.update" }, orderBy: { createdAt: "desc" } });

const plans = [
  { name: "Free", amount: 0, currency: "USD", period: "month", note: "Ten pages" },
  { name: "Pro", amount: 16.99, currency: "USD", period: "seat", note: null },
];

describe("facts", () => {
  it("are written with a new tool, unchecked, and found at its website", async () => {
    const made = await add({ facts: { plans, platforms: ["web", "web", "ios"], hasFreePlan: true } });
    expect(made.facts).toMatchObject({ plans, platforms: ["web", "ios"], hasFreePlan: true, maker: null });
    expect(stateOf(made, "plans")).toEqual({
      field: "plans",
      url: made.websiteUrl,
      checkedAt: null,
      state: "unchecked",
    });
    const seen = await request(get, `/api/tools/${made.slug}`, { params: { id: made.slug } });
    expect(((await seen.json()) as WrittenTool).facts).toEqual(made.facts);
  });

  it("change where they are named alone; null and an empty list take them away", async () => {
    const { id } = await add({ facts: { plans, maker: "Ink Ltd", platforms: ["web"], openSource: false } });
    const after = await changed(id, { facts: { maker: null, platforms: [] } });
    expect(after.facts).toMatchObject({ plans, maker: null, platforms: [], openSource: false });
    expect((await changed(id, { description: "Something else." })).facts).toEqual(after.facts);
    expect(await db.toolFact.count({ where: { toolId: id } })).toBe(2);
  });

  it("are confirmed by a person at a time, and stay so until their value changes", async () => {
    const { id } = await add({ facts: { plans, maker: "Ink Ltd" } });
    const sources = [{ field: "plans", url: "https://factual.example/pricing" }];
    const confirmed = await changed(id, { facts: { sources, confirmed: ["plans"] } });
    expect(stateOf(confirmed, "plans")).toMatchObject({ url: sources[0]!.url, state: "confirmed" });
    expect(Date.now() - Date.parse(stateOf(confirmed, "plans")!.checkedAt!)).toBeLessThan(60_000);
    expect(stateOf(confirmed, "maker")).toMatchObject({ state: "unchecked", checkedAt: null });
    const row = await db.toolFact.findUniqueOrThrow({
      where: { toolId_field: { toolId: id, field: "plans" } },
    });
    expect(row.checkedBy).toBe(admin.id);
    // The same plans again, as the form sends them.
    const same = await changed(id, { facts: { plans, maker: "Ink & Co" } });
    expect(stateOf(same, "plans")).toEqual(stateOf(confirmed, "plans"));
    const dearer = await changed(id, { facts: { plans: [plans[0], { ...plans[1], amount: 20 }] } });
    expect(stateOf(dearer, "plans")).toEqual({
      field: "plans",
      url: sources[0]!.url,
      state: "unchecked",
      checkedAt: null,
    });
    const again = await changed(id, { facts: { maker: "Ink", confirmed: ["maker"] } });
    expect(stateOf(again, "maker")).toMatchObject({ state: "confirmed" });
  });

  it.each([
    [{ platforms: ["web", "amiga"] }, "facts.platforms.1", "There is no such platform."],
    [{ integrations: ["nothing"] }, "facts.integrations.0", "There is no such integration."],
    [{ country: "Germany" }, "facts.country", undefined],
    [{ languages: ["english"] }, "facts.languages.0", undefined],
    [{ plans: [{ ...plans[0], amount: -1 }] }, "facts.plans.0.amount", undefined],
    [{ sources: [{ field: "plans", url: "javascript:alert(1)" }] }, "facts.sources.0.url", "Invalid URL"],
    [{ confirmed: ["price"] }, "facts.confirmed.0", undefined],
  ])("refuse %j", async (facts, path, message) => {
    const { id } = await add();
    const answer = await put(id, { facts });
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] };
    expect(issues[0]).toMatchObject({ path, ...(message ? { message } : {}) });
    expect(await db.toolFact.count({ where: { toolId: id } })).toBe(0);
  });

  it("are in the log as they were and are, and it says nothing of what stayed", async () => {
    const { id } = await add({ facts: { maker: "Ink Ltd", platforms: ["web"] } });
    await changed(id, { facts: { maker: "Ink & Co" } });
    const entry = await logOf(id);
    expect(entry).toMatchObject({ actorId: admin.id });
    expect(entry!.before).toMatchObject({ facts: { maker: { value: "Ink Ltd" } } });
    expect(entry!.after).toMatchObject({ facts: { maker: { value: "Ink & Co" } } });
    await changed(id, { facts: { maker: "Ink & Co" } });
    expect((await logOf(id))!.after).not.toHaveProperty("facts");
  });

  it("that started from an older tool are a conflict, which tells of both", async () => {
    const made = await add({ facts: { maker: "Ink Ltd" } });
    await changed(made.id, { facts: { maker: "Ink & Co" }, updatedAt: made.updatedAt });
    const answer = await put(made.id, { facts: { maker: "Mine" }, updatedAt: made.updatedAt });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { facts: { maker: "Ink & Co" }, tasks: [] } });
  });

  it("are for administrators to write", async () => {
    const { id } = await add();
    expect((await put(id, { facts: { maker: "Mine" } }, user.headers)).status).toBe(403);
    expect((await put(id, { facts: { maker: "Mine" } }, {} as typeof user.headers)).status).toBe(401);
  });
});

describe("tasks", () => {
  it("keep their order, are replaced as a whole, and are in the log", async () => {
    const made = await add({
      tasks: [
        { slug: second, how: "Quickly" },
        { slug: first, how: "Well" },
      ],
    });
    expect(made.tasks).toEqual([
      { slug: second, name: tasks[1]!.name, how: "Quickly" },
      { slug: first, name: tasks[0]!.name, how: "Well" },
    ]);
    const given = [
      { slug: third, how: "By hand" },
      { slug: second, how: "Quickly" },
    ];
    const after = await changed(made.id, { tasks: given });
    expect(after.tasks.map(({ slug, how }) => ({ slug, how }))).toEqual(given);
    const entry = await logOf(made.id);
    expect(entry!.before).toMatchObject({ tasks: [{ slug: second }, { slug: first }] });
    expect(entry!.after).toMatchObject({ tasks: given });
    expect((await changed(made.id, { tasks: [] })).tasks).toEqual([]);
  });

  it.each([
    [[{ slug: "no-such-task", how: "Well" }], 'There is no task "no-such-task".'],
    [[{ slug: first, how: " " }], "Say in a line how the tool does it."],
    [Array.from({ length: 9 }, () => ({ slug: first, how: "Well" })), "A tool has at most 8 tasks."],
  ])("refuse %j", async (given, message) => {
    const { id } = await add({ tasks: [{ slug: second, how: "Quickly" }] });
    const answer = await put(id, { tasks: given });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toBe(message);
    expect(await db.toolTask.count({ where: { toolId: id } })).toBe(1);
  });
});
