import { readdirSync, readFileSync } from "node:fs";

/** Of /proc/PID/stat: what follows the name, which may hold anything. */
const stat = (pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");

/** A process and all that it started. */
function tree(pid) {
  const children = new Map();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const parent = Number(stat(name)[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const all = [pid];
  for (const each of all) all.push(...(children.get(each) ?? []));
  return all;
}

/** Processor time that a process and all that it started have taken, milliseconds. */
export function processorTime(pid) {
  // In hundredths of a second, on every Linux that Node runs on.
  const ticks = tree(pid).flatMap((each) => stat(each).slice(11, 13).map(Number));
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** Resident memory of a process, in MiB. */
export function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
}
