import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ToolDto } from "@/lib/tools/schema";
import type { ToolStats, WrittenTool } from "@/lib/tools/schema-admin";

const { db } = await openApp();
const droppedTags = await watchTags();
const { GET: list, POST: create } = await import("@/app/api/tools/route");
const { GET: get, PUT: update, DELETE: remove } = await import("@/app/api/tools/[id]/route");
const { PATCH: setStatus } = await import("@/app/api/tools/[id]/status/route");
const { GET: stats } = await import("@/app/api/tools/stats/route");
const { writtenTool, toolStats } = await import("@/lib/tools/schema-admin");

const admin = await createAccount(db, { role: "admin" });
type Headers = Record<string, string>;
let n = 0;
const tool = (change: object = {}) => ({
  name: "Inkwell",
  description: "Keeps drafts in order.",
  websiteUrl: `https://inkwell-${(n += 1)}.example`,
  category: "Text Generation",
  pricing: { type: "freemium" },
  ...change,
});
const post = (body: unknown, headers: Headers = admin.headers) =>
  request(create, "/api/tools", { method: "POST", ...json(body, headers) });
const put = (id: string, body: unknown, headers: Headers = admin.headers) =>
  request(update, `/api/tools/${id}`, { method: "PUT", params: { id }, ...json(body, headers) });
const patch = (id: string, body: unknown, headers: Headers = admin.headers) =>
  request(setStatus, `/api/tools/${id}/status`, { method: "PATCH", params: { id }, ...json(body, headers) });
const del = (id: string, headers: Headers = admin.headers) =>
  request(remove, `/api/tools/${id}`, { method: "DELETE", params: { id }, headers });
const read = (id: string, headers: Headers = {}) =>
  request(get, `/api/tools/${id}`, { params: { id }, headers });
const add = async (change: object = {}) => {
  const answer = await post(tool(change));
  expect(answer.status).toBe(201);
  return (await answer.json()) as WrittenTool;
};
const changed = async (id: string, change: object) => {
  const answer = await put(id, change);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WrittenTool;
};

