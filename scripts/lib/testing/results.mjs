import { Problem, say, seconds, stopwatch } from "../output.mjs";
import { isShuttingDown } from "../shutdown.mjs";

/**
 * Collects what the steps of a run came to. A failed step does not end the run: whoever reads the end
 * wants to know about the others as well.
 */
export function collectResults() {
  const lines = [];
  const total = { passed: 0, failed: 0 };

  /**
   * Runs a step. `work` answers its tests' counts and names what failed or needed a second try, or nothing when it is not about tests; a
   * Problem means that the step as a whole failed, which counts as one failure.
   *
   * @param {string} name
   * @param {() => Promise<{ passed: number, failed: number, failures?: string[], retried?: string[] } | void>} work
   */
  async function run(name, work) {
    const elapsed = stopwatch();
    let counts;
    let problem;
    try {
      counts = await work();
    } catch (error) {
      if (!(error instanceof Problem) || isShuttingDown()) throw error;
      problem = error;
      if (error.output) say(error.output.trimEnd());
    }
    total.passed += counts?.passed ?? 0;
    total.failed += problem ? 1 : (counts?.failed ?? 0);
    const good = !problem && !counts?.failed;
    const detail = problem?.message ?? (counts && `${counts.passed} passed, ${counts.failed} failed`);
    const line = `${good ? "✓" : "✗"} ${name}${detail ? `: ${detail}` : ""} (${seconds(elapsed())})`;
    lines.push(line);
    for (const failure of counts?.failures ?? []) lines.push(`  - ${failure}`);
    for (const failure of counts?.retried ?? []) lines.push(`  - needed a second try: ${failure}`);
    say(line);
    return good;
  }

  return { run, lines, total };
}
