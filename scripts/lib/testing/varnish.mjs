import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded, stopChild } from "../children.mjs";
import { inRoot } from "../paths.mjs";
import { firstFreePort } from "../ports.mjs";
import { onShutdown } from "../shutdown.mjs";
import { findVarnishServer } from "./programs.mjs";
import { makeScratchFolder } from "./scratch.mjs";

const host = "127.0.0.1";

/**
 * Starts Varnish with the site's configuration, in front of a server of this machine.
 *
 * @param {{ backendPort: number, port?: number, purgePort: number }} options
 */
export async function startVarnish({ backendPort, port, purgePort }) {
  port ??= await firstFreePort(backendPort + 1, host);
  const folder = makeScratchFolder();
  const configuration = path.join(folder, "site.vcl");
  writeFileSync(
    configuration,
    readFileSync(inRoot("ops/varnish.vcl"), "utf8").replace('"3000"', `"${backendPort}"`),
  );
  const child = spawn(
    findVarnishServer(),
    // Without its own account and folder, and as one process group with what it starts.
    ["-F", "-j", "none", "-n", path.join(folder, "varnish"), "-f", configuration, "-T", "none"].concat(
      ["-a", `${host}:${port}`, "-a", `purge=${host}:${purgePort}`],
      ["-p", "http_gzip_support=off", "-s", "malloc,128m"],
    ),
    { stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const stop = () => stopChild(child);
  child.once("exit", onShutdown(stop));
  const url = `http://${host}:${port}`;
  while (!(await answers(url))) {
    if (hasEnded(child)) throw new Error(`Varnish ended with code ${child.exitCode}.\n${output}`);
    await sleep(50);
  }
  return { url, pid: child.pid, stop };
}

/** It refuses this itself. */
const answers = (url) =>
  fetch(url, { method: "PURGE" }).then(
    ({ status }) => status === 405,
    () => false,
  );
