import { setTimeout as sleep } from "node:timers/promises";
import { report } from "./main.mjs";
import { say, seconds } from "./output.mjs";
import { isShuttingDown } from "./shutdown.mjs";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Who ran for so long is not one that dies again and again. */
const HEALTHY_MS = 60_000;

/**
 * Starts something again whenever it ends, until this process is told to end.
 *
 * @param {string} name
 * @param {{ ended: Promise<string> }} running `ended`: how it ended, in words
 * @param {() => Promise<{ ended: Promise<string> }>} start
 */
export async function keepRunning(name, running, start) {
  for (let wait = FIRST_WAIT_MS; ;) {
    const since = Date.now();
    const how = await running.ended;
    if (isShuttingDown()) return;
    if (Date.now() - since > HEALTHY_MS) wait = FIRST_WAIT_MS;
    let reason = `${name} ended ${how}`;
    for (running = undefined; !running; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      say(`${reason}; starting it again in ${seconds(wait)}`);
      await sleep(wait);
      if (isShuttingDown()) return;
      running = await start().catch((error) => void (isShuttingDown() || report(error)));
      reason = `${name} did not start`;
    }
    if (isShuttingDown()) return;
    say(`${name} runs again`);
  }
}
