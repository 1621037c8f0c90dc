import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { onShutdown } from "./shutdown.mjs";

const windows = process.platform === "win32";
const preload = pathToFileURL(inRoot("scripts/lib/exit-with-parent.mjs")).href;

/**
 * Starts a program that is stopped when this process ends. It leads a process group of its own, so that a terminal's
 * Ctrl-C reaches this process alone, which then stops things in the right order.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & Stop} options
 * @typedef {{ signal?: NodeJS.Signals, grace?: number }} Stop how to stop it, and after how many milliseconds by force
 */
export function spawnChild(program, args, { signal, grace, ...options }) {
  const child = spawn(program, args, { detached: !windows, windowsHide: true, ...options });
  const forget = onShutdown(() => stopChild(child, { signal, grace }));
  child.once("exit", () => {
    forget();
    kill(child, "SIGKILL"); // What it left behind.
  });
  return child;
}

/** Starts a Node program that ends with this process, even when this one is killed. */
export function spawnNode(args, { env = process.env, stdio = "pipe", grace } = {}) {
  return spawnChild(process.execPath, ["--import", preload, ...args], {
    cwd: inRoot(),
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ["ignore", stdio, stdio, "ipc"],
    grace,
  });
}

/** Asks a child and everything it started to end, and makes them after `grace` milliseconds. @param {Stop} [options] */
export async function stopChild(child, { signal = "SIGTERM", grace = 3000 } = {}) {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  kill(child, signal);
  await Promise.race([ended, sleep(grace, undefined, { ref: false })]);
  kill(child, "SIGKILL");
  await ended;
}

/** Whether a child process has ended, in whichever way. */
export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** How a child process ends, in words. */
export async function endOf(child) {
  const [code, signal] = await once(child, "exit");
  return signal ? `by ${signal}` : `with code ${code}`;
}

function kill(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
