import http from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inlineScripts } from "../../../lib/config/utils-inline.mjs";
import { hashOf } from "./admitted.mjs";
import { compress } from "./compress.mjs";
import { dropPolicy, guard } from "./guard.mjs";

const [ours] = inlineScripts;
const data = 'self.__next_f.push([1,"é"])';
const script = (text, nonce) => `<script${nonce ? ` nonce="${nonce}"` : ""}>${text}</script>`;
/** A page as the framework makes it, with the nonce that it finds in the request. */
const page = (nonce) => [
  `<html><head><script src="/a.js"${nonce ? ` nonce="${nonce}"` : ""}></script>${script(ours)}</head>`,
  `<body>${"text ".repeat(1000)}${script("alert(1)")}`,
  `${script(data, nonce)}</body></html>`,
];

describe("guard", () => {
  let server;
  /** What a page is stopped by between its parts. */
  let gate = Promise.resolve();

  beforeAll(async () => {
    server = http.createServer(async (request, response) => {
      const { pathname } = new URL(request.url, "http://localhost");
      compress(request, response);
      dropPolicy(request);
      guard(request, response, !pathname.startsWith("/own"));
      const nonce = /'nonce-(.*)'/.exec(request.headers["content-security-policy"])?.[1];
      response.setHeader(
        "Content-Security-Policy",
        "default-src 'self'; script-src 'self'; object-src 'none'",
      );
      response.setHeader("Cache-Control", pathname.includes("kept") ? "s-maxage=60" : "private, no-store");
      response.setHeader(
        "Content-Type",
        pathname === "/data" ? "text/x-component" : "text/html; charset=utf-8",
      );
      const parts = page(pathname === "/own/missing" ? undefined : nonce);
      if (pathname === "/whole") return response.end(parts.join(""));
      response.flushHeaders();
      for (const part of parts) {
        response.write(Buffer.from(part));
        response.flush?.();
        await gate;
      }
      response.end();
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => server.close());

  const open = (path, headers = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      const { port } = server.address();
      http.request({ port, host: "127.0.0.1", path, headers, method }, resolve).on("error", reject).end();
    });
  const get = async (...request) => {
    const response = await open(...request);
    const chunks = [];
    for await (const chunk of response) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const zipped = response.headers["content-encoding"] === "gzip" && bytes.length > 0;
    const { "content-security-policy": policy, ...headers } = response.headers;
    return {
      status: response.statusCode,
      policy,
      headers,
      text: (zipped ? gunzipSync(bytes) : bytes).toString(),
    };
  };
  const hashed = `default-src 'self'; script-src 'self' ${hashOf(ours)} ${hashOf(data)}; object-src 'none'`;

  it.each(["/whole", "/streamed"])("gives %s, which is kept, its own hashes", async (path) => {
    for (const headers of [{}, { "Accept-Encoding": "gzip" }]) {
      const { policy, text } = await get(path, headers);
      expect([policy, text]).toEqual([hashed, page().join("")]);
    }
  });

  it("has the same headers for who has the page, or wants no body", async () => {
    const { headers } = await get("/streamed", { "Accept-Encoding": "gzip" });
    const known = await get("/streamed", { "If-None-Match": headers.etag });
    expect([known.status, known.text, known.policy]).toEqual([304, "", hashed]);
    const head = await get("/streamed", { "Accept-Encoding": "gzip" }, "HEAD");
    expect([head.status, head.text, head.policy]).toEqual([200, "", hashed]);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
  });

  it("gives a page of one visitor a nonce of its own, each time another", async () => {
    const nonces = new Set();
    for (let i = 0; i < 2; i++) {
      const { policy, text } = await get("/own");
      const nonce = /'nonce-([^']+)'/.exec(policy)[1];
      expect(Buffer.from(nonce, "base64")).toHaveLength(16);
      expect(policy).toContain(hashOf(ours));
      expect(policy).not.toContain(hashOf(data));
      expect(text).toBe(page(nonce).join(""));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it("sends such a page as it comes", async () => {
    let release;
    gate = new Promise((resolve) => (release = resolve));
    const response = await open("/own");
    const ended = new Promise((resolve) => response.once("end", resolve));
    const first = await new Promise((resolve) => response.on("data", resolve));
    release();
    await ended;
    expect(first.toString()).toContain("</head>");
    expect(first.toString()).not.toContain("</html>");
  });

  it.each(["/own/missing", "/own/kept"])("admits no nonce for %s, and hashes instead", async (path) => {
    const { policy } = await get(path);
    expect(policy).toBe(hashed);
  });

  it("takes no nonce from a client", async () => {
    for (const path of ["/own", "/streamed"])
      for (const name of ["Content-Security-Policy", "Content-Security-Policy-Report-Only"]) {
        const { policy, text } = await get(path, { [name]: "script-src 'nonce-evil'" });
        expect(policy + text).not.toContain("evil");
      }
  });

  it("leaves other answers as they are", async () => {
    const { policy, text } = await get("/data");
    expect([policy, text]).toEqual([
      "default-src 'self'; script-src 'self'; object-src 'none'",
      page().join(""),
    ]);
  });
});
