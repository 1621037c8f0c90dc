import { expect } from "vitest";

/** Milliseconds of processor time, the least of some runs: what else the machine does is not counted. */
export function processorTime(run: () => unknown, runs = 3): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** What is too little to compare, milliseconds. */
const noise = 10;

/**
 * Expects that four times the input takes about four times the work; what grows with the square of it takes sixteen times.
 * `size` is large enough for that to show.
 */
export function expectSteadyGrowth(
  run: (input: string) => unknown,
  make: (size: number) => string,
  size: number,
) {
  const [once, fourfold] = [make(size), make(4 * size)];
  run(once);
  const little = Math.max(
    noise,
    processorTime(() => run(once)),
  );
  expect(processorTime(() => run(fourfold))).toBeLessThan(10 * little);
}

/** A part again and again, so many characters in all. */
export const filled = (part: string, size: number) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);
