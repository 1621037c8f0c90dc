import { afterEach, describe, expect, it } from "vitest";
import { activityDto } from "@/lib/activity-feed/schema";
import { sponsorshipDto } from "@/lib/sponsorships/schema";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: listActivity } = await import("@/app/api/activity/route");
const { GET: listSponsorships } = await import("@/app/api/sponsorships/route");

const day = 86_400_000;
const read = async <T>(response: Response) => (await response.json()) as T[];
type Event = { id: string; type: string; tool: { slug: string }; createdAt: string };
const activity = async () => read<Event>(await request(listActivity, "/api/activity"));
const sponsored = async () =>
  read<{ id: string; name: string; slug: string }>(await request(listSponsorships, "/api/sponsorships"));

describe("GET /api/activity", () => {
  afterEach(async () => void (await db.activityEvent.deleteMany()));

  it("tells the launches of the last fourteen days, newest first", async () => {
    const events = await activity();
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBeLessThanOrEqual(20);
    for (const event of events) expect(() => activityDto.parse(event)).not.toThrow();
    const times = events.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.min(...times)).toBeGreaterThan(Date.now() - 14 * day - 60_000);
  });

  it("tells upvotes and reviews without their text, and nothing private", async () => {
    const tool = await db.tool.findFirstOrThrow({ where: { status: "published" }, select: { id: true } });
    const make = (type: string) => ({ type, toolId: tool.id, description: `Ada Lovelace: ${type}` });
    await db.activityEvent.createMany({ data: ["upvote", "review", "login", "role_change"].map(make) });
    const events = await activity();
    expect(
      events
        .slice(0, 2)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(["review", "upvote"]);
    expect(JSON.stringify(events)).not.toContain("Ada");
    expect(events.map(({ type }) => type)).not.toContain("login");
  });

  it("tells a launch once", async () => {
    const launch = (await activity()).find(({ type }) => type === "launch")!;
    await db.activityEvent.create({ data: { type: "launch", toolId: launch.id, description: "" } });
    const told = (await activity()).filter(
      ({ type, tool }) => type === "launch" && tool.slug === launch.tool.slug,
    );
    expect(told).toHaveLength(1);
  });
});

describe("GET /api/sponsorships", () => {
  it("lists what is running, of published tools, in its order", async () => {
    const before = await sponsored();
    expect(before).toHaveLength(6);
    for (const sponsorship of before) expect(() => sponsorshipDto.parse(sponsorship)).not.toThrow();

    const [first, second, third] = before;
    const change = (id: string, data: object) => db.sponsorship.update({ where: { id }, data });
    await change(first!.id, { endDate: new Date(Date.now() - 1_000) });
    await change(second!.id, { startDate: new Date(Date.now() + day) });
    const { toolId } = await change(third!.id, {});
    await db.tool.update({ where: { id: toolId }, data: { status: "draft" } });
    expect(await sponsored()).toEqual(before.slice(3));
  });
});