describe("POST /api/tools", () => {
  it("takes the form of the admin's screen", async () => {
    droppedTags();
    const made = await add({
      tags: ["AI", " ai ", "", "No-Code"],
      features: ["Fast"],
      pricing: { type: "paid", startingPrice: 29 },
      logo: "https://inkwell.example/logo.png",
      isTrending: true,
      status: "draft",
    });
    expect(writtenTool.strict().parse(made)).toEqual(made);
    expect(made).toMatchObject({
      slug: "inkwell",
      category: "AI for Content Creation",
      tags: ["AI", "No-Code"],
      pricing: { type: "paid", startingPrice: "$29/month" },
      logoUrl: "https://inkwell.example/logo.png",
      isTrending: true,
      isNew: false,
      status: "draft",
      launchDate: null,
      duplicates: [],
    });
    // A draft is nowhere but at its own address.
    expect(droppedTags()).toEqual([`tool:${made.id}`, "tool:inkwell"]);
    const [entry] = await db.adminLog.findMany({ where: { entityId: made.id } });
    expect(entry).toMatchObject({ action: "tool.create", actorId: admin.id, before: null });
  });

  it("takes the documented body, published at once", async () => {
    const made = await add({
      logoUrl: "https://inkwell.example/logo.svg",
      pricing: { type: "enterprise", details: null },
      features: [],
      tags: ["Writing"],
      socialLinks: { twitter: "https://x.example/inkwell", github: null },
    });
    expect(made).toMatchObject({
      status: "published",
      logoUrl: "https://inkwell.example/logo.svg",
      socialLinks: { twitter: "https://x.example/inkwell", github: null },
      pricing: { type: "enterprise", startingPrice: null },
    });
    expect(Date.now() - Date.parse(made.launchDate!)).toBeLessThan(60_000);
    const shown = (await (await read(made.slug)).json()) as ToolDto;
    expect(shown).toMatchObject({ name: "Inkwell", votes: 0, views: 0, rating: null });
    expect(shown).not.toHaveProperty("logoUrl");
    expect(shown).not.toHaveProperty("socialLinks");
  });

  it.each([
    [0, "Free"],
    [9.5, "$9.5/month"],
    ["12", "$12/month"],
    [" Contact  for Pricing ", "Contact for Pricing"],
    ["$0.02/use", "$0.02/use"],
    ["", null],
    [null, null],
  ])("stores the price %j as %j", async (startingPrice, shown) => {
    expect((await add({ pricing: { type: "paid", startingPrice } })).pricing.startingPrice).toBe(shown);
  });

  it("warns of tools at the same website, and does not refuse", async () => {
    const first = await add({ websiteUrl: "https://twice.example/app" });
    const second = await add({ websiteUrl: "http://www.twice.example/app/" });
    expect(second.duplicates).toEqual([
      { id: first.id, name: first.name, slug: first.slug, status: "published" },
    ]);
  });

  it("gives each a slug of its own, made at once too", async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => add({ name: "Élan Vital" })));
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      "elan-vital",
      "elan-vital-2",
      "elan-vital-3",
      "elan-vital-4",
    ]);
    expect((await add({ name: "日本語" })).slug).toBe("tool");
    expect((await add({ slug: "my-own" })).slug).toBe("my-own");
    const taken = await post(tool({ slug: "my-own" }));
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ issues: [{ path: "slug" }] });
  });

  it.each([
    [{ name: "" }, "name", "Name is required"],
    [{ name: undefined }, "name", "Name is required"],
    [{ description: "  " }, "description", "Description is required"],
    [{ websiteUrl: "inkwell" }, "websiteUrl", "Invalid URL"],
    [{ websiteUrl: "javascript:alert(1)" }, "websiteUrl", "Invalid URL"],
    [{ logo: "inkwell" }, "logo", "Invalid URL"],
    [{ category: "Nothing" }, "category", "There is no such category."],
    [{ pricing: { type: "gratis" } }, "pricing.type", "Please select a pricing type."],
    [{ pricing: { type: "paid", startingPrice: -1 } }, "pricing.startingPrice", undefined],
    [{ status: "hidden" }, "status", undefined],
    [{ isNew: "yes" }, "isNew", undefined],
    [{ tags: Array.from({ length: 31 }, (_, i) => `tag ${i}`) }, "tags", undefined],
    [{ features: "Fast" }, "features", undefined],
    [{ slug: "Not A Slug" }, "slug", undefined],
    [{ launchDate: "tomorrow" }, "launchDate", undefined],
  ])("refuses %j", async (change, field, message) => {
    const answer = await post(tool(change));
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { issues: { path: string; message: string }[] };
    const issue = body.issues.find(({ path }) => path === field);
    expect(issue).toBeDefined();
    if (message) expect(issue!.message).toBe(message);
  });
});

