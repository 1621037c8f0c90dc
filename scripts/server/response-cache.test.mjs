import { once } from "node:events";
import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidateTags } from "../../lib/platform/cache/invalidations.mjs";
import { currentRequest } from "../../lib/platform/cache/request-store.mjs";
import { canonicalAddress } from "./canonical-address.mjs";
import { responseCache } from "./response-cache.mjs";

const text = "text ".repeat(1000);
/** What the next page is made of, and how often one was made. */
let next = {};
let made = 0;
let gate = Promise.resolve();
let server;

beforeAll(async () => {
  const make = async ({ url }, headers) => {
    made++;
    const { validity } = currentRequest();
    for (const tag of next.tags ?? []) validity.tags.add(tag);
    if (next.until) validity.until = next.until;
    const said = next.text ?? "";
    await gate;
    return {
      status: next.status ?? 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: Buffer.from(`${url} ${headers.rsc ?? ""} ${said} ${text}`),
      noStore: next.noStore ?? false,
    };
  };
  const refuse = ({ headers }, response) =>
    headers["x-refused"] &&
    Promise.resolve().then(() => {
      response.writeHead(429).end();
      return true;
    });
  let answer = responseCache(make, { maxBytes: 1024 * 1024, refuse });
  server = http.createServer((request, response) => answer(request, response, canonicalAddress(request.url)));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());
beforeEach(() => {
  next = {};
  made = 0;
  gate = Promise.resolve();
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

const get = async (path, headers = {}, method = "GET") => {
  const request = http.request({ host: "127.0.0.1", port: server.address().port, path, headers, method });
  const [response] = await once(request.end(), "response");
  const bytes = Buffer.concat(await response.toArray());
  const plain = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers["content-encoding"]];
  return {
    status: response.statusCode,
    headers: response.headers,
    body: (plain && bytes.length > 0 ? plain(bytes) : bytes).toString(),
  };
};

describe("an answer", () => {
  it("is made for nobody who is refused, and sent to everybody once it is kept", async () => {
    const refused = { "x-refused": "1" };
    expect((await get("/searched?q=a", refused)).status).toBe(429);
    expect(made).toBe(0);
    expect((await get("/searched?q=a")).status).toBe(200);
    expect((await get("/searched?q=a", refused)).status).toBe(200);
    expect(made).toBe(1);
  });

  it("is made once, for every spelling of its address and every form of its body", async () => {
    const [first] = await Promise.all([
      get("/once?b=1&a=2", { "accept-encoding": "br" }),
      get("/once?a=2&b=1&utm_source=x"),
    ]);
    for (const accepted of ["gzip", "br;q=0.5, gzip;q=0.8", "identity", "br;q=0"]) {
      const again = await get("/once?a=2&b=1", { "accept-encoding": accepted });
      expect(again.body).toBe(first.body);
    }
    expect(made).toBe(1);
    expect((await get("/once?a=2&b=1")).headers["cache-status"]).toBe("almanac; hit");
    expect(first.headers["cache-status"]).toBe("almanac; fwd=miss");
    expect(first.body).toContain("/once?a=2&b=1");
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url",
    });
  });

  it("is made with what hot reload finds its reader by, in development alone", async () => {
    const given = [];
    const page = async (_address, headers) => {
      given.push(headers);
      return { status: 200, headers: {}, body: Buffer.from(""), noStore: false };
    };
    const headers = { rsc: "1", "x-nextjs-request-id": "a", "x-nextjs-html-request-id": "b", "x-other": "c" };
    for (const development of [false, true]) {
      const answerOne = responseCache(page, { maxBytes: 1024, off: true, development });
      const one = http.createServer((request, response) =>
        answerOne(request, response, canonicalAddress(request.url)),
      );
      await once(one.listen(0, "127.0.0.1"), "listening");
      await fetch(`http://127.0.0.1:${one.address().port}/`, { headers });
      one.close();
    }
    const { "x-other": _other, ...all } = headers;
    expect(given).toEqual([{ rsc: "1" }, all]);
  });

  it("is not sent to who has it, nor its body to who asks for headers alone", async () => {
    const { headers } = await get("/known");
    const known = await get("/known", { "if-none-match": headers.etag });
    expect([known.status, known.body]).toEqual([304, ""]);
    const head = await get("/known", {}, "HEAD");
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      headers["content-length"],
    ]);
  });

  it("tells shared caches its tags and how long it holds", async () => {
    next = { tags: ["a", "b"], until: Date.now() + 30_500 };
    const { headers } = await get("/shared");
    expect(headers["surrogate-key"]).toBe("all a b");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=30, must-revalidate");
  });

  it("tells them no more than its lifetime, whatever becomes of the clock", async () => {
    await get("/set-back");
    vi.setSystemTime(Date.now() - 50_000);
    const { headers } = await get("/set-back");
    expect(headers["cache-status"]).toBe("almanac; hit");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, must-revalidate");
  });

  it("differs for the framework's client", async () => {
    expect((await get("/rsc", { rsc: "1" })).body).toContain("/rsc 1");
    expect((await get("/rsc")).body).toContain("/rsc  ");
    expect(made).toBe(2);
  });
});

