import { once } from "node:events";
import { spawn } from "node:child_process";
import autocannon from "autocannon";

/** Requests a second that an address serves to 16 connections in `seconds`; anything but 200 is an error. */
async function throughput(url, seconds = 6) {
  const result = await autocannon({ url, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  return result.requests.average;
}

/** How long an address is asked for before it is measured: until then the engine still compiles what serves it. */
const warmUpSeconds = 20;

/** The middle of five ratios of `url` to `baseline`, taken in turns so that a noisy moment hits both. */
export async function ratio(url, baseline, rounds = 5) {
  await throughput(url, warmUpSeconds);
  await throughput(baseline, warmUpSeconds);
  const measured = [];
  for (let i = 0; i < rounds; i++) {
    const own = await throughput(url);
    const other = await throughput(baseline);
    measured.push({
      own: Math.round(own),
      baseline: Math.round(other),
      ratio: Number((own / other).toFixed(2)),
    });
  }
  return measured.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)];
}

/** Starts a Node script as a server and waits until `health` answers 200. */
export async function serve(args, env, health) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", ...env },
    cwd: env.CWD,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server of ${health} ended`);
    if (performance.now() - started > 60_000) {
      child.kill();
      throw new Error(`${health} did not answer within a minute`);
    }
    const ok = await fetch(health).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid,
    startMs: Math.round(performance.now() - started),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