describe("PUT /api/tools/{id}", () => {
  it("changes what it is given and leaves the rest, the slug too", async () => {
    const made = await add({
      name: "Before",
      features: ["Fast"],
      pricing: { type: "paid", startingPrice: "Custom" },
      logo: "https://inkwell.example/logo.png",
    });
    droppedTags();
    const after = await changed(made.id, {
      name: "After",
      pricing: { type: "enterprise" },
      logo: "",
      updatedAt: made.updatedAt,
    });
    expect(after).toMatchObject({
      name: "After",
      slug: "before",
      features: ["Fast"],
      pricing: { type: "enterprise", startingPrice: "Custom" },
      logoUrl: null,
    });
    const { categoryId } = await db.tool.findUniqueOrThrow({ where: { id: made.id } });
    expect(droppedTags()).toEqual(
      [
        ...["dates", "lists", "search", `tool:${made.id}`, "tool:before"],
        ...[`alternatives:${categoryId}`, `category:${categoryId}`],
      ].sort(),
    );
    const entry = await db.adminLog.findFirstOrThrow({ where: { entityId: made.id, action: "tool.update" } });
    expect(entry.before).toMatchObject({ name: "Before", pricingType: "paid" });
    expect(entry.before).not.toHaveProperty("features");
    expect(entry.after).toMatchObject({ name: "After", pricingType: "enterprise", logo: null });
    expect((await changed(made.slug, { slug: "renamed-on-purpose" })).slug).toBe("renamed-on-purpose");
  });

  it("refuses what started from something older, with what there is now", async () => {
    const made = await add();
    const current = await changed(made.id, { name: "Mine", updatedAt: made.updatedAt });
    const answer = await put(made.id, { name: "Yours", updatedAt: made.updatedAt });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: "Somebody else changed this in the meantime.",
      current: { id: made.id, name: "Mine", updatedAt: current.updatedAt, logoUrl: null },
    });
    expect((await changed(made.id, { name: "Ours", updatedAt: current.updatedAt })).name).toBe("Ours");
  });

  it("lets one of two win who started from the same", async () => {
    const made = await add();
    const answers = await Promise.all(
      ["A", "B", "C"].map((name) => put(made.id, { name, updatedAt: made.updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("launches what was to come", async () => {
    const future = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const made = await add({ isUpcoming: true, launchDate: future });
    expect(made.launchDate).toBe(future);
    const after = await changed(made.id, { isUpcoming: false });
    expect(Date.now() - Date.parse(after.launchDate!)).toBeLessThan(60_000);
  });

  it("knows nothing of a tool that does not exist", async () => {
    for (const id of ["0".repeat(24), "no-such-tool", "temp-1", "%00", "x".repeat(199)])
      expect((await put(id, { name: "X" })).status).toBe(404);
    expect((await del("0".repeat(24))).status).toBe(404);
    expect((await patch("no-such-tool", { status: "draft" })).status).toBe(404);
  });
});

describe("the tag that a tool has of its category", () => {
  it("follows the category, whether tags are sent along or not", async () => {
    const { id } = await add({ category: "AI for Writing", tags: ["AI for Writing", "Notes"] });
    expect((await changed(id, { category: "AI for Productivity" })).tags).toEqual([
      "AI for Productivity",
      "Notes",
    ]);
    const tags = ["AI for Productivity", "AI for Writing", "Notes"];
    expect((await changed(id, { category: "AI for Writing", tags })).tags).toEqual([
      "AI for Writing",
      "Notes",
    ]);
    expect((await changed(id, { category: "AI for Business", tags: ["Notes"] })).tags).toEqual(["Notes"]);
  });
});

describe("PATCH /api/tools/{id}/status", () => {
  it("takes a tool off the site and puts it back", async () => {
    const made = await add();
    expect((await read(made.id)).status).toBe(200);
    const archived = await patch(made.id, { status: "archived" });
    expect(await archived.json()).toMatchObject({ status: "archived" });
    expect((await read(made.id)).status).toBe(404);
    expect((await (await read(made.id, admin.headers)).json()) as ToolDto).toMatchObject({
      status: "archived",
    });
    expect((await patch(made.id, { status: "published" })).status).toBe(200);
    expect(((await (await read(made.id)).json()) as ToolDto).launchDate).toBe(made.launchDate);
    expect((await patch(made.id, { status: "gone" })).status).toBe(400);
    expect((await patch(made.id, { status: "draft", updatedAt: made.updatedAt })).status).toBe(409);
    expect(await db.adminLog.count({ where: { entityId: made.id, action: "tool.status" } })).toBe(2);
  });
});

describe("DELETE /api/tools/{id}", () => {
  it("deletes a tool with what hangs on it", async () => {
    const made = await add();
    const voter = await createAccount(db);
    await db.vote.create({ data: { userId: voter.id, toolId: made.id } });
    await db.review.create({ data: { userId: voter.id, toolId: made.id, rating: 5, comment: "Good" } });
    const day = new Date("2026-01-01");
    await db.toolDay.create({ data: { toolId: made.id, day, views: 1 } });
    expect(await (await del(made.id)).json()).toEqual({ success: true });
    expect(await db.vote.count({ where: { toolId: made.id } })).toBe(0);
    expect(await db.review.count({ where: { toolId: made.id } })).toBe(0);
    expect(await db.toolDay.count({ where: { toolId: made.id } })).toBe(0);
    expect((await del(made.id)).status).toBe(404);
    const entry = await db.adminLog.findFirstOrThrow({ where: { entityId: made.id, action: "tool.delete" } });
    expect(entry).toMatchObject({ before: { name: "Inkwell" }, after: null });
  });
});

it("refuses a launch that is still to come of a tool that is here, and takes it of one that is upcoming", async () => {
  const made = await add();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const refused = await put(made.id, { launchDate: day });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "launchDate" }] });
  expect(((await (await read(made.id)).json()) as ToolDto).launchDate).toBe(made.launchDate);
  expect((await put(made.id, { launchDate: day, isUpcoming: true })).status).toBe(200);
  // Launched before its day, it is here from now on.
  const early = (await (await put(made.id, { launchDate: day, isUpcoming: false })).json()) as ToolDto;
  expect(Date.parse(early.launchDate!)).toBeLessThan(Date.now() + 1_000);
});

