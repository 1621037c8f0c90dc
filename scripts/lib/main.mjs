import { readFileSync } from "node:fs";
import { Problem, say } from "./output.mjs";
import { isShuttingDown, shutdown } from "./shutdown.mjs";

/**
 * Runs a command to its end and leaves nothing behind: its exit code is what `command` answers, 1 after a failure,
 * `stopped` when somebody ended it.
 *
 * @param {() => Promise<number | void>} command
 * @param {{ stopped?: number, goOn?: boolean }} [options] `goOn`: after success this process becomes something else,
 *   which looks after signals itself
 */
export async function main(command, { stopped = 0, goOn = false } = {}) {
  // A terminal's Ctrl-C arrives twice under npm, once from each; only the first one counts.
  const stop = async () => {
    if (isShuttingDown()) return;
    say("Stopping…");
    await shutdown();
    process.exit(stopped);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  const watch = watchNpm(stop);
  let code = 1;
  try {
    code = (await command()) ?? 0;
  } catch (error) {
    if (!isShuttingDown()) report(error);
  }
  if (isShuttingDown()) return new Promise(() => {});
  if (goOn && code === 0) {
    for (const signal of signals) process.off(signal, stop);
    return clearInterval(watch);
  }
  await shutdown();
  process.exit(code);
}

/** Prints why something failed. */
export function report(error) {
  const isProblem = error instanceof Problem || error.code?.startsWith?.("ERR_PARSE_ARGS_");
  if (!isProblem) return console.error(error);
  if (error.output) console.error(error.output.trimEnd());
  console.error(`✗ ${error.message}`);
}

/** A killed npm passes no signal on: without this, what it runs would live on unseen. */
function watchNpm(onLoss) {
  if (!process.env.npm_lifecycle_event) return;
  const before = parents();
  return setInterval(() => parents() !== before && onLoss(), 200).unref();
}

/** The shell that npm runs this in, and npm itself where the system tells it in a file. */
function parents() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ").at(-1);
    return `${process.ppid} ${shell.split(" ")[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}
