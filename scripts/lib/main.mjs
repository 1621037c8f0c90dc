import { say } from "./output.mjs";
import { watchParents } from "./parents.mjs";
import { Problem } from "./problem.mjs";
import { isShuttingDown, shutdown } from "./shutdown.mjs";

/**
 * Runs a command to its end and leaves nothing behind: its exit code is what `command` answers, 0 after
 * an asked-for stop, 1 after a failure.
 *
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
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

/** A terminal's Ctrl-C arrives twice under npm, once from each; only the first one counts. */
async function stop() {
  if (isShuttingDown()) return;
  say("Stopping…");
  await shutdown();
  process.exit(0);
}

function report(error) {
  if (!(error instanceof Problem)) return console.error(error);
  if (error.output) console.error(error.output.trimEnd());
  console.error(`✗ ${error.message}`);
}
