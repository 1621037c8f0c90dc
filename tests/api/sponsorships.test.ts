import { describe, expect, it } from "vitest";
import { type AvailableTool, sponsorshipRatings } from "@/lib/sponsorships/schema";
import { createAccount } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { type Headers, input, soon, sponsorshipCalls, visitor } from "@/tests/api/sponsorship-calls";

const { db } = await openApp();
const admin = await createAccount(db, { role: "admin" });
const { read, create, change, remove, count } = await sponsorshipCalls(admin);
const tools = await import("@/app/api/sponsorships/available-tools/route");
const { getToolNow } = await import("@/lib/tools/queries");
const moderator = await createAccount(db, { role: "moderator" });
const user = await createAccount(db);

const taken = await db.sponsorship.findMany({ select: { toolId: true } });
const { id: toolId, slug: toolSlug } = await db.tool.findFirstOrThrow({
  where: { status: "published", id: { notIn: taken.map((row) => row.toolId) } },
  orderBy: { slug: "asc" },
});

it("of the samples each shows the rating of its tool, which an administrator could have chosen", async () => {
  const samples = await db.sponsorship.findMany({
    select: { rating: true, tool: { select: { stats: { select: { baseRating: true } } } } },
  });
  expect(samples.map(({ rating }) => rating)).toEqual(samples.map(({ tool }) => tool.stats!.baseRating));
  expect(sponsorshipRatings).toEqual(expect.arrayContaining(samples.map(({ rating }) => rating)));
});

describe("the list", () => {
  it("gives everybody what is running, and its number", async () => {
    const { body, headers } = await read();
    expect(body.length).toBe(6);
    expect(headers.get("x-total-count")).toBe("6");
    expect((await read({ status: "running" })).body).toEqual(body);
    expect((await read({ page: 2, limit: 4 })).body).toEqual(body.slice(4));
    for (const secret of ["impressions", "clicks", "status", "logoUrl", "updatedAt"])
      expect(body[0]).not.toHaveProperty(secret);
  });

  it("gives only administrators the others", async () => {
    for (const status of ["all", "scheduled", "ended"]) {
      expect((await read({ status })).status).toBe(401);
      expect((await read({ status }, user.headers)).status).toBe(403);
      expect((await read({ status }, moderator.headers)).status).toBe(403);
      expect((await read({ status }, admin.headers)).status).toBe(200);
    }
    expect((await read({ status: "paid" }, admin.headers)).status).toBe(400);
  });

  it("searches, sorts and pages for administrators", async () => {
    const { body: all, headers } = await read({ status: "all", sort: "name", limit: 2 }, admin.headers);
    expect(all).toHaveLength(2);
    expect(headers.get("x-total-count")).toBe("6");
    const { body: found } = await read({ status: "all", q: all[1]!.name.toUpperCase() }, admin.headers);
    expect(found.map(({ id }) => id)).toEqual([all[1]!.id]);
    expect((await read({ status: "all", q: "%" }, admin.headers)).body).toEqual([]);
    const { body: down } = await read({ status: "all", sort: "name", order: "desc" }, admin.headers);
    expect(down.at(-1)!.id).toBe(all[0]!.id);
    expect(down[0]).toMatchObject({ status: "running", impressions: 0, clicks: 0 });
    const ofOne = { status: "all", toolId: all[1]!.toolId._id };
    expect((await read(ofOne, admin.headers)).body.map(({ id }) => id)).toEqual([all[1]!.id]);
    expect((await read({ ...ofOne, toolId: "none" }, admin.headers)).status).toBe(400);
  });
});

