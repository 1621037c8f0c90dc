import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { asSearch } = await import("@/lib/platform/sql/queries-searches");

/** Queries that wait until they are let go. */
function manyQueries(count: number) {
  let running = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const results = Array.from({ length: count }, () =>
    asSearch(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
    }).then(
      () => 200,
      (error: { status: number }) => error.status,
    ),
  );
  const ended = Promise.all(results);
  return {
    results: ended,
    most: () => most,
    started: (n: number) => vi.waitFor(() => expect(waiting.length).toBeGreaterThanOrEqual(n)),
    async letGo() {
      let hasEnded = false;
      void ended.then(() => (hasEnded = true));
      for (; !hasEnded; await setImmediate()) waiting.shift()?.();
    },
  };
}

it("holds half of the connections at most, and refuses what would wait too long in a row", async () => {
  const queries = manyQueries(70);
  await queries.started(5);
  await queries.letGo();
  const statuses = await queries.results;
  expect(queries.most()).toBe(5);
  expect(statuses.filter((status) => status === 200)).toHaveLength(55);
  expect(statuses.filter((status) => status === 503)).toHaveLength(15);
});

it("refuses what has waited for seconds, and goes on afterwards", async () => {
  const queries = manyQueries(8);
  await queries.started(5);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6_000 });
  await queries.letGo();
  vi.useRealTimers();
  expect((await queries.results).sort()).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(await asSearch(async () => "found")).toBe("found");
});
