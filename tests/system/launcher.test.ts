import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { firstFreePort } from "../../scripts/lib/ports.mjs";
import { type Launcher, startLauncher, untilHealthy } from "../support/launcher";
import { until } from "../support/mailbox";

let folder: string;
let settings: { DATA_DIR: string; PORT: string };
let url: string;
let launcher: Launcher;
const started: Launcher[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "almanac-launcher-"));
  await chmod(folder, 0o711);
  const port = await firstFreePort(32_000 + Math.floor(Math.random() * 500));
  settings = { DATA_DIR: path.join(folder, "data"), PORT: String(port) };
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  for (const each of started.splice(0)) {
    each.kill("SIGTERM");
    await each.ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) => {
  const one = startLauncher({ ...settings, ...env });
  started.push(one);
  return one;
};
const startReady = async () => {
  launcher = start();
  await until("A line that says so", async () => launcher.output().includes("is ready at"), 90_000);
};
const killPart = async (part: "server" | "database") => {
  const pid = await until(`The ${part}`, async () => launcher.pidOf(part));
  process.kill(pid, "SIGKILL");
  await until(`Another ${part}`, async () => ![undefined, pid].includes(launcher.pidOf(part)));
};
const said = (line: string) => until(line, async () => launcher.output().includes(`\n${line}\n`));
const isServed = () => fetch(`${url}/api/categories`).then(({ status }) => status === 200);

// Which process is whose child is read from /proc.
describe.runIf(process.platform === "linux")("npm start", () => {
  it("starts its server and its database again when they are killed", async () => {
    await startReady();
    await killPart("server");
    await untilHealthy(url);
    await said("The server ended by SIGKILL; starting it again in 0.5 s");
    await said("The server runs again");

    await killPart("database");
    await untilHealthy(url);
    await said("The database ended by SIGKILL; starting it again in 0.5 s");
    await said("The database runs again");
    await until("Rows", isServed);

    launcher.kill("SIGINT");
    expect(await launcher.ended).toBe(0);
  });

  it("waits longer from time to time, ends at Ctrl-C meanwhile, and leaves nothing", async () => {
    await startReady();
    await killPart("server");
    process.kill(launcher.pidOf("server")!, "SIGKILL");
    await until("A longer wait", async () => launcher.output().includes("starting it again in 1.0 s"));
    process.kill(launcher.pidOf("database")!, "SIGKILL");
    await until("The end of both", async () => !launcher.pidOf("server") && !launcher.pidOf("database"));
    launcher.kill("SIGINT");
    expect(await launcher.ended).toBe(0);
    expect(existsSync(path.join(settings.DATA_DIR, "launcher.lock"))).toBe(false);
  });

  it("is refused a folder that is in use, and takes over one whose launcher was killed", async () => {
    await startReady();
    const second = start({ PORT: "" });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("Almanac AI is already running from this folder");
    const orphan = launcher.pidOf("database")!;
    launcher.kill("SIGKILL");
    await launcher.ended;

    await startReady();
    await untilHealthy(url);
    expect(launcher.pidOf("database")).not.toBe(orphan);
    expect(() => process.kill(orphan, 0)).toThrow("ESRCH");
    launcher.kill("SIGTERM");
    expect(await launcher.ended).toBe(0);
  });

  it("ends with a sentence when its server can't start at all", async () => {
    launcher = start({ HOST: "192.0.2.1" }); // An address that this machine does not have.
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain("✗ The server ended while it was starting.");
  });
});
