import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { onShutdown } from "./shutdown.mjs";

const windows = process.platform === "win32";
const preload = pathToFileURL(inRoot("scripts/lib/exit-with-parent.mjs")).href;

/**
 * Starts a Node program that cannot outlive this process. It leads a process group of its own, so that
 * a terminal's Ctrl-C reaches this process alone, which then stops things in the right order.
 *
 * @param {string[]} args what follows `node`
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, stdio?: "pipe" | "inherit", grace?: number }} [options]
 */
export function spawnNode(args, { env = process.env, cwd = inRoot(), stdio = "pipe", grace } = {}) {
  const child = spawn(process.execPath, ["--import", preload, ...args], {
    cwd,
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ["ignore", stdio, stdio, "ipc"],
    detached: !windows,
    windowsHide: true,
  });
  const forget = onShutdown(() => stopChild(child, { grace }));
  child.once("exit", forget);
  return child;
}

/** Asks a child and everything it started to end, and makes them after `grace` milliseconds. */
export async function stopChild(child, { signal = "SIGTERM", grace = 3000 } = {}) {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  signalGroup(child, signal);
  const inTime = await Promise.race([ended.then(() => true), sleep(grace, false, { ref: false })]);
  signalGroup(child, "SIGKILL");
  if (!inTime) await ended;
}

/** Whether a child process has ended, in whichever way. */
export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

function signalGroup(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
