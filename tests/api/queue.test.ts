import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { closeQueue, openQueue } = await import("@/lib/platform/queue/mutations");
const { enqueueMail } = await import("@/lib/platform/queue/enqueue");
const { mailQueue, schedules } = await import("@/lib/platform/queue/schema");

const limits = () => db.$queryRaw<{ name: string; seconds: number }[]>`
  SELECT name, expire_seconds AS seconds FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%' ORDER BY name`;

it("a process that was killed keeps its job from others for a quarter of an hour at most", async () => {
  await openQueue();
  const found = await limits();
  expect(found.map(({ name }) => name)).toEqual([...Object.keys(schedules), mailQueue].sort());
  for (const { name, seconds } of found) expect(seconds, name).toBeLessThanOrEqual(900);
});

it("a queue that is there already takes the limits that hold now", async () => {
  await openQueue();
  const before = await limits();
  await closeQueue();
  await db.$executeRaw`UPDATE pgboss.queue SET expire_seconds = 10800, retry_limit = 1`;
  await openQueue();
  expect(await limits()).toEqual(before);
  await closeQueue();
});

it("a mail is tried again for half a day, while the mail server is down", async () => {
  const { retryLimit, retryDelay } = (await (await openQueue()).boss.getQueue(mailQueue))!;
  // Each pause is twice the former, and half of it or more.
  const shortest = Array.from({ length: retryLimit! }, (_, i) => (retryDelay! * 2 ** (i + 1)) / 2);
  expect(shortest.reduce((sum, pause) => sum + pause) / 3_600).toBeGreaterThan(11);
  await closeQueue();
});

it("a mail that somebody waits for goes before those that tell of something", async () => {
  const userId = "0123456789abcdef01234567";
  await enqueueMail({ kind: "claim-lost", userId, claimId: userId });
  await enqueueMail({ kind: "password-reset", userId });
  const [job] = await (await openQueue()).boss.fetch<{ kind: string }>(mailQueue);
  expect(job!.data.kind).toBe("password-reset");
  await closeQueue();
});