describe("GET /api/tools?status", () => {
  const ask = async (query: Record<string, string | number | boolean>, headers: Headers = admin.headers) => {
    const answer = await request(list, withQuery("/api/tools", query), { headers });
    return {
      status: answer.status,
      total: Number(answer.headers.get("X-Total-Count")),
      tools: (await answer.json()) as ToolDto[],
    };
  };

  it("shows administrators tools of any status, the last changed first", async () => {
    const draft = await add({ name: "Draftling 50%", status: "draft" });
    await add({ name: "Archiveling", status: "archived" });
    const all = await ask({ status: "all", limit: 200 });
    expect(all.total).toBe(await db.tool.count());
    const times = all.tools.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(all.tools[0]).toMatchObject({ name: "Archiveling", logoUrl: null });
    const drafts = await ask({ status: "draft" });
    expect(drafts.total).toBe(await db.tool.count({ where: { status: "draft" } }));
    expect(drafts.tools.every(({ status }) => status === "draft")).toBe(true);
    expect((await ask({ status: "all", q: "0%" })).tools.map(({ id }) => id)).toEqual([draft.id]);
    expect((await ask({ status: "all", q: "ARCHIVELING" })).total).toBe(1);
    const next = await ask({ status: "all", limit: 7, page: 3 });
    expect(next.tools.map(({ id }) => id)).toEqual(all.tools.slice(14, 21).map(({ id }) => id));
    expect(await ask({ status: "all", page: 1_000_000 })).toMatchObject({ tools: [], total: all.total });
  });

  it("filters and sorts them like the public's", async () => {
    const queries: Record<string, string | number | boolean>[] = [
      { pricing: "paid" },
      { category: "image-generation" },
      { minRating: 4 },
      { isUpcoming: true },
      { period: "month" },
    ];
    for (const query of queries) {
      const [open, full] = [await ask(query, {}), await ask({ ...query, status: "published" })];
      expect(full.total, JSON.stringify(query)).toBe(open.total);
    }
    for (const sort of ["newest", "popular", "rating"]) {
      const { tools } = await ask({ status: "published", sort, limit: 50 });
      expect(tools).toHaveLength(50);
      if (sort === "popular")
        expect(tools.map(({ votes }) => votes)).toEqual(
          tools.map(({ votes }) => votes).sort((a, b) => b - a),
        );
    }
    expect((await ask({ status: "all", category: "nothing" })).status).toBe(400);
    // What only published tools can be told apart by is refused, and not left out.
    for (const [name, value] of Object.entries({ platform: "ios", freePlan: true, maxPrice: 20 }))
      expect((await ask({ status: "all", [name]: value })).status).toBe(400);
  });

  it("shows nobody else anything but what is published", async () => {
    const moderator = await createAccount(db, { role: "moderator" });
    for (const status of ["all", "draft", "archived"]) {
      expect((await ask({ status }, {})).status).toBe(401);
      expect((await ask({ status }, moderator.headers)).status).toBe(403);
    }
    const hidden = await add({ status: "draft" });
    expect((await read(hidden.id)).status).toBe(404);
    expect((await read(hidden.slug, moderator.headers)).status).toBe(404);
    expect((await ask({ status: "published", limit: 1 }, {})).status).toBe(200);
    expect((await ask({ status: "secret" })).status).toBe(400);
  });
});

