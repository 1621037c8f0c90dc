import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { firstFreePort } from "../../scripts/lib/ports.mjs";
import { onPath } from "../../scripts/lib/testing/programs.mjs";

const HOST = "127.0.0.1";
/** Somewhere among many, so that several runs don't look for a port at the same place. */
const firstPort = () => 32_000 + Math.floor(Math.random() * 5_000);

/** A page of WebKit, which Safari is made of. Playwright has a WebKit of its own, which can't be had everywhere. */
export type WebkitPage = {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs in the page; what it answers travels as JSON. */
  run: <A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A) => Promise<Awaited<R>>;
  /** Clicks, with the mouse, on the first element of a selector. */
  click: (selector: string) => Promise<void>;
  /** Presses keys; see https://www.w3.org/TR/webdriver2/#keyboard-actions for those that are no letters. */
  press: (keys: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a window of the WebKit of this machine (Debian: `webkit2gtk-driver`), on a screen that nobody sees. */
export async function openWebkit(driver: string): Promise<WebkitPage> {
  const screen = await startScreen();
  const port = await firstFreePort(firstPort(), HOST);
  const child = spawn(driver, [`--port=${port}`, `--host=${HOST}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: "ignore",
    detached: true,
  });
  const end = () => {
    // The window is a process of its group.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    screen.end();
  };
  process.once("exit", end);

  async function send<R>(method: string, path: string, body?: object): Promise<R> {
    const answer = await fetch(`http://${HOST}:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await answer.json()) as { value: R & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const isReady = () => send("GET", "/status").then(Boolean, () => false);
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${driver} ended with code ${child.exitCode}.`);
    await sleep(50);
  }
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities: {} });
  const session = `/session/${sessionId}`;
  const run: WebkitPage["run"] = async (script, ...args) => {
    const answer = await send<{ value?: never; error?: string }>("POST", `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script.toString()})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value as never;
  };
  return {
    goto: (url) => send("POST", `${session}/url`, { url }),
    url: () => send("GET", `${session}/url`),
    resize: (width, height) => send("POST", `${session}/window/rect`, { x: 0, y: 0, width, height }),
    run,
    click: async (selector) => {
      const found = await send<Record<string, string>>("POST", `${session}/element`, {
        using: "css selector",
        value: selector,
      });
      await send("POST", `${session}/element/${Object.values(found)[0]}/click`, {});
    },
    press: (keys) => {
      const actions = [...keys].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      return send("POST", `${session}/actions`, { actions: [{ type: "key", id: "keys", actions }] });
    },
    close: async () => {
      await send("DELETE", session).catch(() => undefined);
      process.off("exit", end);
      end();
    },
  };
}

/** A screen of a size that dialogs have room on. */
async function startScreen() {
  const xvfb = onPath(["Xvfb"]);
  if (!xvfb) throw new Error("Xvfb is needed: install xvfb.");
  const child = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const numbers = createInterface({ input: child.stdio[3] as Readable });
  const [number] = (await once(numbers, "line")) as [string];
  return { display: `:${number}`, end: () => void child.kill() };
}
