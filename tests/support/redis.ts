import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { firstFreePort } from "../../scripts/lib/ports.mjs";
import { findRedisServer } from "../../scripts/lib/testing/programs.mjs";

const HOST = "127.0.0.1";
/** Somewhere among many, so that several runs don't look for a port at the same place. */
const firstPort = () => 26_000 + Math.floor(Math.random() * 5_000);

/** A Redis of a test's own, in memory alone. */
export type TestRedis = {
  url: string;
  port: number;
  /** Ends it at once; what it held is gone. */
  kill: () => Promise<void>;
  /** Stops it from answering, with its connections open. */
  pause: () => void;
  resume: () => void;
};

/** Starts an empty Redis; give the `port` of one that was killed to take its place. */
export async function startRedis({ port }: { port?: number } = {}): Promise<TestRedis> {
  const at = port ?? (await firstFreePort(firstPort(), HOST));
  const options = ["--port", String(at), "--bind", HOST, "--save", "", "--appendonly", "no"];
  const child = spawn(findRedisServer(), options, { stdio: "ignore" });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  while (!(await answers(at))) {
    if (child.exitCode !== null) throw new Error(`Redis ended with code ${child.exitCode}.`);
    await sleep(50);
  }
  return {
    url: `redis://${HOST}:${at}`,
    port: at,
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    kill: async () => {
      process.off("exit", end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      end();
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => socket.write("PING\r\n"));
    socket.once("data", () => resolve(true) ?? socket.destroy());
    socket.once("error", () => resolve(false));
  });
}