describe("the next reader sees", () => {
  it("what a write changed, and keeps what it did not", async () => {
    next = { tags: ["tool:1"] };
    await get("/write");
    invalidateTags(["tool:2"]);
    await get("/write");
    expect(made).toBe(1);
    invalidateTags(["tool:1"]);
    next.text = "new";
    expect((await get("/write")).body).toContain("new");
  });

  it("a write that came while the page was being made", async () => {
    let open;
    gate = new Promise((resolve) => (open = resolve));
    next = { tags: ["w"], text: "old" };
    const early = get("/during");
    await vi.waitFor(() => expect(made).toBe(1));
    invalidateTags(["w"]);
    next = { tags: ["w"], text: "new" };
    const late = get("/during");
    open();
    expect((await early).body).toContain("old");
    expect((await late).body).toContain("new");
    expect((await get("/during")).body).toContain("new");
    expect(made).toBe(2);
  });

  it("the state after its end, from that moment on", async () => {
    next = { until: Date.now() + 10_000, text: "before" };
    await get("/moment");
    vi.setSystemTime(Date.now() + 9_999);
    expect((await get("/moment")).body).toContain("before");
    vi.setSystemTime(Date.now() + 1);
    next = { text: "after" };
    expect((await get("/moment")).body).toContain("after");
  });

  it("a page that is a minute old while one refresh runs, and none that is two", async () => {
    next = { text: "first" };
    await get("/age");
    vi.setSystemTime(Date.now() + 60_000);
    next = { text: "second" };
    expect((await get("/age")).body).toContain("first");
    await vi.waitFor(async () => expect((await get("/age")).body).toContain("second"));
    expect(made).toBe(2);
    vi.setSystemTime(Date.now() + 120_000);
    next = { text: "third" };
    expect((await get("/age")).body).toContain("third");
  });
});

describe("what is not kept", () => {
  it("are failures and what asks not to be", async () => {
    for (const state of [{ status: 500 }, { status: 503 }, { noStore: true }]) {
      next = state;
      const path = `/never-${JSON.stringify(Object.values(state)[0])}`;
      const { headers } = await get(path);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["surrogate-key"]).toBeUndefined();
      made = 0;
      await get(path);
      expect(made).toBe(1);
    }
  });

  it("is a missing page, but for seconds, and many of them push no page out", async () => {
    await get("/kept");
    next = { status: 404 };
    const { headers } = await get("/missing");
    expect(headers["cache-control"]).toMatch(/s-maxage=[45]/);
    for (let i = 0; i < 300; i++) await get(`/missing-${i}`);
    made = 0;
    await get("/kept");
    expect(made).toBe(0);
    vi.setSystemTime(Date.now() + 5_001);
    await get("/missing-299");
    expect(made).toBe(1);
  });
});
