import { say } from "./output.mjs";
import { watchParents } from "./parents.mjs";
import { Problem } from "./problem.mjs";
import { isShuttingDown, shutdown } from "./shutdown.mjs";

/**
 * Runs a command to its end and leaves nothing behind: its exit code is what `command` answers, 1 after
 * a failure, `stopped` when somebody ended it.
 *
 * @param {() => Promise<number | void>} command
 * @param {{ stopped?: number }} [options]
 */
export async function main(command, { stopped = 0 } = {}) {
  const stop = () => stopOnce(stopped);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  watchParents(stop);
  let code = 1;
  try {
    code = (await command()) ?? 0;
  } catch (error) {
    if (isShuttingDown()) return;
    report(error);
  }
  if (isShuttingDown()) return;
  await shutdown();
  process.exit(code);
}

/**
 * Runs what has to be done before this process becomes something else, which looks after signals itself. A failure ends
 * it with 1, a signal with 0.
 *
 * @param {() => Promise<void>} work
 */
export async function beforehand(work) {
  const signals = ["SIGINT", "SIGTERM"];
  const stop = () => stopOnce(0);
  for (const signal of signals) process.on(signal, stop);
  try {
    await work();
  } catch (error) {
    if (isShuttingDown()) return new Promise(() => {});
    report(error);
    await shutdown();
    process.exit(1);
  }
  for (const signal of signals) process.off(signal, stop);
}

/** A terminal's Ctrl-C arrives twice under npm, once from each; only the first one counts. */
async function stopOnce(code) {
  if (isShuttingDown()) return;
  say("Stopping…");
  await shutdown();
  process.exit(code);
}

function report(error) {
  if (!(error instanceof Problem)) return console.error(error);
  if (error.output) console.error(error.output.trimEnd());
  console.error(`✗ ${error.message}`);
}
