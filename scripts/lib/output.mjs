import { performance } from "node:perf_hooks";

const skipped = Symbol("skipped");

/** Prints one line. */
export const say = (line) => console.log(line);

/** Says why a step had nothing to do: `return skip("Build is up to date")`. */
export const skip = (reason) => ({ [skipped]: reason });

/** "31.2 s", from milliseconds. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A clock that starts now and answers milliseconds. */
export function stopwatch() {
  const start = performance.now();
  return () => performance.now() - start;
}

/** After this time, a step that is still running is worth a line where there is no terminal to show it in. */
const LONG_MS = 10_000;

/**
 * Runs one step and prints one line about it. `work` answers what it did (a sentence part such as
 * "Dependencies installed") or `skip(reason)`.
 *
 * @param {string} title what is going on meanwhile
 * @param {() => Promise<unknown> | unknown} work
 */
export async function step(title, work) {
  const elapsed = stopwatch();
  const hide = showWhileRunning(title);
  let result;
  try {
    result = await work();
  } finally {
    hide();
  }
  say(result?.[skipped] ? `- ${result[skipped]}` : `✓ ${result} (${seconds(elapsed())})`);
}

function showWhileRunning(title) {
  if (process.stdout.isTTY) {
    process.stdout.write(`… ${title}`);
    return () => process.stdout.write("\r\x1b[2K");
  }
  const timer = setTimeout(() => say(`  ${title}…`), LONG_MS);
  return () => clearTimeout(timer);
}

/** A failure that the reader can act on: one sentence, perhaps with the output of the program that failed. */
export class Problem extends Error {
  /**
   * @param {string} sentence
   * @param {{ output?: string }} [options]
   */
  constructor(sentence, { output = "" } = {}) {
    super(sentence);
    this.name = "Problem";
    this.output = output;
  }
}