describe("a listing runs", () => {
  it("not while the website of its tool is gone, which administrators and the advertiser are told", async () => {
    const { listRunningSponsorships } = await import("@/lib/sponsorships/queries");
    const { getReport } = await import("@/lib/sponsorships/report/queries");
    const { noteVisit } = await import("@/lib/tools/links/mutations-visits");
    const { id, websiteUrl } = await db.tool.findUniqueOrThrow({ where: { id: toolId } });
    const { body: listing } = await create(input(toolId, "gone"));
    const isShown = async () => [
      (await read()).body.some((one) => one.id === listing.id),
      (await listRunningSponsorships()).some((one) => one.id === listing.id),
    ];
    expect(await isShown()).toEqual([true, true]);
    const day = 86_400_000;
    const visit = { seen: "not-found", detail: "404", isAnswered: true } as const;
    for (const days of [4, 2, 0])
      await noteVisit({ id, websiteUrl }, visit, new Date(Date.now() - days * day));
    expect(await isShown()).toEqual([false, false]);
    const [row] = (await read({ status: "all", q: "Listing gone" }, admin.headers)).body;
    expect(row).toMatchObject({ status: "running", websiteGone: true, toolPublished: true });
    const report = await getReport(listing.id, { all: true, days: 1 });
    expect(report?.hiddenSince).toMatch(/^20/);
    expect((await count("impression", listing.id, visitor(90))).status).toBe(404);
    await noteVisit({ id, websiteUrl }, { ...visit, seen: "ok" });
    expect(await isShown()).toEqual([true, true]);
    expect((await getReport(listing.id, { all: true, days: 1 }))?.hiddenSince).toBeNull();
    await remove(listing.id);
  });

  it("from its start up to its end, when it is read", async () => {
    const { body } = await create({ ...input(toolId, "timed"), startDate: soon(1), endDate: soon(2) });
    const state = async () => {
      const rows = (await read({ status: "all", q: "Listing timed" }, admin.headers)).body;
      return [rows[0]!.status, (await read()).body.some(({ id }) => id === body.id)];
    };
    expect(await state()).toEqual(["scheduled", false]);
    await db.sponsorship.update({
      where: { id: body.id },
      data: { startDate: new Date(Date.now() - 3_600_000) },
    });
    expect(await state()).toEqual(["running", true]);
    await db.sponsorship.update({ where: { id: body.id }, data: { endDate: new Date(Date.now() - 1_000) } });
    expect(await state()).toEqual(["ended", false]);
    await remove(body.id);
  });

  it("only while its tool is published", async () => {
    const { body } = await create(input(toolId, "withdrawn"));
    await db.tool.update({ where: { id: toolId }, data: { status: "archived" } });
    expect((await read()).body.some(({ id }) => id === body.id)).toBe(false);
    expect((await count("impression", body.id, visitor(90))).status).toBe(404);
    const refused = await create(input(toolId, "another"));
    expect([refused.status, refused.body.error]).toEqual([400, "Only published tools can be sponsored."]);
    await db.tool.update({ where: { id: toolId }, data: { status: "published" } });
    await remove(body.id);
  });
});

