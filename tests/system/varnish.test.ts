import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startOrigin } from "@/tests/support/origin";
import { ask } from "@/tests/support/site-client";
import { purgeAddress, startVarnish, type Varnish } from "@/tests/support/varnish";

// ops/varnish.vcl in front of a server that answers what a test wants.

let varnish: Varnish;
let origin: Awaited<ReturnType<typeof startOrigin>>;
let purges: Awaited<ReturnType<typeof purgeAddress>>;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
/** What the server was asked for. */
let asked: IncomingMessage[];

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  purges = await purgeAddress();
  varnish = await startVarnish(origin, purges);
});
afterAll(async () => {
  await varnish.stop();
  await origin.stop();
});
beforeEach(async () => {
  asked = [];
  answer = (_, response) => response.writeHead(200, kept).end("a page");
  expect((await purge("all")).status).toBe(200);
});

const kept = {
  "Cache-Control": "public, max-age=0, s-maxage=60, must-revalidate",
  "Surrogate-Key": "all page tool:1",
};
const purge = (tags: string) => ask(purges, "/", { method: "PURGE", headers: { "Surrogate-Key": tags } });

it("keeps a page, and tells nobody what it knows of it", async () => {
  for (let i = 0; i < 3; i++) {
    const { text, headers } = await ask(varnish, "/about");
    expect(text).toBe("a page");
    expect([...headers.keys()].filter((name) => /key|^x-|via/.test(name))).toEqual([]);
  }
  expect(asked).toHaveLength(1);
});

it.each(["all", "tool:1", "other page"])(
  "forgets a page whose tag is among %s, and no other",
  async (tags) => {
    await ask(varnish, "/about");
    expect((await purge("tool:2 pages")).headers.get("x-purged")).toBe("0");
    expect((await purge(tags)).headers.get("x-purged")).toBe("1");
    await ask(varnish, "/about");
    expect(asked).toHaveLength(2);
  },
);

it("takes one address in all its spellings for one", async () => {
  const spellings = [
    "a=1&b=2",
    "b=2&a=1",
    "utm_source=x&a=1&utm_medium=y&b=2",
    "b=2&gclid=x&a=1&_ga",
    "a=1&b=2&",
  ];
  for (const query of spellings) await ask(varnish, `/?${query}`);
  for (const path of ["/faq", "/faq?", "/faq?fbclid=1"]) await ask(varnish, path);
  expect(asked.map(({ url }) => url)).toEqual(["/?a=1&b=2", "/faq"]);
  await ask(varnish, "/?a=1&b=2&ga=1&my_utm_x=2");
  expect(asked).toHaveLength(3);
});

it("takes a page for the same whatever else the framework's client tells", async () => {
  const told = ["next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
  answer = (_, response) => response.writeHead(200, { ...kept, Vary: ["RSC", ...told].join() }).end("a page");
  for (const name of ["accept", ...told]) await ask(varnish, "/about", { headers: { [name]: "1" } });
  expect(asked).toHaveLength(1);
});

it("asks without anything that tells who asks", async () => {
  const headers = { cookie: "next-auth.session-token=x", authorization: "Bearer x" };
  await ask(varnish, "/about", { headers });
  await ask(varnish, "/about");
  expect(asked).toHaveLength(1);
  expect(asked[0]!.headers).not.toHaveProperty("cookie");
  expect(asked[0]!.headers).not.toHaveProperty("authorization");
});

it.each([
  "/admin",
  "/admin/tools?page=2",
  "/moderation",
  "/dashboard/settings",
  "/health",
  "/api/tools",
  "/api/docs/x",
  "/?bookmarked=true",
])("asks for %s each time, with the session", async (path) => {
  for (let i = 0; i < 2; i++) await ask(varnish, path, { headers: { cookie: "session=x" } });
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(["session=x", "session=x"]);
});

it("lets writes and parts of pages through", async () => {
  await ask(varnish, "/about", { body: {} });
  for (let i = 0; i < 2; i++) await ask(varnish, "/about", { headers: { rsc: "1" } });
  expect(asked.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
});

it.each([
  ["a failure", 500, kept],
  ["a part that failed", 503, kept],
  ["what may not be kept", 200, { ...kept, "Cache-Control": "no-store" }],
  ["what is for one alone", 200, { ...kept, "Cache-Control": "private, s-maxage=60" }],
  ["what sets a cookie", 200, { ...kept, "Set-Cookie": "a=b" }],
  ["what is over at once", 200, { ...kept, "Cache-Control": "public, s-maxage=0" }],
  ["what no purge could find", 200, { "Cache-Control": kept["Cache-Control"] }],
])("does not keep %s, and keeps what follows it", async (_, status, headers) => {
  answer = (_, response) => response.writeHead(status, headers).end("once");
  for (let i = 0; i < 2; i++) expect((await ask(varnish, "/about")).status).toBe(status);
  expect(asked).toHaveLength(2);
  answer = (_, response) => response.writeHead(200, kept).end("a page");
  for (let i = 0; i < 3; i++) expect((await ask(varnish, "/about")).text).toBe("a page");
  expect(asked).toHaveLength(3);
});

it("keeps the files of a build", async () => {
  answer = (_, response) =>
    response.writeHead(200, { "Cache-Control": "public, max-age=31536000, immutable" }).end();
  for (let i = 0; i < 2; i++) await ask(varnish, "/_next/static/chunks/a.js");
  expect(asked).toHaveLength(1);
});

it("keeps each compressed form", async () => {
  answer = ({ headers }, response) =>
    response.writeHead(200, { ...kept, Vary: "Accept-Encoding" }).end(headers["accept-encoding"] ?? "plain");
  const accepted = ["gzip, deflate, br", "br;q=1.0, gzip", "gzip", "gzip, br;q=0", "identity"];
  const texts = [];
  for (const encoding of accepted)
    texts.push((await ask(varnish, "/about", { headers: { "accept-encoding": encoding } })).text);
  expect(texts).toEqual(["br", "br", "gzip", "gzip", "plain"]);
  expect(asked).toHaveLength(3);
});

it("takes a purge from the site's servers alone", async () => {
  await ask(varnish, "/about");
  const refused = await ask(varnish, "/", {
    method: "PURGE",
    headers: { "Surrogate-Key": "all", "x-forwarded-for": "127.0.0.1" },
  });
  expect(refused.status).toBe(405);
  await ask(varnish, "/about");
  expect(asked).toHaveLength(1);
  expect((await ask(purges, "/about")).status).toBe(405);
});

it("shows nobody what was made before a purge that was answered, whatever was on its way", async () => {
  let version = 0;
  let purged = 0;
  let wrong = 0;
  let over = false;
  answer = async (_, response) => {
    const text = String(version);
    await sleep(Math.random() * 10);
    response.writeHead(200, kept).end(text);
  };
  async function read() {
    const least = purged;
    if (Number((await ask(varnish, "/about")).text) < least) wrong++;
  }
  const readers = Array.from({ length: 8 }, async () => {
    while (!over) await read();
  });
  for (let i = 0; i < 300; i++) {
    version++;
    await purge(i % 2 ? "page" : "all");
    purged = version;
    if (Math.random() < 0.5) await sleep(Math.random() * 10);
    else await read();
  }
  over = true;
  await Promise.all(readers);
  expect(wrong).toBe(0);
});
