import { beforeAll, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import type { ActivityDto } from "@/lib/activity-feed/schema";

const { db } = await openApp();
const { GET: listActivity } = await import("@/app/api/activity/route");
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { listTrending } = await import("@/lib/tools/trending/queries");

type Picked = { id: string; slug: string };
let tool: Picked;
let other: Picked;
let account: TestAccount;

async function activity(): Promise<ActivityDto[]> {
  const response = await request(listActivity, "/api/activity");
  expect(response.status).toBe(200);
  return (await response.json()) as ActivityDto[];
}
const cast = (id: string, action: "upvote" | "remove") =>
  request(vote, `/api/tools/${id}/vote`, {
    method: "POST",
    ...json({ action }, account.headers),
    params: { id },
  });
const of = (events: ActivityDto[], slug: string) =>
  events.filter((event) => event.tool.slug === slug).map(({ type }) => type);

beforeAll(async () => {
  // Nothing that was launched lately stands before what this test does.
  await db.$executeRaw`UPDATE tool SET launch_date = launch_date - interval '60 days'`;
  const [one, two] = await db.tool.findMany({
    where: { status: "published", isUpcoming: false, isTrending: false },
    take: 2,
    orderBy: { slug: "asc" },
    select: { id: true, slug: true },
  });
  tool = one!;
  other = two!;
  account = await createAccount(db, { name: "Margaret Hamilton", email: "margaret@example.org" });
});

it("is empty while nothing happened", async () => expect(await activity()).toEqual([]));

it("tells of an upvote until it is taken back", async () => {
  await cast(tool.id, "upvote");
  const [event, ...more] = await activity();
  expect(more).toEqual([]);
  expect(event).toMatchObject({ type: "upvote", tool: { slug: tool.slug } });
  expect(Math.abs(Date.now() - Date.parse(event!.createdAt))).toBeLessThan(60_000);
  await cast(tool.id, "remove");
  expect(await activity()).toEqual([]);
});

it("tells of upvotes, approved reviews and launches, the newest first, and names nobody", async () => {
  await db.activityEvent.create({
    data: {
      type: "review",
      userId: account.id,
      toolId: tool.id,
      description: "Margaret Hamilton reviewed it",
    },
  });
  await cast(other.id, "upvote");
  await db.tool.update({ where: { id: other.id }, data: { launchDate: new Date(Date.now() - 3_600_000) } });
  for (const type of ["login", "submission", "account"] as const)
    await db.activityEvent.create({
      data: { type, userId: account.id, toolId: tool.id, description: "Private" },
    });
  const events = await activity();
  expect(of(events, tool.slug)).toEqual(["review"]);
  expect(of(events, other.slug)).toEqual(["upvote", "launch"]);
  const times = events.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(JSON.stringify(events)).not.toMatch(/margaret|hamilton|private/i);
  expect(JSON.stringify(events)).not.toContain(account.id);
});

it("leaves out tools that the public does not see", async () => {
  await db.tool.update({ where: { id: other.id }, data: { status: "draft" } });
  expect(of(await activity(), other.slug)).toEqual([]);
  await db.tool.update({ where: { id: other.id }, data: { status: "published" } });
});

it("puts today's votes on today's trending list, and yesterday's on the week's", async () => {
  const place = async (period: "day" | "week", id: string) =>
    (await listTrending(period)).findIndex((card) => card.id === id);
  expect(await place("day", other.id)).toBe(0);
  await db.vote.create({
    data: { userId: account.id, toolId: tool.id, createdAt: new Date(Date.now() - 86_400_000) },
  });
  expect(await place("day", tool.id)).toBe(-1);
  expect(await place("week", tool.id)).toBeGreaterThanOrEqual(0);
});

it("forgets what an account did when it goes", async () => {
  await db.user.delete({ where: { id: account.id } });
  expect((await activity()).map(({ type }) => type)).toEqual(["launch"]);
});
