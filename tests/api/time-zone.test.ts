import { execFileSync } from "node:child_process";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { tsx } from "@/scripts/lib/run.mjs";
import { openApp } from "@/tests/api/open-app";

const { db: sameZone } = await openApp();
const { connectAlone, openDatabase } = await import("@/lib/platform/db");
const { queryRows } = await import("@/lib/platform/sql/queries-rows");

// A server takes the zone of the machine that it was set up on. Connections that are open already keep theirs.
const moveTo = (zone: string) =>
  sameZone.$executeRawUnsafe(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = %L', current_database(), '${zone}'); END $$`,
  );
await moveTo("Europe/Berlin");
const { client: db } = openDatabase(0);
afterAll(() => db.$disconnect());

it("moments are what they are, whatever zone the database server is in", async () => {
  const [row] = await queryRows(z.object({ now: z.date() }), db)`SELECT now() AS now`;
  expect(Math.abs(row!.now.getTime() - Date.now())).toBeLessThan(60_000);

  const { id } = await db.tool.findFirstOrThrow({ select: { id: true } });
  // The clock there goes from 02:00 to 03:00 on this day, and on the other there are two hours of one name.
  for (const moment of ["2026-03-29T02:30:00.000Z", "2026-10-25T02:30:00.000Z", "2028-02-29T23:30:00.000Z"]) {
    const launchDate = new Date(moment);
    expect((await db.tool.update({ where: { id }, data: { launchDate } })).launchDate).toEqual(launchDate);
    const seen = await queryRows(z.object({ epoch: z.number() }), db)`
      SELECT extract(epoch FROM launch_date)::float8 AS epoch FROM public.tool WHERE id = ${id}`;
    expect(seen).toEqual([{ epoch: launchDate.getTime() / 1000 }]);
  }
});

it("a connection beside the pool counts days in UTC as well", async () => {
  const alone = await connectAlone();
  const { rows } = await alone.query("SELECT current_setting('TimeZone') AS zone");
  await alone.end();
  expect(rows).toEqual([{ zone: "UTC" }]);
});

it("the sample numbers go by days in UTC", async () => {
  const { id: toolId } = await sameZone.tool.findFirstOrThrow({ select: { id: true } });
  const day = new Date(new Date().toISOString().slice(0, 10));
  await sameZone.toolDay.create({ data: { toolId, day, votes: 8 } });
  // There it is another day now.
  await moveTo(new Date().getUTCHours() < 12 ? "Etc/GMT+12" : "Pacific/Kiritimati");
  execFileSync(process.execPath, tsx("prisma/seed/clear-samples.ts"), { stdio: "ignore" });
  // Of today, eight votes count as eight: three doublings above the clock, which goes on by one in fourteen days.
  const [row] = await queryRows(z.object({ doublings: z.number() }), sameZone)`
    SELECT trend - search.trend_clock(now()) AS doublings FROM public.tool_stats WHERE tool_id = ${toolId}`;
  expect(row!.doublings).toBeCloseTo(3, 2);
});
