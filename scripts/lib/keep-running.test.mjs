import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepRunning } from "./keep-running.mjs";

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn(async () => {}) }));

let lines;
beforeEach(() => {
  lines = [];
  for (const stream of ["log", "error"])
    vi.spyOn(console, stream).mockImplementation((line) => lines.push(String(line)));
  sleep.mockClear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const waits = () => sleep.mock.calls.map(([milliseconds]) => milliseconds);

/** Keeps something running that dies so often, after so many milliseconds each time; then it lives on. */
function run(lives, start = () => {}) {
  return new Promise((resolve) => {
    const next = async () => {
      await start();
      if (lives.length === 0) {
        setImmediate(resolve);
        return { ended: new Promise(() => {}) };
      }
      const life = lives.shift();
      return {
        ended: new Promise((end) =>
          setImmediate(() => end(vi.setSystemTime(Date.now() + life) && "by SIGKILL")),
        ),
      };
    };
    void next().then((running) => keepRunning("The server", running, next));
  });
}

it("waits twice as long each time, half a minute at most, and says so", async () => {
  await run(Array(9).fill(100));
  expect(waits()).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(lines.slice(0, 3)).toEqual([
    "The server ended by SIGKILL; starting it again in 0.5 s",
    "The server runs again",
    "The server ended by SIGKILL; starting it again in 1.0 s",
  ]);
});

it("waits shortly again after a minute of health", async () => {
  await run([100, 100, 61_000, 100]);
  expect(waits()).toEqual([500, 1000, 500, 1000]);
});

it("goes on when it does not start", async () => {
  let times = 0;
  await run([100], () => {
    times += 1;
    if (times === 2) throw new Error("no room");
  });
  expect(lines).toEqual([
    "The server ended by SIGKILL; starting it again in 0.5 s",
    "Error: no room",
    "The server did not start; starting it again in 1.0 s",
    "The server runs again",
  ]);
});
