import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodingFor, reuseBodies } from "./bodies.mjs";
import { compress } from "./compress.mjs";

describe("encodingFor", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP;q=0.5", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["br;q=0.0, gzip;q=0", undefined],
    ["identity", undefined],
  ])("%s is answered with %s", (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe("reuseBodies", () => {
  const page = "<p>Ein Text – «länger» als ein Paket ".repeat(100);
  let server;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      compress(request, response);
      reuseBodies(request, response);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      if (request.url === "/missing") response.statusCode = 404;
      if (request.url === "/streamed") {
        response.write(page);
        return response.end();
      }
      response.setHeader("Content-Length", Buffer.byteLength(page));
      response.end(request.method === "HEAD" ? null : page);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => server.close());

  const get = (path, headers = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      const { port } = server.address();
      const request = http.request({ port, host: "127.0.0.1", path, headers, method }, async (response) => {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
      request.on("error", reject).end();
    });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("sends the page as %s, each time the same", async (encoding, unpack) => {
    for (let i = 0; i < 2; i++) {
      const { status, headers, body } = await get("/", { "Accept-Encoding": encoding });
      expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([
        200,
        encoding,
        String(body.length),
      ]);
      expect(headers.vary).toBe("Accept-Encoding");
      expect(unpack(body).toString()).toBe(page);
    }
  });

  it("sends it as it is to others", async () => {
    const { headers, body } = await get("/");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-length"]).toBe(String(body.length));
    expect(body.toString()).toBe(page);
  });

  it("answers 304 without a body to who has it", async () => {
    const { headers } = await get("/", { "Accept-Encoding": "gzip" });
    const again = await get("/", { "Accept-Encoding": "br", "If-None-Match": `"other", ${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get("/", { "If-None-Match": `"other"` })).status).toBe(200);
  });

  it("tags no error, and compresses it", async () => {
    const { status, headers, body } = await get("/missing", {
      "Accept-Encoding": "gzip",
      "If-None-Match": "*",
    });
    expect([status, headers.etag]).toEqual([404, undefined]);
    expect(gunzipSync(body).toString()).toBe(page);
  });

  it("leaves what is streamed to the compressor", async () => {
    const { headers, body } = await get("/streamed", { "Accept-Encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(body).toString()).toBe(page);
  });

  it("answers HEAD without a body", async () => {
    const { status, body } = await get("/", { "Accept-Encoding": "gzip" }, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
  });
});