describe("GET /api/tools/stats", () => {
  it("counts what there is", async () => {
    const user = await createAccount(db);
    const { id: toolId } = await add({ name: "Much Seen" });
    await db.toolStats.update({ where: { toolId }, data: { views: 2_000_000_000 } });
    const categoryId = (await db.category.findFirstOrThrow()).id;
    const common = { description: "d", websiteUrl: "https://a.example", websiteKey: "a.example", categoryId };
    await db.submission.createMany({
      data: [
        { toolName: "a", ...common },
        { toolName: "b", ...common, status: "rejected" },
      ],
    });
    await db.review.create({ data: { userId: user.id, toolId, rating: 3, comment: "Fine" } });
    const contact = {
      fullName: "A",
      email: "a@a.example",
      companyName: "A",
      monthlyBudget: "$5,000+",
      message: "m",
    };
    await db.salesInquiry.createMany({ data: [contact, { ...contact, status: "closed" }] });

    const answer = await request(stats, "/api/tools/stats", { headers: admin.headers });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as ToolStats;
    expect(toolStats.strict().parse(body)).toEqual(body);
    const published = { status: "published" };
    expect(body.totalTools).toBe(await db.tool.count({ where: published }));
    const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
    expect(sum(body.categoryCounts)).toBe(body.totalTools);
    expect(sum(body.pricingCounts)).toBe(body.totalTools);
    const free = body.pricingCounts.find(({ _id }) => _id === "free");
    expect(free?.count).toBe(await db.tool.count({ where: { ...published, pricingType: "free" } }));
    expect(body).toMatchObject({
      pendingSubmissions: await db.submission.count({ where: { status: "pending" } }),
      pendingReviews: await db.review.count({ where: { status: "pending" } }),
      newInquiries: await db.salesInquiry.count({ where: { status: "new" } }),
      openReports: await db.report.count({ where: { status: "open" } }),
      pendingProposals: await db.toolProposal.count({ where: { status: "pending" } }),
      linksToLookAt: 0,
    });
    expect(body.popularTools[0]).toEqual({
      _id: toolId,
      name: "Much Seen",
      slug: "much-seen",
      views: 2_000_000_000,
    });
    expect(body.recentTools[0]).toMatchObject({ _id: toolId, category: "AI for Content Creation" });
  });
});

describe("who may write", () => {
  const calls: [string, (headers: Headers) => Promise<Response>][] = [
    ["POST /api/tools", (headers) => post(tool(), headers)],
    ["PUT /api/tools/{id}", (headers) => put("chatgpt", { name: "Stolen" }, headers)],
    ["PATCH /api/tools/{id}/status", (headers) => patch("chatgpt", { status: "draft" }, headers)],
    ["DELETE /api/tools/{id}", (headers) => del("chatgpt", headers)],
    ["GET /api/tools/stats", (headers) => request(stats, "/api/tools/stats", { headers })],
  ];

  it.each(calls)("%s: administrators only", async (name, run) => {
    expect((await run({})).status).toBe(401);
    for (const role of ["user", "moderator"] as const)
      expect((await run((await createAccount(db, { role })).headers)).status).toBe(403);
    const banned = await createAccount(db, { role: "admin", status: "banned" });
    expect((await run(banned.headers)).status).toBe(401);
    if (name.startsWith("GET")) return;
    const suspended = await run((await createAccount(db, { role: "admin", status: "suspended" })).headers);
    expect(suspended.status).toBe(403);
    expect(await suspended.json()).toEqual({ error: "Your account is suspended." });
    expect((await run({ ...admin.headers, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await run({ ...admin.headers, origin: "https://elsewhere.example" })).status).toBe(403);
  });

  it("sends no more than a body's worth, in JSON", async () => {
    const { id } = await add();
    const big = { name: "x".repeat(1_048_576) };
    expect((await post(big)).status).toBe(413);
    expect((await put(id, big)).status).toBe(413);
    expect((await patch(id, { status: big.name })).status).toBe(413);
    const broken = { headers: { ...admin.headers, "content-type": "application/json" }, body: "{" };
    expect((await request(create, "/api/tools", { method: "POST", ...broken })).status).toBe(400);
    expect((await request(update, "/x", { method: "PUT", params: { id }, ...broken })).status).toBe(400);
    expect((await put(id, [])).status).toBe(400);
  });
});
