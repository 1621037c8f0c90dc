import type { ChildProcess } from "node:child_process";
import { startAppServer } from "../../scripts/lib/app-server.mjs";
import { firstFreePort } from "../../scripts/lib/ports.mjs";
import { serverEnv, testSecret } from "../../scripts/lib/testing/server-env.mjs";

const HOST = "127.0.0.1";
/** Somewhere among many, so that several runs don't look for a port at the same place. */
const firstPort = () => 20_000 + Math.floor(Math.random() * 5_000);

/** A production server, of the last build. */
export type Instance = {
  url: string;
  /** What it has printed since it became healthy. */
  output: () => string;
  /** Sends a signal to the server's process. */
  kill: (signal: NodeJS.Signals) => void;
  /** How it ended, in words: "with code 0", "by SIGKILL". */
  ended: Promise<string>;
  /** Ends it in order. */
  stop: () => Promise<void>;
};

/**
 * Starts a production server and waits until it is healthy. Several instances of one site share `databaseUrl`,
 * `dataDir` and `redis`; `env` adds settings.
 */
export async function startInstance({
  databaseUrl,
  dataDir,
  redis = "",
  env = {},
}: {
  databaseUrl: string;
  dataDir: string;
  redis?: string;
  env?: Record<string, string>;
}): Promise<Instance> {
  // Sessions that tests make (tests/api/accounts.ts) are signed with it.
  process.env.NEXTAUTH_SECRET = testSecret;
  const port = await firstFreePort(firstPort(), HOST);
  const url = `http://${HOST}:${port}`;
  const server = await startAppServer({
    mode: "production",
    host: HOST,
    port,
    // The test itself may have switched its caches off (tests/api/open-app.ts); the server's are what is tested.
    env: { ...process.env, ...serverEnv({ databaseUrl, dataDir, url }), CACHE: "", REDIS_URL: redis, ...env },
  }).catch((error: Error & { output?: string }) => {
    throw new Error(`${error.message}\n${error.output ?? ""}`);
  });
  const child: ChildProcess = server.child;
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  return {
    url,
    output: () => Buffer.concat(printed).toString(),
    kill: (signal) => void child.kill(signal),
    ended: server.ended,
    stop: server.stop,
  };
}
