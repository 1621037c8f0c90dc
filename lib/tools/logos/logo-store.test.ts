import { mkdtemp, readdir, rm } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { download, type DownloadOptions } from "@/lib/platform/http/download";
import { LogoStore, type LogoStoreOptions } from "@/lib/tools/logos/logo-store";
import { toLogo } from "@/lib/tools/logos/to-logo";

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const answers: Record<string, Answer> = {};
const asked: string[] = [];
let origin: string;
let server: http.Server;
let png: Buffer;
let directory: string;

beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  server = http.createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "almanac-logos-"));
  asked.length = 0;
  answers["/logo.png"] = (_, response) => response.writeHead(200, { "Content-Type": "image/png" }).end(png);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // A write that is under way may put a file there in between.
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

// The test's own server stands for the public internet; every other address is judged as ever.
const local: DownloadOptions = {
  allow: (address) => address === "127.0.0.1",
  resolve: async () => ["127.0.0.1"],
};

function store(options: Partial<LogoStoreOptions> & { download?: DownloadOptions } = {}) {
  return new LogoStore({
    directory,
    load: async (address) => toLogo(await download(address, { ...local, ...options.download })),
    ...options,
  });
}

const patience = { timeout: 10_000, interval: 5 };

/** Asks until the answer is no longer that it is under way. */
async function settled(logos: LogoStore, addresses: string[]) {
  expect((await logos.find(addresses)).state).toBe("pending");
  return vi.waitUntil(async () => {
    const answer = await logos.find(addresses);
    return answer.state !== "pending" && answer;
  }, patience);
}

describe("a logo", () => {
  it("is answered at once as under way, then found as 128 by 128 WebP", async () => {
    const answer = await settled(store(), [`${origin}/logo.png`]);
    if (answer.state !== "found") throw new Error(answer.state);
    const { format, width, height, hasAlpha } = await sharp(answer.logo.bytes).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: "webp",
      width: 128,
      height: 128,
      hasAlpha: true,
    });
    expect(answer.logo.etag).toMatch(/^"[\w-]{22}"$/);
  });

  it("is fetched once, however many ask, and is found on disk after a restart", async () => {
    const logos = store();
    const found = await Promise.all(Array.from({ length: 50 }, () => settled(logos, [`${origin}/logo.png`])));
    expect(found.every(({ state }) => state === "found")).toBe(true);
    expect(asked).toEqual(["/logo.png"]);
    // It is shown from memory while it is still being written.
    await vi.waitUntil(async () => {
      const files = await readdir(directory, { recursive: true, withFileTypes: true });
      return files.some((file) => file.isFile() && !file.name.endsWith(".tmp"));
    }, patience);
    expect((await store().find([`${origin}/logo.png`])).state).toBe("found");
    expect(asked).toEqual(["/logo.png"]);
  });

  it("comes from the next address when the first has none", async () => {
    const answer = await settled(store(), [`${origin}/gone.png`, `${origin}/logo.png`]);
    expect(answer.state).toBe("found");
    expect(asked).toEqual(["/gone.png", "/logo.png"]);
  });

  it("is served while it is fetched anew, and kept when that fails", async () => {
    const logos = store({ freshFor: -1 });
    await settled(logos, [`${origin}/logo.png`]);
    answers["/logo.png"] = (_, response) => response.writeHead(500).end();
    const before = asked.length;
    await vi.waitUntil(
      async () => (await logos.find([`${origin}/logo.png`])).state === "found" && asked.length > before,
      patience,
    );
    expect((await logos.find([`${origin}/logo.png`])).state).toBe("found");
  });

  it("is fetched with no more than four at a time", async () => {
    const open: http.ServerResponse[] = [];
    for (let i = 0; i < 12; i++) answers[`/${i}.png`] = (_, response) => void open.push(response);
    const logos = store();
    const all = Promise.all(Array.from({ length: 12 }, (_, i) => settled(logos, [`${origin}/${i}.png`])));
    for (let answered = 0; answered < 12; answered += 4) {
      await vi.waitUntil(() => open.length >= 4, patience);
      expect(open).toHaveLength(4);
      for (const response of open.splice(0)) response.end(png);
    }
    await all;
  });
});

