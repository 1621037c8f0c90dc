import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { until } from "./mailbox";

/** `npm start`, with an embedded database of its own. */
export type Launcher = {
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** The process of its web server, or of its database. */
  pidOf: (part: "server" | "database") => number | undefined;
  /** Its exit code, once it and all that it printed have ended. */
  ended: Promise<number | null>;
};

/** Starts the site as `npm start` does. */
export function startLauncher(env: { DATA_DIR: string; PORT: string } & Record<string, string>): Launcher {
  const child = spawn(process.execPath, [path.resolve("scripts/start.mjs")], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      REDIS_URL: "",
      HOST: "",
      SEED: "off",
      JOBS: "off",
      LINK_VISITS: "off",
      ...env,
    },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  const program = { server: "server.mjs", database: "bin/postgres" };
  return {
    output: () => text,
    kill: (signal) => void child.kill(signal),
    pidOf: (part) => childrenOf(child.pid!).find(({ command }) => command.includes(program[part]))?.pid,
    ended: once(child, "close").then(([code]) => code as number | null),
  };
}

/** Waits until the site at this address is healthy. */
export const untilHealthy = (url: string) =>
  until(
    "A healthy site",
    () =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
  );

function childrenOf(pid: number): { pid: number; command: string }[] {
  try {
    const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return pids.map((each) => ({
      pid: Number(each),
      command: readFileSync(`/proc/${each}/cmdline`, "utf8"),
    }));
  } catch {
    return [];
  }
}
