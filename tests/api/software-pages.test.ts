import { beforeAll, describe, expect, it } from "vitest";
import type { SoftwarePageDto } from "@/lib/software-pages/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const list = await import("@/app/api/software-pages/route");
const one = await import("@/app/api/software-pages/[id]/route");
const { getSoftwarePage, listSoftwareMenu } = await import("@/lib/software-pages/queries");
const { listSoftwarePageEntries } = await import("@/lib/seo/sitemap/queries");

const admin = await createAccount(db, { role: "admin" });
const moderator = await createAccount(db, { role: "moderator" });
const user = await createAccount(db);
const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

type Answer = SoftwarePageDto & {
  error: string;
  issues: { path: string; message: string }[];
  current: SoftwarePageDto;
};
type Headers = Record<string, string>;

async function read(query: Record<string, string | number> = {}, headers: Headers = {}) {
  const response = await request(list.GET, withQuery("/api/software-pages", query), { headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as SoftwarePageDto[],
  };
}
async function get(id: string, headers: Headers = {}) {
  const response = await request(one.GET, "/", { params: { id }, headers });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function create(body: unknown, headers: Headers = admin.headers) {
  const response = await request(list.POST, "/", { method: "POST", ...json(body, headers) });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function change(id: string, body: unknown, headers: Headers = admin.headers) {
  const response = await request(one.PUT, "/", { method: "PUT", params: { id }, ...json(body, headers) });
  return { status: response.status, body: (await response.json()) as Answer };
}
const remove = (id: string, headers: Headers = admin.headers) =>
  request(one.DELETE, "/", { method: "DELETE", params: { id }, headers });

/** Where the public meets a page: the interface, its address, the navigation, the sitemap. */
async function surfaces({ id, slug }: { id: string; slug: string }) {
  return [
    (await read()).body.some((page) => page.id === id),
    (await get(slug)).status === 200,
    (await get(id)).status === 200,
    (await getSoftwarePage(slug)) !== null,
    (await listSoftwareMenu()).some((page) => page.slug === slug),
    (await listSoftwarePageEntries()).some((page) => page.slug === slug),
  ];
}
const everywhere = Array(6).fill(true);
const nowhere = Array(6).fill(false);

let toolIds: string[];
const picks = (...at: number[]) => at.map((i) => ({ toolId: toolIds[i]!, reason: `Reason ${i}` }));
const input = (n: string | number) => ({
  title: `Page ${n}`,
  description: "What it helps to choose.",
  featured: true,
});

beforeAll(async () => {
  const rows = await db.tool.findMany({ where: { status: "published" }, take: 6, orderBy: { slug: "asc" } });
  toolIds = rows.map(({ id }) => id);
});

describe("reading", () => {
  it("gives the seven pages in their order, with their tools", async () => {
    const { body, headers } = await read();
    expect(body).toHaveLength(7);
    expect(headers.get("x-total-count")).toBe("7");
    expect(body.every(({ featured, tools }) => featured && tools.length > 0)).toBe(true);
    const [{ slug, id } = { slug: "", id: "" }] = body;
    expect((await get(slug)).body).toEqual(body[0]);
    expect((await get(id)).body).toEqual(body[0]);
    expect(Object.keys(body[0]!.content).join()).toBe(
      "introduction,toolsHeading,toolsDescription,author,authorImage,lastUpdated",
    );
    expect((await get("nothing")).status).toBe(404);
  });

  it("gives only administrators what is not published", async () => {
    for (const status of ["all", "draft", "archived", "scheduled"]) {
      expect((await read({ status })).status).toBe(401);
      expect((await read({ status }, user.headers)).status).toBe(403);
      expect((await read({ status }, moderator.headers)).status).toBe(403);
      expect((await read({ status }, admin.headers)).status).toBe(200);
    }
  });

  it("searches, sorts and pages", async () => {
    const { body, headers } = await read(
      { status: "all", q: "CRM", sort: "title", order: "desc" },
      admin.headers,
    );
    expect(body.map(({ slug }) => slug)).toContain("best-ai-crm-software");
    expect(Number(headers.get("x-total-count"))).toBe(body.length);
    expect((await read({ limit: 3, page: 3 })).body).toHaveLength(1);
    expect((await read({ q: "%" })).body).toEqual([]);
  });

  it("leaves tools that are not published out for the public", async () => {
    const { body } = await create({ ...input("tools"), tools: picks(0, 1) });
    await db.tool.update({ where: { id: toolIds[0]! }, data: { status: "draft" } });
    expect((await get(body.id)).body.tools.map(({ toolId }) => toolId)).toEqual([toolIds[1]]);
    expect((await get(body.id, admin.headers)).body.tools).toHaveLength(2);
    await db.tool.update({ where: { id: toolIds[0]! }, data: { status: "published" } });
    await remove(body.id);
  });
});

describe("what is not published", () => {
  it.each([
    ["a draft", { status: "draft" }],
    ["an archived page", { status: "archived" }],
    ["a page of the future", { publishedAt: soon(3_600) }],
  ])("%s is nowhere, and everywhere once it is", async (_, part) => {
    const { body } = await create({ ...input("hidden"), ...part });
    expect(await surfaces(body)).toEqual(nowhere);
    expect((await get(body.id, admin.headers)).status).toBe(200);
    expect((await get(body.id, moderator.headers)).status).toBe(404);
    // Its time comes, without any other change.
    if ("publishedAt" in part)
      await db.softwarePage.update({
        where: { id: body.id },
        data: { publishedAt: new Date(Date.now() - 1) },
      });
    else await change(body.id, { status: "published" });
    expect(await surfaces(body)).toEqual(everywhere);
    await remove(body.id);
    expect(await surfaces(body)).toEqual(nowhere);
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
      expect((await create(input(1), headers)).status).toBe(status);
      expect((await change(first!.id, { title: "No" }, headers)).status).toBe(status);
      expect((await remove(first!.id, headers)).status).toBe(status);
    }
    expect((await read()).body[0]).toEqual(first);
  });

  it("make a slug of the title, with a number where it is taken or reserved", async () => {
    const made = await Promise.all([1, 2, 3].map(() => create({ ...input(1), title: "Same Title!" })));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(made.map(({ body }) => body.slug).sort()).toEqual(["same-title", "same-title-2", "same-title-3"]);
    const reserved = await create({ ...input(1), title: "Trending", slug: "" });
    expect(reserved.body.slug).toBe("trending-2");
    const taken = await create({ ...input(1), slug: "same-title" });
    expect([taken.status, taken.body.issues[0]!.path]).toEqual([409, "slug"]);
    expect((await change(made[0]!.body.id, { slug: "best-ai-crm-software" })).status).toBe(409);
    const { id, slug } = made[1]!.body;
    expect((await change(id, { slug: "", title: "Same Title!" })).body.slug).toBe(slug);
    expect((await change(made[0]!.body.id, { slug: "", title: "Something else" })).body.slug).toBe(
      "something-else",
    );
    for (const { body } of [...made, reserved]) await remove(body.id);
  });

  it.each(["admin", "api", "blog", "ai-tools", "home", "latest-news", "sign-in", "logo", "moderation"])(
    "never give a page the address of another route: %s",
    async (slug) => {
      const { status, body } = await create({ ...input(1), slug });
      expect([status, body.error]).toEqual([400, "Another page of the site has this address."]);
    },
  );

  it.each([
    [{ title: " " }, "Title is required"],
    [{ title: undefined }, "Title is required"],
    [{ description: "" }, "Description is required"],
    [{ slug: "Not a slug" }, "A slug has lower-case letters and digits, with single dashes between them."],
    [{ icon: "Rocket" }, "Please select an icon."],
    [{ bgColor: "Mauve" }, "Please select a colour scheme."],
    [{ publishedAt: "soon" }, "The date of publication is not valid."],
    [{ content: { authorImage: "javascript:alert(1)" } }, "Please enter a valid URL."],
    [{ content: { lastUpdated: "soon" } }, "The date is not valid."],
    [{ tools: [{ toolId: "temp-1", reason: "x" }] }, "Please select a tool"],
    [{ tools: [{ toolId: "0".repeat(24), reason: "x" }] }, "One of the tools does not exist any more."],
    [{ tools: [{ toolId: "1".repeat(24), reason: " " }] }, "Please say why the tool is here."],
  ])("refuse %j", async (part, message) => {
    const { status, body } = await create({ ...input("refused"), ...part });
    expect([status, body.error]).toEqual([400, message]);
    expect(body.issues[0]!.message).toBe(message);
  });

  it("keep all that they are given", async () => {
    const content = {
      introduction: "One.\n\nTwo.",
      toolsHeading: "Our picks",
      toolsDescription: null,
      author: "Ada",
      authorImage: "/uploads/ada.png",
      lastUpdated: "2026-05-01T00:00:00.000Z",
    };
    const { body } = await create({
      ...input("whole"),
      icon: "Target",
      bgColor: "Pink",
      content: { ...content, toolsDescription: "", lastUpdated: "2026-05-01" },
      tools: picks(2, 0),
    });
    expect(body).toMatchObject({ icon: "Target", bgColor: "Pink", iconColor: "Pink", content });
    expect((await get(body.slug)).body).toEqual(body);
    expect((await read()).body.at(-1)!.id).toBe(body.id);
    const { body: after } = await change(body.id, { content: { author: null } });
    expect(after.content).toEqual({ ...content, author: null });
    expect(after.tools).toEqual(body.tools);
    await remove(body.id);
  });

  it("replace the tools as a whole, in the order that is given", async () => {
    const { body } = await create({ ...input("order"), tools: picks(0, 1, 2, 3) });
    const order = async () => (await get(body.id)).body.tools.map(({ toolId }) => toolIds.indexOf(toolId));
    expect(await order()).toEqual([0, 1, 2, 3]);
    await change(body.id, { tools: picks(3, 1, 0, 2) });
    expect(await order()).toEqual([3, 1, 0, 2]);
    await change(body.id, { tools: picks(1, 4) });
    expect(await order()).toEqual([1, 4]);
    expect((await change(body.id, { tools: picks(1, 1) })).status).toBe(400);
    // Nothing is lost when one of the new ones is not there.
    expect(
      (await change(body.id, { tools: [...picks(2), { toolId: "0".repeat(24), reason: "x" }] })).status,
    ).toBe(400);
    expect(await order()).toEqual([1, 4]);
    await Promise.all([picks(0, 1, 2), picks(2, 1, 0), picks(5)].map((tools) => change(body.id, { tools })));
    const positions = await db.softwarePageTool.findMany({
      where: { pageId: body.id },
      orderBy: { position: "asc" },
    });
    expect(positions.map(({ position }) => position)).toEqual(positions.map((_, i) => i));
    await change(body.id, { tools: [] });
    expect(await order()).toEqual([]);
    await remove(body.id);
  });

  it("refuse to overwrite what somebody else changed", async () => {
    const { body } = await create(input("contested"));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => change(body.id, { title: `Title ${n}`, updatedAt: body.updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!.body;
    for (const { body: refused } of answers.filter(({ status }) => status === 409))
      expect(refused.current).toEqual(won);
    await remove(body.id);
    expect((await remove(body.id)).status).toBe(404);
    expect((await change(body.id, { title: "Gone" })).status).toBe(404);
  });

  it("are in the log, with what changed", async () => {
    const { body } = await create({ ...input("logged"), tools: picks(0) });
    await change(body.id, { title: "Logged twice", tools: picks(1) });
    await remove(body.id);
    const rows = await db.adminLog.findMany({ where: { entityId: body.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual(
      ["software.create", "software.update", "software.delete"].map((action) => [action, admin.id]),
    );
    expect(rows[1]).toMatchObject({
      before: { title: "Page logged", tools: picks(0) },
      after: { title: "Logged twice", tools: picks(1) },
    });
  });

  it("invalidate what shows the page and nothing else", async () => {
    const tags = await watchTags();
    const { body } = await create(input("tagged"));
    const own = `software:${body.slug}`;
    expect(tags()).toEqual(["dates", "software", "software-menu", own]);
    await change(body.id, { content: { introduction: "Longer." }, tools: picks(2) });
    expect(tags()).toEqual(["dates", own]);
    await change(body.id, { title: "Tagged anew" });
    expect(tags()).toEqual(["dates", "software-menu", own]);
    await change(body.id, { featured: false });
    expect(tags()).toEqual(["dates", "software-menu", own]);
    await change(body.id, { slug: "tagged-elsewhere" });
    expect(tags()).toEqual(["dates", "software", own, "software:tagged-elsewhere"]);
    await remove(body.id);
    expect(tags()).toEqual(["dates", "software", "software:tagged-elsewhere"]);
  });
});