describe("writes", () => {
  it("need an administrator, from our own pages", async () => {
    const [first] = (await read()).body;
    for (const [headers, status] of [
      [{}, 401],
      [user.headers, 403],
      [moderator.headers, 403],
      [{ ...admin.headers, "sec-fetch-site": "cross-site" }, 403],
      [{ ...admin.headers, origin: "https://evil.example" }, 403],
    ] as [Headers, number][]) {
      expect((await create(input(toolId), headers)).status).toBe(status);
      expect((await change(first!.id, { name: "No" }, headers)).status).toBe(status);
      expect((await remove(first!.id, headers)).status).toBe(status);
    }
    expect((await read()).body[0]).toEqual(first);
  });

  it("create a listing with its defaults, after the others", async () => {
    const { status, body } = await create({
      ...input(toolId),
      name: " My  Listing! ",
      views: 99,
      impressions: 99,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "My Listing!",
      slug: "my-listing",
      rating: 4.5,
      premiumBadge: false,
      views: 0,
      impressions: 0,
      clicks: 0,
      endDate: null,
      status: "running",
      logo: `/logo/${toolSlug}`,
      toolId: { _id: toolId, slug: toolSlug },
    });
    const shown = (await read()).body;
    expect(shown.at(-1)!.id).toBe(body.id);
    // Whatever the listing has, its tool's rating is told as it is.
    const { rating } = (await getToolNow(toolId))!;
    expect(rating).not.toBe(4.5);
    expect(shown.at(-1)!.toolId.rating).toBe(rating);
    await remove(body.id);
    expect((await create({ ...input(toolId), slug: "own-slug", toolId: { _id: toolId } })).body.slug).toBe(
      "own-slug",
    );
  });

  it.each([
    [{ toolId: undefined }, "Please select a tool"],
    [{ toolId: "" }, "Please select a tool"],
    [{ toolId: "temp-1" }, "Please select a tool"],
    [{ toolId: "0".repeat(24) }, "Please select a tool"],
    [{ name: " " }, "Name is required"],
    [{ description: undefined }, "Description is required"],
    [{ category: "" }, "Category is required"],
    [{ url: "" }, "Website URL is required"],
    [{ url: undefined }, "Website URL is required"],
    [{ url: "javascript:alert(1)" }, "Invalid URL"],
    [{ logo: "javascript:alert(1)" }, "Invalid URL"],
    [{ logo: "//elsewhere.example/x.png" }, "Invalid URL"],
    [{ rating: 4.4 }, "Please select a rating."],
    [{ startDate: "soon" }, "The start date is not valid."],
    [{ startDate: soon(2), endDate: soon(1) }, "The end date must be after the start date."],
    [{ endDate: soon(-1) }, "The end date must be after the start date."],
  ])("refuse %j", async (part, message) => {
    const { status, body } = await create({ ...input(toolId, "refused"), ...part });
    expect([status, body.error]).toEqual([400, message]);
    expect(body.issues[0]!.message).toBe(message);
  });

  it("change what is given and nothing else, never the tool", async () => {
    const { body } = await create({ ...input(toolId, "to change"), endDate: soon(24) });
    const { body: after } = await change(body.id, { rating: "4.9", updatedAt: body.updatedAt });
    expect(after).toEqual({ ...body, rating: 4.9, updatedAt: after.updatedAt });
    expect((await change(body.id, { toolId })).status).toBe(200);
    const other = await db.tool.findFirstOrThrow({ where: { id: { not: toolId }, status: "published" } });
    const refused = await change(body.id, { toolId: other.id });
    expect([refused.status, refused.body.error]).toEqual([400, "The tool of a listing can't be changed."]);
    expect((await change(body.id, { startDate: soon(48) })).status).toBe(400);
    expect((await change(body.id, { slug: "" })).body.slug).toBe("listing-to-change");
    expect((await change(body.id, { endDate: null })).body.endDate).toBeNull();
    await remove(body.id);
  });

  it("refuse to overwrite what somebody else changed", async () => {
    const { body } = await create(input(toolId, "contested"));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => change(body.id, { name: `Name ${n}`, updatedAt: body.updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!.body;
    for (const { body: refused } of answers.filter(({ status }) => status === 409))
      expect(refused.current).toEqual(won);
    await remove(body.id);
  });

  it("delete once; afterwards there is nothing", async () => {
    const { body } = await create(input(toolId, "gone"));
    await count("click", body.id, visitor(91));
    expect((await remove(body.id)).status).toBe(200);
    expect((await remove(body.id)).status).toBe(404);
    expect((await remove("temp-1")).status).toBe(404);
    expect((await change(body.id, { name: "Gone" })).status).toBe(404);
    expect(await db.visitorCount.count({ where: { targetId: body.id } })).toBe(0);
    const log = await db.adminLog.findMany({ where: { entityId: body.id }, orderBy: { id: "asc" } });
    expect(log.map(({ action }) => action)).toEqual(["sponsorship.create", "sponsorship.delete"]);
  });

  it("invalidate what shows listings and nothing else", async () => {
    const tags = await watchTags();
    const { body } = await create(input(toolId, "tagged"));
    expect(tags()).toEqual(["sponsorships"]);
    await change(body.id, { name: "Tagged anew" });
    expect(tags()).toEqual(["sponsorships"]);
    await count("click", body.id, visitor(92));
    expect(tags()).toEqual([]);
    await remove(body.id);
    expect(tags()).toEqual(["sponsorships"]);
  });
});

describe("available tools", () => {
  async function find(query: Record<string, string | number>, headers: Headers = admin.headers) {
    const path = withQuery("/api/sponsorships/available-tools", query);
    const response = await request(tools.GET, path, { headers });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as AvailableTool[],
    };
  }

  it("are for administrators", async () => {
    expect((await find({}, {})).status).toBe(401);
    expect((await find({}, user.headers)).status).toBe(403);
    expect((await find({}, moderator.headers)).status).toBe(403);
  });

  it("are published tools, bounded, found by a text", async () => {
    const { body, headers } = await find({});
    expect(body).toHaveLength(20);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThan(300);
    expect(Object.keys(body[0]!).sort()).toEqual(
      ["_id", "category", "description", "id", "logo", "name", "slug", "websiteUrl"].sort(),
    );
    const { name, _id } = body[3]!;
    expect((await find({ q: name, limit: 5 })).body[0]).toMatchObject({ _id, name });
    await db.tool.update({ where: { id: _id }, data: { status: "draft" } });
    expect((await find({ q: name })).body.some((tool) => tool._id === _id)).toBe(false);
    await db.tool.update({ where: { id: _id }, data: { status: "published" } });
    expect((await find({ limit: 51 })).status).toBe(400);
  });
});
