import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressStatic } from "../lib/compress-static.mjs";
import { staticFiles } from "./static-files.mjs";

const script = "export const tools = [];\n".repeat(100);
let server;
let port;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "files-"));
  mkdirSync(path.join(folder, "static", "chunks"), { recursive: true });
  writeFileSync(path.join(folder, "secret.js"), "secret");
  writeFileSync(path.join(folder, "static", "chunks", "a.js"), script);
  await compressStatic(path.join(folder, "static"));
  const serve = staticFiles(path.join(folder, "static"));
  server = http.createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end(request.url);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address());
});
afterAll(() => server.close());

/** An answer as it goes over the line, to an address as it is written. */
const ask = async (address, headers = {}, method = "GET") => {
  const request = http.request({ host: "127.0.0.1", port, path: address, headers, method });
  const [response] = await once(request.end(), "response");
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
};

test("sends the smallest form that a client takes, to be kept for good", async () => {
  const br = await ask("/_next/static/chunks/a.js", { "accept-encoding": "gzip, br" });
  expect(br.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript",
    "cache-control": "public,max-age=31536000,immutable",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  const gzip = await ask("/_next/static/chunks/a.js", { "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gzip.body.length).toBeGreaterThan(br.body.length);
  const plain = await ask("/_next/static/chunks/a.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
});

test.each([
  "/_next/static/chunks/missing.js",
  "/_next/static/../secret.js",
  "/_next/static/%2e%2e/secret.js",
  "/_next/static/..%2fsecret.js",
  "/other",
])("leaves %s to what comes after, with its address", async (address) => {
  const { status, body } = await ask(address);
  expect([status, body.toString()]).toEqual([404, address]);
});

test("is for reading alone", async () => {
  expect((await ask("/_next/static/chunks/a.js", {}, "POST")).status).toBe(404);
  const head = await ask("/_next/static/chunks/a.js", {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test.each(["bytes=5-2", "bytes=-5", "bytes=0-1", "bytes=abc", "bytes=999999-"])(
  "answers %s with the whole file",
  async (range) => {
    const { status, body } = await ask("/_next/static/chunks/a.js", { range });
    expect([status, body.toString()]).toEqual([200, script]);
  },
);
