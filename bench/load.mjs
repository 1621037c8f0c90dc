import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { onShutdown } from "../scripts/lib/shutdown.mjs";
import { findWrk } from "../scripts/lib/testing/programs.mjs";
import { processorTime } from "./processes.mjs";

const connections = 32;
const headers = { "accept-encoding": "gzip, deflate, br" };

let people = 0;

/** An address that nobody came from before: one alone would run into the limit of searches. */
export function somebody() {
  const n = (people += 1);
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/**
 * What a server answers to 32 connections: requests a second, and its processor time for each, milliseconds. Anything but
 * 200 is an error.
 *
 * @param {{ url: string, pid: number, next?: () => string }} target `next`: the path of each request, instead of one address
 * @param {number} seconds
 */
async function load({ url, pid, next }, seconds) {
  const before = processorTime(pid);
  const { answered, failed } = next ? await askEach(url, next, seconds) : await askOne(url, seconds);
  const taken = processorTime(pid) - before;
  if (failed > 0) throw new Error(`${url}: ${failed} answers failed or were not 200`);
  return {
    perSecond: Math.round(answered / seconds),
    // Who hung up at the end was worked for as well.
    cpuMs: Number((taken / (answered + connections / 2)).toFixed(3)),
  };
}

/** One address, by a client that takes little of the two processors itself: what it takes, servers that answer fast lack. */
async function askOne(url, seconds) {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  const { stdout } = await promisify(execFile)(findWrk(), [...args, url]);
  const count = (pattern) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  return {
    answered: count(/(\d+) requests in/),
    failed:
      count(/Non-2xx or 3xx responses: (\d+)/) + (errors?.slice(1) ?? []).reduce((sum, n) => sum + +n, 0),
  };
}

/** Another address for each request, from somebody else each time. */
async function askEach(url, next, seconds) {
  const setupRequest = (request) => ({
    ...request,
    path: next(),
    headers: { ...request.headers, "x-forwarded-for": somebody() },
  });
  const requests = [{ setupRequest }];
  const result = await autocannon({ url, connections, duration: seconds, headers, requests });
  return { answered: result["2xx"], failed: result.non2xx + result.errors };
}

/**
 * Measures several targets in turns, so that a noisy moment hits all, and answers the middle round of each.
 *
 * @param {Record<string, Parameters<typeof load>[0]>} targets
 * @param {{ seconds: number, warmUpSeconds: number, rounds?: number }} options until it is warm, the engine still compiles
 *   what serves an address
 */
export async function compare(targets, { seconds, warmUpSeconds, rounds = 3 }) {
  for (const target of Object.values(targets)) await load(target, warmUpSeconds);
  const measured = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let i = 0; i < rounds; i++)
    for (const [name, target] of Object.entries(targets)) measured[name].push(await load(target, seconds));
  const middle = (figures) => figures.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds / 2)];
  return Object.fromEntries(Object.entries(measured).map(([name, figures]) => [name, middle(figures)]));
}

/** Starts a Node script as a server and waits until `health` answers 200. */
export const serve = (args, env, health) =>
  startServer(
    process.execPath,
    args,
    { env: { ...process.env, NODE_ENV: "production", ...env }, cwd: env.CWD },
    health,
  );

/** Starts a program as a server and waits until `health` answers 200. */
export async function startServer(program, args, options, health) {
  const started = performance.now();
  const child = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  child.once(
    "exit",
    onShutdown(() => void child.kill("SIGTERM")),
  );
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server of ${health} ended`);
    if (performance.now() - started > 60_000) {
      child.kill();
      throw new Error(`${health} did not answer within a minute`);
    }
    const ok = await fetch(health).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await sleep(50);
  }
  return {
    pid: child.pid,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
