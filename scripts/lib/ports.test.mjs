import { createServer } from "node:net";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { firstFreePort, isFree } from "./ports.mjs";

async function listening(host) {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  return { port: server.address().port, close: () => once(server.close(), "close") };
}

describe("ports", () => {
  it.each(["127.0.0.1", "0.0.0.0"])("sees a listener at %s, and that it has gone", async (host) => {
    const { port, close } = await listening(host);
    expect(await isFree(port)).toBe(false);
    expect(await firstFreePort(port)).toBeGreaterThan(port);
    await close();
    expect(await isFree(port)).toBe(true);
  });
});
