import { createServer } from "node:net";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { chooseAddress } from "./address.mjs";
import { hostToAsk } from "./app-server.mjs";
import { firstFreePort } from "./ports.mjs";

describe("chooseAddress", () => {
  it("listens on this machine alone unless HOST says otherwise", async () => {
    const port = await firstFreePort(21000);
    expect(await chooseAddress({ PORT: String(port) })).toEqual({
      host: "127.0.0.1",
      port,
      url: `http://localhost:${port}`,
    });
    expect(await chooseAddress({ PORT: String(port), HOST: "0.0.0.0" })).toMatchObject({
      host: "0.0.0.0",
      url: `http://localhost:${port}`,
    });
  });

  it("does not take another port than the one that was asked for", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address();
    await expect(chooseAddress({ PORT: String(port) })).rejects.toThrow(`Port ${port} is taken`);
    server.close();
  });

  it.each(["x", "0", "65536", "80.5"])("refuses %s as a port", async (PORT) => {
    await expect(chooseAddress({ PORT })).rejects.toThrow("not a port number");
  });
});

describe("hostToAsk", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["0.0.0.0", "127.0.0.1"],
    ["::", "[::1]"],
    ["fe80::1", "[fe80::1]"],
    ["site.example", "site.example"],
  ])("%s is asked at %s", (host, expected) => {
    expect(hostToAsk(host)).toBe(expected);
  });
});