describe("what is not a logo", () => {
  it("is remembered for an hour, and then asked for again", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
    vi.spyOn(performance, "now").mockImplementation(() => Date.now());
    const logos = store();
    expect((await settled(logos, [`${origin}/gone.png`])).state).toBe("none");
    vi.advanceTimersByTime(59 * 60_000);
    for (let i = 0; i < 20; i++) expect((await logos.find([`${origin}/gone.png`])).state).toBe("none");
    expect(asked).toEqual(["/gone.png"]);
    vi.advanceTimersByTime(2 * 60_000);
    expect((await settled(logos, [`${origin}/gone.png`])).state).toBe("none");
    expect(asked).toEqual(["/gone.png", "/gone.png"]);
  });

  it.each<[string, Answer]>([
    [
      "text",
      (_, response) =>
        response.writeHead(200, { "Content-Type": "image/png" }).end("<html>not a picture</html>"),
    ],
    [
      "a vector",
      (_, response) =>
        response.end('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ["a damaged picture", (_, response) => response.end(png.subarray(0, 60))],
    ["an empty answer", (_, response) => response.end()],
    ["a packed answer", (_, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(png)],
    [
      "an answer that breaks off",
      (_, response) =>
        void response.writeHead(200, { "Content-Length": 9_999 }).write(png, () => response.destroy()),
    ],
    [
      "too large by its own word",
      (_, response) => response.writeHead(200, { "Content-Length": 600_000 }).flushHeaders(),
    ],
    ["too large in truth", (_, response) => response.end(Buffer.concat([png, Buffer.alloc(600_000)]))],
  ])("is %s", async (_, answer) => {
    answers["/bad"] = answer;
    expect((await settled(store(), [`${origin}/bad`])).state).toBe("none");
  });

  it("is a picture that unfolds to too many pixels", async () => {
    const bomb = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(512 * 1024);
    await expect(toLogo(bomb)).rejects.toThrow(/pixel/);
  });

  it("is what takes too long, in whole and not only to begin", async () => {
    answers["/slow"] = (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(png.subarray(0, 1)), 10);
      response.on("close", () => clearInterval(drip));
    };
    await expect(download(`${origin}/slow`, { ...local, milliseconds: 150 })).rejects.toThrow(/abort/i);
    await expect(
      download("http://slow.example/", { resolve: () => new Promise(() => {}), milliseconds: 50 }),
    ).rejects.toThrow(/timeout/i);
  });
});

describe("download", () => {
  it("ends when the other side would speak another protocol, or speaks none", async () => {
    answers["/switch"] = ({ socket }) =>
      socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
    answers["/early"] = ({ socket }) => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n");
    await expect(download(`${origin}/switch`, local)).rejects.toThrow(/switch protocols/);
    await expect(download(`${origin}/early`, { ...local, milliseconds: 100 })).rejects.toThrow(
      /abort|timeout/i,
    );
  });

  const redirect =
    (location: string): Answer =>
    (_, response) =>
      response.writeHead(302, { Location: location }).end();

  it("follows a few redirects", async () => {
    answers["/moved"] = redirect("/logo.png");
    answers["/round"] = redirect("/round");
    expect(await download(`${origin}/moved`, local)).toEqual(png);
    await expect(download(`${origin}/round`, local)).rejects.toThrow("Too many redirects");
  });

  it.each([
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[::ffff:7f00:2]/",
    "http://localhost:9/",
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
  ])("does not follow one to %s", async (location) => {
    answers["/trap"] = redirect(location);
    const resolve = async () => ["::1"];
    await expect(download(`${origin}/trap`, { ...local, resolve })).rejects.toThrow("Refused");
  });

  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::ffff:127.0.0.1]/",
    "https://user:pass@8.8.8.8/",
    "https://8.8.8.8:8443/",
  ])("refuses %s by itself", (address) => expect(download(address)).rejects.toThrow("Refused"));

  it("refuses a name with any address inside our network, and connects to none but those it checked", async () => {
    await expect(
      download("https://mixed.example/", { resolve: async () => ["8.8.8.8", "192.168.0.1"] }),
    ).rejects.toThrow("Refused");
    const { port } = new URL(origin);
    // The name itself leads nowhere: only the address that was checked can answer.
    expect(await download(`http://named.invalid:${port}/logo.png`, local)).toEqual(png);
  });
});
