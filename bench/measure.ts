/** Durations in milliseconds: the middle one, and the one that 95 of 100 stay within. */
export type Timing = { p50: number; p95: number; runs: number };

/** Sums up durations in milliseconds. */
export function timing(durations: number[]): Timing {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2));
  return { p50: at(0.5), p95: at(0.95), runs: sorted.length };
}

/**
 * Runs `tasks` with so many clients at once, each taking the next task as soon as its last is answered, and times each
 * task as its client sees it.
 */
export async function run(tasks: (() => Promise<unknown>)[], clients: number): Promise<Timing> {
  const durations: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < tasks.length) {
        const task = tasks[next++]!;
        const started = performance.now();
        await task();
        durations.push(performance.now() - started);
      }
    }),
  );
  return timing(durations);
}

/** Times two ways to do the same in turns, alone: whatever else the machine does then, it does to both. */
export async function runBeside(
  ones: (() => Promise<unknown>)[],
  others: (() => Promise<unknown>)[],
): Promise<[Timing, Timing]> {
  const durations: [number[], number[]] = [[], []];
  for (let i = 0; i < ones.length; i++)
    for (const way of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await [ones, others][way]![i]!();
      durations[way].push(performance.now() - started);
    }
  return [timing(durations[0]), timing(durations[1])];
}

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
