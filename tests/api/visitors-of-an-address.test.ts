import { expect, it } from "vitest";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";
import { input, sponsorshipCalls } from "@/tests/api/sponsorship-calls";
import { holding, waitForLocks } from "@/tests/support/locks";

const { db } = await openApp();
const { countToolClick, countToolView } = await import("@/lib/engagement/visitors/mutations-tools");
const { removeOldVisitors } = await import("@/lib/engagement/visitors/mutations");
const { countSponsorship } = await import("@/lib/sponsorships/mutations-counts");
const { create } = await sponsorshipCalls(await createAccount(db, { role: "admin" }));

const { id: toolId } = await db.tool.findFirstOrThrow({ where: { status: "published" } });
const { id: listingId } = (await create(input(toolId))).body;
const day = new Date().toISOString().slice(0, 10);
/** One of the browsers behind one address. */
const browser = (n: number): Visitor => ({
  day,
  hash: "a".repeat(32) + String(n).padStart(32, "0"),
});

it.each([
  [
    "views of a tool",
    (visitor: Visitor) => countToolView(toolId, visitor),
    "tool_stats",
    "tool_id",
    toolId,
    "tool_view",
  ],
  [
    "clicks of a tool",
    (visitor: Visitor) => countToolClick(toolId, visitor),
    "tool_day",
    "tool_id",
    toolId,
    "tool_click",
  ],
  [
    "clicks of a listing",
    (visitor: Visitor) => countSponsorship("click", listingId, visitor, null),
    "sponsorship",
    "id",
    listingId,
    "listing_click",
  ],
])(
  "%s count ten browsers of an address, also when more come at once",
  async (_, count, table, key, id, kind) => {
    for (let n = 0; n < 9; n++) await count(browser(n));
    const waiting = await db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`SELECT FROM public.${table} WHERE ${key} = $1 FOR UPDATE`, id);
      const together = Promise.all([9, 10, 11, 12, 12].map((n) => count(browser(n))));
      await waitForLocks(db, 5);
      return { together };
    }, holding);
    await waiting.together;
    const noted = await db.visitorCount.count({ where: { kind, targetId: id } });
    expect(noted).toBe(10);
  },
);

it("counted what it noted, and tells what it left out", async () => {
  expect(await db.toolStats.findUniqueOrThrow({ where: { toolId } })).toMatchObject({ views: 10 });
  expect(await db.toolDay.findFirstOrThrow({ where: { toolId } })).toMatchObject({ views: 10, clicks: 10 });
  expect(await db.sponsorship.findUniqueOrThrow({ where: { id: listingId } })).toMatchObject({ clicks: 10 });
  const days = await db.sponsorshipDay.findMany({
    where: { sponsorshipId: listingId },
    select: { outcome: true, count: true },
  });
  const of = (outcome: string) => days.find((day) => day.outcome === outcome)?.count ?? 0;
  expect(of("counted")).toBe(10);
  // Of the one that came twice at once, the second is repeated where the first was the tenth.
  expect(of("repeated")).toBeLessThanOrEqual(1);
  expect(of("crowd") + of("repeated")).toBe(4);
});

const daysAgo = (days: number) => new Date(Date.parse(day) - days * 86_400_000);

it("forgets who came on past days", async () => {
  const seen = { kind: "news_view", targetId: "c".repeat(24), visitorHash: "d".repeat(64) };
  await db.visitorCount.createMany({ data: [0, 1, 2, 40].map((days) => ({ ...seen, day: daysAgo(days) })) });
  expect(await removeOldVisitors()).toBe(2);
  expect(await db.visitorCount.count({ where: { targetId: seen.targetId } })).toBe(2);
});

it("forgets them a part after the other: what many days left behind is more than one statement has time for", async () => {
  await db.$executeRaw`
    INSERT INTO visitor_count (kind, target_id, day, visitor_hash)
    SELECT 'tool_view', 'many', ${daysAgo(2 + 9)}::date + n % 9, md5(n::text) || md5(n::text) FROM generate_series(1, 60000) AS n`;
  await db.$executeRaw`
    CREATE FUNCTION few_at_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM gone) > 20000 THEN RAISE EXCEPTION 'Too many for one statement'; END IF;
      RETURN NULL;
    END $$`;
  try {
    await db.$executeRaw`
      CREATE TRIGGER few_at_once AFTER DELETE ON visitor_count REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION few_at_once()`;
    expect(await removeOldVisitors()).toBe(60_000);
  } finally {
    await db.$executeRaw`DROP FUNCTION few_at_once CASCADE`;
  }
});
