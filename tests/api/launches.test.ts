import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { mailFiles, readMails, until } from "@/tests/support/mailbox";
import { killWorker, startWorker } from "@/tests/support/start-worker";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-launch-"));
process.env.DATA_DIR = dataDir;
process.env.SMTP_URL = "";
const { db } = await openApp();
const { DELETE: unsubscribe, PUT: subscribe } = await import("@/app/api/me/launches/[toolId]/route");
const { GET: listMine } = await import("@/app/api/me/launches/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { announceLaunches } = await import("@/lib/engagement/launches/mutations-notices");
const { closeQueue } = await import("@/lib/platform/queue/mutations");

const workers: ReturnType<typeof startWorker>[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await killWorker(worker);
});
afterAll(async () => {
  await closeQueue();
  await rm(dataDir, { recursive: true, force: true });
});

let made = 0;
/** A published tool that is still to come. */
async function createTool(given: object = {}) {
  const n = (made += 1);
  const category = await db.category.findFirstOrThrow({ select: { id: true } });
  return db.tool.create({
    data: {
      name: `Coming ${n}`,
      slug: `coming-${n}`,
      description: "A tool that is still to come.",
      categoryId: category.id,
      websiteUrl: `https://coming-${n}.example`,
      websiteKey: `coming-${n}.example`,
      pricingType: "free",
      isUpcoming: true,
      status: "published",
      ...given,
    },
    select: { id: true, name: true },
  });
}

const change = (handler: typeof subscribe, toolId: string, headers: Record<string, string> = {}) =>
  request(handler, `/api/me/launches/${toolId}`, {
    method: handler === subscribe ? "PUT" : "DELETE",
    headers,
    params: { toolId },
  });
const answerOf = async (response: Response) => [response.status, await response.json()] as const;
const launch = (id: string) => db.tool.update({ where: { id }, data: { isUpcoming: false } });
const waiting = (toolId: string) => db.launchSubscription.count({ where: { toolId, notifiedAt: null } });

