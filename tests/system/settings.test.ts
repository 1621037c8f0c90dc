import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { serverEnv } from "../../scripts/lib/testing/server-env.mjs";

// Every way to start a site, with a setting that is wrong: no database is asked, and nothing listens.

const site = {
  databaseUrl: "postgresql://nobody@127.0.0.1:9/none",
  dataDir: await mkdtemp(path.join(tmpdir(), "almanac-settings-")),
  url: "http://localhost:3000",
};

afterAll(() => rm(site.dataDir, { recursive: true }));

async function start(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [path.resolve(`scripts/${script}.mjs`)], {
    env: { ...process.env, ...serverEnv(site), NODE_ENV: "production", ...env } as NodeJS.ProcessEnv,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

describe.each(["server", "serve", "start"])("scripts/%s.mjs", (script) => {
  it.each([
    [{ TRUST_PROXY: "yes" }, "✗ TRUST_PROXY is not a number of proxies, from 0 to 10."],
    [{ PORT: "99999" }, "✗ PORT is not a port number, from 1 to 65535."],
    [{ LOG_LEVEL: "loud" }, "✗ LOG_LEVEL is none of trace"],
    [
      { DATA_DIR: path.resolve("package.json/data") },
      /✗ DATA_DIR is \S+, which cannot be written \(ENOTDIR\)/,
    ],
    [{ REDIS_URL: "localhost:6379" }, "✗ REDIS_URL is not the address of a Redis"],
  ])("ends with a sentence: %o", async (env, sentence) => {
    const { code, output } = await start(script, env);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  });
});

it.each(["server", "serve"])("scripts/%s.mjs wants a secret, which only npm start makes", async (script) => {
  const { code, output } = await start(script, { NEXTAUTH_SECRET: "" });
  expect([code, output]).toEqual([1, expect.stringContaining("✗ NEXTAUTH_SECRET is not set")]);
});
