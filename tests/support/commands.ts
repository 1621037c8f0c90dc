import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { serverEnv } from "../../scripts/lib/testing/server-env.mjs";

type Site = { databaseUrl: string; dataDir: string };

/** Begins a command of `scripts/` on a site. */
export function begin(
  script: string,
  args: string[],
  site: Site,
): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, ...serverEnv({ ...site, url: "http://localhost:3000" }) };
  const child: ChildProcess = spawn(process.execPath, [path.resolve(`scripts/${script}.mjs`), ...args], {
    env,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

/** Runs a command to its end. */
export async function run(
  script: string,
  args: string[],
  site: Site,
): Promise<{ code: number; output: string }> {
  const { child, output } = begin(script, args, site);
  child.stdin?.end();
  const [code] = (await once(child, "close")) as [number];
  return { code, output: output() };
}
