import { readFileSync } from "node:fs";
import { processIdentity } from "./process-identity.mjs";

const POLL_MS = 200;

/**
 * Calls `onLoss` once npm, which runs this process, is gone. A shell stands between the two and passes
 * no signal on, and a killed npm passes none on either: without this, the site would live on unseen.
 */
export function watchParents(onLoss) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = [process.ppid, parentOf(process.ppid)].filter(Boolean);
  const known = parents.map((pid) => [pid, processIdentity(pid)]);
  const timer = setInterval(() => {
    const complete =
      process.ppid === parents[0] && known.every(([pid, identity]) => processIdentity(pid) === identity);
    if (complete) return;
    clearInterval(timer);
    onLoss();
  }, POLL_MS);
  timer.unref();
}

/** The parent of another process, where the system tells it in a file. */
function parentOf(pid) {
  if (process.platform !== "linux") return null;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}