describe("asking to be told of a launch", () => {
  it("counts each person once, in any order and at once", async () => {
    const tool = await createTool();
    const people = await Promise.all(Array.from({ length: 12 }, () => createAccount(db)));
    const answers = await Promise.all(
      people.flatMap(({ headers }) => [
        change(subscribe, tool.id, headers),
        change(subscribe, tool.id, headers),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [first] = people;
    expect(await answerOf(await change(subscribe, tool.id, first!.headers))).toEqual([
      200,
      { success: true, subscribed: true, subscribers: 12 },
    ]);
    const me = await (await request(getMe, "/api/me", { headers: first!.headers })).json();
    expect(me.subscribedTools).toEqual([tool.id]);
    expect(await answerOf(await change(unsubscribe, tool.id, first!.headers))).toEqual([
      200,
      { success: true, subscribed: false, subscribers: 11 },
    ]);
    expect((await change(unsubscribe, tool.id, first!.headers)).status).toBe(200);
    expect(await waiting(tool.id)).toBe(11);
  });

  it.each([
    ["subscribe", subscribe],
    ["unsubscribe", unsubscribe],
  ])("refuses those who may not: %s", async (_, handler) => {
    const tool = await createTool();
    expect(await answerOf(await change(handler, tool.id))).toEqual([
      401,
      { error: "Please sign in to save tools." },
    ]);
    const status = async (of: "banned" | "suspended") =>
      (await change(handler, tool.id, (await createAccount(db, { status: of })).headers)).status;
    expect([await status("banned"), await status("suspended")]).toEqual([401, 403]);
    const { headers } = await createAccount(db);
    const foreign = { ...headers, origin: "https://elsewhere.example", host: "localhost:3000" };
    expect((await change(handler, tool.id, foreign)).status).toBe(403);
    for (const id of ["temp-1", "abc", "0".repeat(25), "%00"])
      expect(await answerOf(await change(handler, id, headers))).toMatchObject([
        400,
        { error: "Invalid tool ID for saving." },
      ]);
    expect((await change(handler, "0".repeat(24), headers)).status).toBe(404);
    expect((await change(handler, (await createTool({ status: "draft" })).id, headers)).status).toBe(404);
  });

  it("is too late once the tool has launched", async () => {
    const tool = await createTool({ isUpcoming: false });
    const { headers } = await createAccount(db);
    expect((await change(subscribe, tool.id, headers)).status).toBe(409);
  });

  it("is limited to sixty a minute", async () => {
    const tool = await createTool();
    const { headers } = await createAccount(db);
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await change(subscribe, tool.id, headers)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  });
});

describe("GET /api/me/launches", () => {
  const list = async (headers: Record<string, string>, query: Record<string, string | number> = {}) => {
    const answer = await request(listMine, withQuery("/api/me/launches", query), { headers });
    return { answer, ids: ((await answer.json()) as { id: string }[]).map(({ id }) => id) };
  };

  it("has what the account waits for, the soonest first, in pages", async () => {
    const [soon, later, unknown] = [
      await createTool({ launchDate: new Date(Date.now() + 86_400_000) }),
      await createTool({ launchDate: new Date(Date.now() + 9 * 86_400_000) }),
      await createTool(),
    ];
    const { headers } = await createAccount(db);
    for (const { id } of [unknown, later, soon]) await change(subscribe, id, headers);
    const { answer, ids } = await list(headers, { limit: 2 });
    expect(ids).toEqual([soon.id, later.id]);
    expect(answer.headers.get("x-total-count")).toBe("3");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await list(headers, { limit: 2, page: 2 })).ids).toEqual([unknown.id]);
    expect((await list((await createAccount(db)).headers)).ids).toEqual([]);
    await change(unsubscribe, later.id, headers);
    expect((await list(headers)).ids).toEqual([soon.id, unknown.id]);
  });

  it("leaves out what has launched, is not published or was told of", async () => {
    const { id: userId, headers } = await createAccount(db);
    const [launched, archived, told] = [await createTool(), await createTool(), await createTool()];
    for (const { id } of [launched, archived, told]) await change(subscribe, id, headers);
    await launch(launched.id);
    await db.tool.update({ where: { id: archived.id }, data: { status: "archived" } });
    await db.launchSubscription.update({
      where: { userId_toolId: { userId, toolId: told.id } },
      data: { notifiedAt: new Date() },
    });
    expect((await list(headers)).ids).toEqual([]);
  });

  it("is for who is signed in", async () => {
    expect((await request(listMine, "/api/me/launches")).status).toBe(401);
  });
});

describe("the notice of a launch", () => {
  it("goes out once to each, and not to those who are banned or changed their mind", async () => {
    const tool = await createTool({ name: "Tom & <Jerry>" });
    const [one, two, banned, gone] = await Promise.all(Array.from({ length: 4 }, () => createAccount(db)));
    for (const { headers } of [one!, two!, banned!, gone!]) await change(subscribe, tool.id, headers);
    await change(unsubscribe, tool.id, gone!.headers);
    await db.user.update({ where: { id: banned!.id }, data: { status: "banned" } });
    await announceLaunches();
    expect(await readMails(dataDir, one!.email)).toEqual([]);

    await launch(tool.id);
    await Promise.all([announceLaunches(), announceLaunches(), announceLaunches()]);
    await announceLaunches();
    for (const { email } of [one!, two!]) {
      const [mail, ...others] = await readMails(dataDir, email);
      expect(others).toEqual([]);
      expect(mail!.subject).toBe("Tom & <Jerry> has launched");
      expect(mail!.html).toContain("Tom &amp; &lt;Jerry&gt;");
      expect(mail!.text).toContain("https://almanac.test/ai-tools/coming-");
    }
    for (const { email } of [banned!, gone!]) expect(await readMails(dataDir, email)).toEqual([]);
    expect(await waiting(tool.id)).toBe(1);
  });

  it("is one event of the tool, however often it launches", async () => {
    const tool = await createTool();
    await launch(tool.id);
    await db.tool.update({ where: { id: tool.id }, data: { isUpcoming: true } });
    await launch(tool.id);
    expect(await db.activityEvent.count({ where: { toolId: tool.id, type: "launch" } })).toBe(1);
    const entry = await createTool({ isUpcoming: false, status: "draft" });
    await db.tool.update({ where: { id: entry.id }, data: { status: "published" } });
    expect(await db.activityEvent.count({ where: { toolId: entry.id } })).toBe(0);
  });

  it("reaches everybody once though the worker is killed in the middle", async () => {
    const people = 400;
    const tool = await createTool();
    await db.$executeRaw`
      WITH person AS (
        INSERT INTO public."user" (name, email)
        SELECT 'Waiting ' || n, 'waiting-' || n || '@example.org' FROM generate_series(1, ${people}) AS n RETURNING id)
      INSERT INTO public.launch_subscription (user_id, tool_id) SELECT id, ${tool.id} FROM person`;
    await launch(tool.id);
    const mine = async () => (await mailFiles(dataDir)).filter((name) => name.startsWith("waiting-"));
    const settings = { DATABASE_URL: process.env.DATABASE_URL!, DATA_DIR: dataDir, LOG_LEVEL: "silent" };

    const first = startWorker(settings, "--announce");
    workers.push(first);
    await until("The first mails", async () => (await mine()).length >= 3, 25_000);
    await killWorker(first);
    const sent = await mine();
    const left = await waiting(tool.id);
    // It was killed in the middle, and at most one mail was sent without being noted.
    expect(left).toBeGreaterThan(0);
    expect(sent.length + left).toBeGreaterThanOrEqual(people);
    expect(sent.length + left).toBeLessThanOrEqual(people + 1);
    const writtenAt = async (name: string) => (await stat(path.join(dataDir, "mail", name))).mtimeMs;
    const before = await Promise.all(sent.map(writtenAt));

    workers.push(startWorker(settings, "--announce"));
    await until("The other mails", async () => (await waiting(tool.id)) === 0, 25_000);
    const all = await mine();
    expect(all.length).toBe(people);
    expect(new Set(all.map((name) => name.split(".launch-")[0])).size).toBe(people);
    const after = await Promise.all(sent.map(writtenAt));
    expect(after.filter((time, index) => time !== before[index]).length).toBeLessThanOrEqual(1);
  }, 60_000);
});
