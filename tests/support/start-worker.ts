import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Starts a process that does background jobs, with the environment of the test. Kill it when it has done its part. */
export function startWorker(env: Record<string, string>, ...options: string[]): ChildProcess {
  return spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", path.join(root, "tests/support/worker.ts"), ...options],
    { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] },
  );
}

/** Ends a worker at once, as a crash would. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, "exit");
  worker.kill("SIGKILL");
  await ended;
}
