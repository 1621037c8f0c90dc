import { setTimeout as sleep } from "node:timers/promises";
import { endOf, hasEnded, spawnNode, stopChild } from "./children.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./output.mjs";
import { readableLog } from "./readable-log.mjs";

const SERVER = inRoot("scripts/server.mjs");
/**
 * What the server keeps is bounded; without a limit the heap would grow before it is swept. Under such a limit the part for
 * new objects would be a few megabytes, and sweeping it a tenth of the time. As in the Dockerfile.
 */
export const HEAP = ["--max-old-space-size=400", "--max-semi-space-size=16"];

/**
 * How the C library keeps memory, which pages are compressed in: in two places instead of one for each thread, and what is
 * large is given back when it is let go of. As in the Dockerfile.
 */
export const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

/** The first compilation of a development server takes its time. */
const START_TIMEOUT_MS = 120_000;

/** Requests that have begun may be answered, for so long; a developer does not want to wait. */
const STOP_MS = { production: 5000, development: 500 };

/** What Next prints about itself when it starts; the launcher says it in its own words. */
const BANNER = /^\s*(▲ Next\.js|- (Local|Network|Environments)\b|✓ (Starting|Ready|Running next\.config))/;

/**
 * Starts the site and waits until it answers that it is healthy.
 *
 * @param {{ mode: "production" | "development", host: string, port: number, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ ended: Promise<string>, stop: () => Promise<void>, child: import("node:child_process").ChildProcess }>}
 *   `ended`: how the process ended, in words
 */
export async function startAppServer({ mode, host, port, env }) {
  const grace = STOP_MS[mode];
  const args = mode === "development" ? [SERVER, "--dev"] : [...HEAP, SERVER];
  const child = spawnNode(args, {
    env: {
      ...MALLOC,
      ...env,
      HOST: host,
      PORT: String(port),
      NODE_ENV: mode,
      NEXT_TELEMETRY_DISABLED: "1",
    },
    grace,
  });
  let early = "";
  const collect = (chunk) => (early += chunk);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", collect);
  const ended = endOf(child);
  try {
    await untilHealthy(child, `http://${hostToAsk(host)}:${port}/health`);
  } catch (error) {
    await stopChild(child);
    throw new Problem(error.message, { output: early });
  }
  const worthShowing = early.split("\n").filter((line) => line.trim() && !BANNER.test(line));
  if (worthShowing.length > 0) console.log(worthShowing.join("\n"));
  // From now on its lines appear as they come.
  for (const name of ["stdout", "stderr"]) {
    child[name].off("data", collect);
    const lines = process[name].isTTY ? child[name].pipe(readableLog()) : child[name];
    lines.pipe(process[name], { end: false });
  }
  return { ended, child, stop: () => stopChild(child, { grace }) };
}

/** The address of this machine under which a server listening at `host` is reached. */
export function hostToAsk(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

async function untilHealthy(child, address) {
  let last;
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
    if (hasEnded(child)) throw new Error("The server ended while it was starting.");
    const asked = fetch(address, { signal: AbortSignal.timeout(30_000) });
    last = await asked.then(
      (response) => response.text().then(() => `status ${response.status}`),
      (error) => error.cause?.code ?? error.message,
    );
    if (last === "status 200") return;
  }
  throw new Error(
    `The server did not become healthy within ${START_TIMEOUT_MS / 1000} seconds (${address}: ${last}).`,
  );
}
