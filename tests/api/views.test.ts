import { beforeAll, describe, expect, it } from "vitest";
import { json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { POST } = await import("@/app/api/tools/[id]/view/route");
const { countToolView } = await import("@/lib/engagement/visitors/mutations-tools");
const { visitorOf } = await import("@/lib/engagement/visitors/visitor");

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
let tools: string[];

const visitor = (n: number, agent = browser) => ({
  "x-almanac-client": `10.3.${n >> 8}.${n & 255}`,
  "user-agent": agent,
});

async function view(id: string, headers: Record<string, string>, init: RequestInit = {}) {
  const response = await request(POST, `/api/tools/${id}/view`, {
    method: "POST",
    headers,
    ...init,
    params: { id },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const stats = (toolId: string) => db.toolStats.findUniqueOrThrow({ where: { toolId } });

beforeAll(async () => {
  const rows = await db.tool.findMany({
    where: { status: "published" },
    take: 10,
    orderBy: { slug: "asc" },
    select: { id: true },
  });
  tools = rows.map(({ id }) => id);
});

describe("a view", () => {
  it("counts once a visitor, tool and day, for what is shown, the day and the trend", async () => {
    const id = tools[0]!;
    const before = await stats(id);
    const shown = before.baseViews + before.views;
    const first = await view(id, visitor(1));
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ success: true, views: shown + 1 });
    expect((await view(id, visitor(1))).body).toEqual({ success: true, views: shown + 1 });
    // Another browser at the same address is somebody else.
    const agent = browser.replaceAll("145", "146");
    expect((await view(id, visitor(1, agent))).body.views).toBe(shown + 2);
    expect((await view(tools[1]!, visitor(1))).status).toBe(200);
    const after = await stats(id);
    expect(after.views).toBe(before.views + 2);
    expect(after.trend).toBeGreaterThan(before.trend);
    const days = await db.toolDay.findMany({ where: { toolId: id, views: { gt: 0 } } });
    expect(days).toMatchObject([
      { toolId: id, day: new Date(new Date().toISOString().slice(0, 10)), votes: 0, views: 2 },
    ]);
  });

  it("counts again the next day", async () => {
    const id = tools[2]!;
    const seen = (at: string) =>
      countToolView(id, visitorOf(new Request("http://localhost/", { headers: visitor(2) }), new Date(at)));
    const first = await seen("2026-03-01T23:59:59Z");
    expect(await seen("2026-03-01T00:00:00Z")).toBe(first);
    expect(await seen("2026-03-02T00:00:00Z")).toBe(first! + 1);
  });

  it("keeps neither address nor browser, and no hash is that of another day", async () => {
    const rows = await db.visitorCount.findMany();
    expect(JSON.stringify(rows)).not.toMatch(/10\.3\.|Firefox/);
    const hashes = rows
      .filter(({ targetId }) => targetId === tools[2]!)
      .map(({ visitorHash }) => visitorHash);
    expect(new Set(hashes).size).toBe(2);
  });

  it("of a hundred visitors at once, each twice, is exact", async () => {
    const id = tools[3]!;
    const { views } = await stats(id);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => view(id, visitor(1000 + (i % 100)))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await stats(id)).views).toBe(views + 100);
    const day = await db.toolDay.findFirstOrThrow({ where: { toolId: id } });
    expect(day.views).toBe(100);
  });

  it("of a program is answered but not counted", async () => {
    const id = tools[4]!;
    const { baseViews, views } = await stats(id);
    const bots = [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
      "curl/8.9.1 (x86_64)",
    ];
    for (const agent of bots) {
      const { status, body } = await view(id, visitor(4, agent));
      expect([status, body.views]).toEqual([200, baseViews + views]);
    }
    expect((await view(id, { "x-almanac-client": "10.3.9.9" })).status).toBe(200);
    expect((await stats(id)).views).toBe(views);
  });
});

describe("who and what is refused", () => {
  it("another site", async () => {
    const id = tools[5]!;
    const { views } = await stats(id);
    expect((await view(id, { ...visitor(5), origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await view(id, { ...visitor(5), "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await stats(id)).views).toBe(views);
  });

  it("keys that can't be one, and tools that are not there", async () => {
    for (const id of ["temp-6b018c2f0002083df3748f99", "chatgpt", "0".repeat(25)])
      expect((await view(id, visitor(6))).status, id).toBe(400);
    await db.tool.update({ where: { id: tools[6]! }, data: { status: "draft" } });
    for (const id of ["0".repeat(24), tools[6]!]) {
      const { status, body } = await view(id, visitor(6));
      expect([status, body.error]).toEqual([404, "Tool not found"]);
    }
    expect(await db.visitorCount.count({ where: { targetId: { in: ["0".repeat(24), tools[6]!] } } })).toBe(0);
  });

  it("has no use for a body, however large", async () => {
    const body = json({ more: "x".repeat(1_000_000) }, visitor(7));
    expect((await view(tools[7]!, {}, body)).status).toBe(200);
  });

  it("more than 120 a minute", async () => {
    for (let i = 0; i < 120; i++) expect((await view(tools[8]!, visitor(8))).status).toBe(200);
    const { status, headers } = await view(tools[8]!, visitor(8));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("counts ten browsers at most behind one address, so that nobody makes them up", async () => {
  const id = tools[9]!;
  const before = await stats(id);
  for (let n = 0; n < 15; n += 1) await view(id, visitor(900, `${browser} ${n}`));
  expect((await stats(id)).views - before.views).toBe(10);
  await view(id, visitor(901));
  expect((await stats(id)).views - before.views).toBe(11);
});
