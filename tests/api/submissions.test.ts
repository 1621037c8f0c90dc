import { describe, expect, it } from "vitest";
import type { QueuedSubmission, SubmissionDto } from "@/lib/submissions/schema";
import { createAccount } from "@/tests/api/accounts";
import { request, withQuery } from "@/tests/api/open-app";
import { openSubmissions, path, tool } from "@/tests/api/submission-calls";
import { holding, waitForLocks } from "@/tests/support/locks";

const { db, create, moderator, send, settle, submit, setConfig } = await openSubmissions();
const { DELETE: withdraw } = await import("@/app/api/me/submissions/[id]/route");
const { GET: list } = await import("@/app/api/tools/submissions/route");
const { GET: check } = await import("@/app/api/tools/submissions/check/route");
const { GET: mine } = await import("@/app/api/me/submissions/route");
const { GET: getTool } = await import("@/app/api/tools/[id]/route");
const { submissionDto } = await import("@/lib/submissions/schema");

let n = 0;
type Headers = Record<string, string>;
const known = async (websiteUrl: string, headers: Headers) =>
  request(check, withQuery(`${path}/check`, { websiteUrl }), { headers });

describe("POST /api/tools/submissions", () => {
  it("takes in a submission and tells its place in the queue", async () => {
    const account = await createAccount(db);
    const submission = await submit(
      tool({
        category: "code assistant",
        pricingType: "Contact for Pricing",
        keyHighlights: "Fast\nOpen source",
      }),
      account.headers,
    );
    expect(submissionDto.strict().parse(submission)).toEqual(submission);
    const waiting = await db.submission.count({ where: { status: "pending" } });
    expect(submission).toMatchObject({
      status: "pending",
      toolId: null,
      toolSlug: null,
      category: "AI for Coding and Development",
      queuePlace: waiting,
    });
    const event = await db.activityEvent.findFirstOrThrow({ where: { userId: account.id } });
    expect(event).toMatchObject({ type: "submission", description: "Submitted Quillbird" });
  });

  it.each([
    "Chatbot",
    "Image Generation",
    "Code Assistant",
    "Writing",
    "Audio",
    "Video", // of /add-product
    "chatbots",
    "image-generation",
    "video-editing",
    "development",
    "productivity", // of the dashboard
    "Text Generation",
    "Code Generation",
    "Audio Generation",
    "Data Analysis",
    "Marketing",
    "Other", // of the admin
    "AI for E-commerce",
    "Speech",
    "research",
    "SEO",
  ])("knows the category %s", async (category) => {
    const { resolveCategory } = await import("@/lib/categories/queries");
    expect(await resolveCategory(category)).toBeDefined();
  });

  it.each([
    [{ category: "No such thing" }, "category"],
    [{ category: "All Tools" }, "category"],
    [{ category: "" }, "category"],
    [{ toolName: " " }, "toolName"],
    [{ toolName: "x".repeat(121) }, "toolName"],
    [{ description: undefined }, "description"],
    [{ description: "x".repeat(2_001) }, "description"],
    [{ websiteUrl: "quillbird.example" }, "websiteUrl"],
    [{ websiteUrl: "javascript:alert(1)" }, "websiteUrl"],
    [{ websiteUrl: "https://user:secret@quillbird.example" }, "websiteUrl"],
    [{ websiteUrl: "https://localhost/" }, "websiteUrl"],
    [{ websiteUrl: "https:quillbird.example" }, "websiteUrl"],
    [{ websiteUrl: `https://quillbird.example/${"x".repeat(600)}` }, "websiteUrl"],
    [{ logoUrl: "ftp://quillbird.example/logo.png" }, "logoUrl"],
    [{ pricingType: "Gratis" }, "pricingType"],
    [{ keyHighlights: "x".repeat(2_001) }, "keyHighlights"],
    [{ twitterUrl: "@quillbird" }, "twitterUrl"],
    [{ toolName: { $ne: "" } }, "toolName"],
  ])("refuses %j", async (change, field) => {
    const account = await createAccount(db);
    const answer = await send(tool(change), account.headers);
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { error: string; issues: { path: string }[] };
    expect(body.error).toMatch(/\w/);
    expect(body.issues.map(({ path: where }) => where)).toContain(field);
  });

  it("keeps text that the database could not", async () => {
    const account = await createAccount(db);
    const submission = await submit(
      tool({ toolName: "Quill\u0000\ud800bird", description: "a\u0000b\r\nc", keyHighlights: "\u0000" }),
      account.headers,
    );
    expect(submission).toMatchObject({ description: "ab\nc", keyHighlights: null });
    expect((await settle(submission.id, "approved")).status).toBe(200);
  });

  it("is closed and opened by the settings", async () => {
    const account = await createAccount(db);
    await setConfig({ allowUserSubmissions: false });
    const refused = await send(tool(), account.headers);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ error: "Submissions are closed at the moment." });
    await setConfig({ requireApprovalForSubmissions: false });
    const submission = await submit(tool(), account.headers);
    expect(submission.status).toBe("approved");
    expect((await request(getTool, "/api/tools/x", { params: { id: submission.toolSlug! } })).status).toBe(
      200,
    );
  });

  it("makes one submission of the same one sent twice at once", async () => {
    const account = await createAccount(db);
    const body = tool();
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(body, account.headers)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.submission.count({ where: { userId: account.id } })).toBe(1);
  });

  it("does not lose what is sent again with other words, and can be taken back for them", async () => {
    const [account, other] = [await createAccount(db), await createAccount(db)];
    const body = tool();
    const { id } = await submit(body, account.headers);
    const refused = await send({ ...body, description: "Better words." }, account.headers);
    const message =
      "You have sent this website in already, and it waits for review. Withdraw it on your dashboard to send it in with other words.";
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: message, issues: [{ path: "websiteUrl", message }] },
    ]);
    for (const other of [
      { keyHighlights: "Other highlights" },
      { tasks: [{ slug: "edit-a-video", how: "Cuts clips to music." }] },
    ])
      expect((await send({ ...body, ...other }, account.headers)).status, JSON.stringify(other)).toBe(409);
    expect((await submit({ ...body, websiteUrl: `${body.websiteUrl}/` }, account.headers)).id).toBe(id);
    const take = async (one: string, { headers }: typeof account) => {
      const call = { method: "DELETE", params: { id: one }, headers };
      return (await request(withdraw, `/api/me/submissions/${one}`, call)).status;
    };
    expect([await take(id, other), await take("nonsense", account)]).toEqual([404, 404]);
    expect([await take(id, account), await take(id, account)]).toEqual([200, 404]);
    const again = await submit({ ...body, description: "Better words." }, account.headers);
    expect(again.description).toBe("Better words.");
    await db.submission.update({ where: { id: again.id }, data: { status: "rejected", reason: "No." } });
    expect(await take(again.id, account)).toBe(409);
  });

  it("is taken back in the order of locks of an account's deletion", async () => {
    const account = await createAccount(db);
    const { id } = await submit(tool(), account.headers);
    const call = { method: "DELETE", params: { id }, headers: account.headers };
    const taken = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM public."user" WHERE id = ${account.id} FOR UPDATE`;
      const taking = request(withdraw, `/api/me/submissions/${id}`, call);
      await waitForLocks(db, 1);
      await tx.$queryRaw`SELECT FROM public.submission WHERE id = ${id} FOR UPDATE NOWAIT`;
      return { taking };
    }, holding);
    expect((await taken.taking).status).toBe(200);
  });

  it("is taken back once, of two calls at once, and is either taken back or decided", async () => {
    for (let round = 0; round < 8; round++) {
      const account = await createAccount(db);
      const take = async (id: string) => {
        const call = { method: "DELETE", params: { id }, headers: account.headers };
        return (await request(withdraw, `/api/me/submissions/${id}`, call)).status;
      };
      const { id: twice } = await submit(tool(), account.headers);
      expect((await Promise.all([take(twice), take(twice)])).sort()).toEqual([200, 404]);
      const { id } = await submit(tool({ toolName: `At Once ${round}` }), account.headers);
      const [taken, { status: decided }] = await Promise.all([take(id), settle(id, "approved")]);
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([taken, decided]);
      expect(await db.tool.count({ where: { name: `At Once ${round}` } })).toBe(taken === 200 ? 0 : 1);
    }
  });

  it("finds a listed tool by its website, however it is written", async () => {
    const account = await createAccount(db);
    const first = await db.tool.findFirstOrThrow({ where: { status: "published" } });
    const address = first.websiteUrl.replace("https://", "http://www.").replace("www.www.", "www.");
    const answer = await known(`${address}?ref=x`, account.headers);
    expect(await answer.json()).toEqual({ tool: { name: first.name, slug: first.slug }, pending: false });
    const refused = await send(tool({ websiteUrl: address }), account.headers);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: `This tool is already listed as ${first.name}.`,
      tool: { name: first.name, slug: first.slug },
    });
    expect((await known(address, {})).status).toBe(401);
    expect(await (await known("nonsense", account.headers)).json()).toEqual({ tool: null, pending: false });
  });

  it("tells that a website waits already, and still takes another account's", async () => {
    const [one, other] = [await createAccount(db), await createAccount(db)];
    const body = tool();
    await submit(body, one.headers);
    expect(await (await known(body.websiteUrl, other.headers)).json()).toEqual({ tool: null, pending: true });
    const second = await submit(body, other.headers);
    expect((await settle(second.id, "approved")).status).toBe(200);
    // The first is now a duplicate of what the second became.
    const first = await db.submission.findFirstOrThrow({ where: { userId: one.id } });
    const answer = await settle(first.id, "approved");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ tool: { name: "Quillbird" } });
    expect((await settle(first.id, "rejected")).status).toBe(200);
  });

  it.each([
    ["Parrotgrove", "Parrotgrove"],
    ["ParrotGrove", "parrot grove!"],
    ["ParrotGrove", "P\u0430rr\u043etgr\u043ev\u0435"],
    ["ParrotGrove", "Parrot\u200bGrove"],
    ["ParrotGrove", "Parr\u00f3tgrove"],
    ["Trillumi", "TriIIurni"],
    [
      "\u042f\u043d\u0434\u0435\u043a\u0441 \u0414\u0438\u0441\u043a",
      "\u044f\u043d\u0434\u0435\u043a\u0441-\u0434\u0438\u0441\u043a",
    ],
    ["\u667a\u80fd\u52a9\u624b", "\u667a\u80fd\u52a9\u624b"],
  ])("tells of %j those who decide on %j", async (name, toolName) => {
    const { id: categoryId } = await db.category.findFirstOrThrow({ select: { id: true } });
    const slug = `alike-${(n += 1)}`;
    const site = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
    const text = { name, slug, description: "A tool.", pricingType: "free", status: "published" };
    const { id } = await db.tool.create({ data: { ...text, ...site, categoryId } });
    const account = await createAccount(db);
    const duplicateOf = async (submission: SubmissionDto) => {
      const answer = await request(list, withQuery(path, { status: "pending", q: submission.websiteUrl }), {
        headers: moderator.headers,
      });
      return ((await answer.json()) as QueuedSubmission[])[0]!.duplicate;
    };
    const alike = await submit(tool({ toolName }), account.headers);
    expect(await duplicateOf(alike)).toEqual({ name, slug });
    const other = await submit(tool({ toolName: `${toolName} 2` }), account.headers);
    expect(await duplicateOf(other)).toBeNull();
    await db.tool.update({ where: { id }, data: { status: "draft" } });
    expect(await duplicateOf(alike)).toBeNull();
    await db.tool.delete({ where: { id } });
  });

  it("takes ten a day", async () => {
    const account = await createAccount(db);
    for (let i = 0; i < 10; i++) await submit(tool(), account.headers);
    const answer = await send(tool(), account.headers);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3600);
    expect((await answer.json()).error).toMatch(/\w/);
    expect(await db.submission.count({ where: { userId: account.id } })).toBe(10);
  });
});

describe("lists", () => {
  it("show an account its own, newest first, with the place in the queue", async () => {
    const account = await createAccount(db);
    const first = await submit(tool({ toolName: "First" }), account.headers);
    const second = await submit(tool({ toolName: "Second" }), account.headers);
    await settle(first.id, "approved");
    const answer = await request(mine, "/api/me/submissions?limit=1", { headers: account.headers });
    expect(answer.headers.get("X-Total-Count")).toBe("2");
    expect(answer.headers.get("Link")).toContain('rel="next"');
    const [shown] = (await answer.json()) as SubmissionDto[];
    expect(shown).toMatchObject({ id: second.id, status: "pending" });
    expect(shown!.queuePlace).toBe(await db.submission.count({ where: { status: "pending" } }));
    const all = (await (
      await request(mine, "/api/me/submissions", { headers: account.headers })
    ).json()) as SubmissionDto[];
    expect(all[1]).toMatchObject({ id: first.id, status: "approved", queuePlace: null });
    expect(all[1]!.toolSlug).toMatch(/^first/);
    const nobodys = await request(mine, "/api/me/submissions", {
      headers: (await createAccount(db)).headers,
    });
    expect(await nobodys.json()).toEqual([]);
  });

  it("show moderators what waits, oldest first, and find by name and website", async () => {
    const account = await createAccount(db);
    const wanted = await submit(tool({ toolName: "100%_sure" }), account.headers);
    const get = async (query: Record<string, string | number>) => {
      const answer = await request(list, withQuery(path, query), { headers: moderator.headers });
      expect(answer.status).toBe(200);
      return (await answer.json()) as QueuedSubmission[];
    };
    const waiting = await get({ status: "pending", limit: 100 });
    expect(waiting.map(({ queuePlace }) => queuePlace)).toEqual(waiting.map((_, i) => i + 1));
    expect((await get({ q: "%_" })).map(({ id }) => id)).toEqual([wanted.id]);
    expect((await get({ q: "QUILLBIRD", status: "all", limit: 2 })).length).toBe(2);
    expect((await get({ status: "rejected" })).every(({ status }) => status === "rejected")).toBe(true);
    expect(await get({ page: 1000 })).toEqual([]);
    for (const query of [{ status: "x" }, { page: 0 }, { limit: 101 }])
      expect((await request(list, withQuery(path, query), { headers: moderator.headers })).status).toBe(400);
  });
});

describe("who may", () => {
  const foreign = [{ "sec-fetch-site": "cross-site" }, { origin: "https://elsewhere.example" }] as Headers[];

  it("submit: those who are signed in and in good standing, from our own pages", async () => {
    const nobody = await send(tool());
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toEqual({ error: "You must be logged in to submit a tool" });
    expect((await send(tool(), (await createAccount(db, { status: "banned" })).headers)).status).toBe(401);
    const suspended = await send(tool(), (await createAccount(db, { status: "suspended" })).headers);
    expect(suspended.status).toBe(403);
    expect(await suspended.json()).toEqual({ error: "Your account is suspended." });
    const { headers } = await createAccount(db);
    for (const from of foreign) expect((await send(tool(), { ...headers, ...from })).status).toBe(403);
  });

  it("decide and see all: moderators and administrators", async () => {
    const user = await createAccount(db);
    const { id } = await submit(tool(), user.headers);
    const suspended = await createAccount(db, { role: "moderator", status: "suspended" });
    const banned = await createAccount(db, { role: "admin", status: "banned" });
    expect((await settle(id, "approved", {})).status).toBe(401);
    expect((await settle(id, "approved", user.headers)).status).toBe(403);
    expect((await settle(id, "approved", suspended.headers)).status).toBe(403);
    expect((await settle(id, "approved", banned.headers)).status).toBe(401);
    for (const from of foreign)
      expect((await settle(id, "approved", { ...moderator.headers, ...from })).status).toBe(403);
    expect((await request(list, path)).status).toBe(401);
    expect((await request(list, path, { headers: user.headers })).status).toBe(403);
    expect((await request(mine, "/api/me/submissions")).status).toBe(401);
    expect((await db.submission.findUniqueOrThrow({ where: { id } })).status).toBe("pending");
  });

  it("send no more than a body's worth, in JSON", async () => {
    const { headers } = await createAccount(db);
    const body = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
    expect((await request(create, path, { ...body, body: "{" })).status).toBe(400);
    expect((await request(create, path, { ...body, body: '"text"' })).status).toBe(400);
    expect((await send(tool({ description: "x".repeat(1_048_576) }), headers)).status).toBe(413);
    const plain = { ...headers, "content-type": "text/plain" };
    expect((await request(create, path, { method: "POST", headers: plain, body: "{}" })).status).toBe(415);
    const big = await settle("0".repeat(24), "x".repeat(1_048_576));
    expect(big.status).toBe(413);
  });
});
