import { once } from "node:events";
import http from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let server;
let requests;
let status;
let invalidations;
let purge;

beforeEach(async () => {
  requests = [];
  status = 200;
  server = http.createServer(({ method, url, headers }, response) => {
    requests.push({ method, url, headers });
    response.writeHead(status).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  vi.resetModules();
  delete globalThis.almanacInvalidations;
  invalidations = await import("./invalidations.mjs");
  purge = (await import("./purge.mjs")).purgeSharedCaches;
});
afterEach(() => new Promise((done) => server.close(done)));

const address = (path = "/") => `http://127.0.0.1:${server.address().port}${path}`;
const told = () => requests.map(({ method, url, headers }) => [method, url, headers["surrogate-key"]]);

it("tells every cache, before a write is answered", async () => {
  purge({ CACHE_PURGE_URLS: `${address("/one")}, ${address("/other")}` }, () => {});
  invalidations.invalidateTags(["tool:1", "lists"]);
  await invalidations.invalidationsSent();
  expect(told().sort()).toEqual([
    ["PURGE", "/one", "tool:1 lists"],
    ["PURGE", "/other", "tool:1 lists"],
  ]);
});

it("is not bothered with counters, which no shared answer depends on", async () => {
  purge({ CACHE_PURGE_URLS: address() }, () => {});
  invalidations.invalidateTags(["counters"]);
  await invalidations.invalidationsSent();
  expect(told()).toEqual([]);
});

it("tells a service with another method and a key of its own", async () => {
  const env = { CACHE_PURGE_METHOD: "POST", CACHE_PURGE_HEADER: "Fastly-Key: a:secret" };
  purge({ ...env, CACHE_PURGE_URLS: address("/service/x/purge") }, () => {});
  invalidations.invalidateTags(["config"]);
  await invalidations.invalidationsSent();
  expect(told()).toEqual([["POST", "/service/x/purge", "config"]]);
  expect(requests[0].headers["fastly-key"]).toBe("a:secret");
});

it.each([
  ["many", Array.from({ length: 201 }, (_, n) => `t${n}`)],
  ["long", Array.from({ length: 50 }, (_, n) => `category:${"x".repeat(80)}-${n}`)],
])("tells what is too %s for a header as everything", async (_, tags) => {
  purge({ CACHE_PURGE_URLS: address() }, () => {});
  invalidations.invalidateTags(tags);
  await invalidations.invalidationsSent();
  expect(told()).toEqual([["PURGE", "/", "all"]]);
});

it("tells a cache only when the other instances can know of the write", async () => {
  let reach = () => {};
  const reached = new Promise((resolve) => (reach = resolve));
  invalidations.addListener({ publish: () => {}, sent: () => reached });
  purge({ CACHE_PURGE_URLS: address() }, () => {});
  invalidations.invalidateTags(["config"]);
  await fetch(address("/meanwhile"));
  expect(told().map(([, url]) => url)).toEqual(["/meanwhile"]);
  reach();
  await invalidations.invalidationsSent();
  expect(told().at(-1)).toEqual(["PURGE", "/", "config"]);
});

it("says what went wrong, and the write goes on", async () => {
  const said = [];
  purge({ CACHE_PURGE_URLS: address() }, (message) => said.push(message));
  status = 403;
  invalidations.invalidateTags(["config"]);
  await invalidations.invalidationsSent();
  expect(said).toEqual([expect.stringContaining("status 403")]);
});
