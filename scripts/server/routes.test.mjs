import { once } from "node:events";
import http from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { canonicalAddress } from "./canonical-address.mjs";
import { isKeptList, isSearch, keptAddress, kindOf, namesOneHost, refusal, refuse } from "./routes.mjs";

const kind = (address, development = false) => kindOf(canonicalAddress(address), development);

it.each([
  ["/", "public"],
  ["/?q=a", "public"],
  ["/?bookmarked=true&q=a", "personal"],
  ["/about?bookmarked=true", "public"],
  ["/dashboard?tab=saved", "personal"],
  ["/admin", "personal"],
  ["/admin/tools?q=a", "personal"],
  ["/administration", "public"],
  ["/moderation/reviews", "personal"],
  ["/advertise/report/65f0?key=a", "personal"],
  ["/advertise", "public"],
  ["/api/docs", "public"],
  ["/api", "public"],
  ["/api/tools", "interface"],
  ["/api/docs/x", "interface"],
  ["/logo/chatgpt", "file"],
  ["/logo/a/b", "public"],
  ["/uploads/a/b.webp", "file"],
  ["/custom/abc.js", "file"],
  ["/open-data", "public"],
  ["/open-data/latest/tools.jsonl", "file"],
  ["/health", "health"],
  ["/_global-error", "not-found"],
  ["/_next/image?url=/icon.svg", "not-found"],
])("%s is %s", (address, expected) => {
  expect(kind(address)).toBe(expected);
});

it("leaves the framework's tools to it while the site is developed", () => {
  expect(kind("/_next/static/chunks/a.js", true)).toBe("file");
  expect(kind("/__nextjs_source-map", true)).toBe("file");
});

it.each([
  ["GET", "public", undefined],
  ["HEAD", "file", undefined],
  ["POST", "interface", undefined],
  ["POST", "public", 405],
  ["DELETE", "personal", 405],
  ["POST", "health", 405],
  ["TRACE", "interface", 405],
])("%s of %s: %s", (method, of, status) => {
  expect(refusal(method, of)).toBe(status);
});

it.each([
  ["GET", "/?q=a", true],
  ["HEAD", "/blog?category=x&q=a", true],
  ["GET", "/?bookmarked=true&q=a", true],
  ["GET", "/api/tools/suggest?q=a", true],
  ["GET", "/?q=", false],
  ["GET", "/?faq=a", false],
  ["GET", "/?page=2", false],
  ["GET", "/api/users?q=a", false],
  ["GET", "/admin/tools?q=a", false],
  ["POST", "/api/suggestions?q=a", false],
])("%s %s is a search: %s", (method, address, expected) => {
  expect(isSearch({ method }, canonicalAddress(address))).toBe(expected);
});

it.each([
  ["/?q=a", { accept: "text/html,*/*" }, "text/html; charset=utf-8", "<h1"],
  ["/?q=a", { accept: "text/html", rsc: "1" }, "application/json", '{"error":"Too many requests.'],
  ["/api/tools?q=a", { accept: "text/html" }, "application/json", '{"error":"Too many requests.'],
  ["/", {}, "application/json", '{"error":"Too many requests. Please try again later."}'],
])("refuses %s with %j as %s", async (path, headers, type, text) => {
  const server = http.createServer((request, response) =>
    refuse(request, response, 429, { "Retry-After": "17" }),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const request = http.request({ host: "127.0.0.1", port: server.address().port, path, headers });
  const [response] = await once(request.end(), "response");
  const body = Buffer.concat(await response.toArray()).toString();
  server.close();
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "17"]);
  expect(response.headers).toMatchObject({ "content-type": type, "cache-control": "no-store" });
  expect(body).toContain(text);
});

it.each([
  ["GET", "/api/tools?q=a", {}, true],
  ["HEAD", "/api/tools", {}, true],
  ["POST", "/api/tools", {}, false],
  ["GET", "/api/tools/abc", {}, false],
  ["GET", "/api/tools", { cookie: "a=b" }, false],
  ["GET", "/api/tools", { authorization: "Bearer x" }, false],
])("%s %s with %j may be kept: %s", (method, address, headers, expected) => {
  expect(isKeptList({ method, headers }, canonicalAddress(address))).toBe(expected);
});

it("knows a request that names two hosts", async () => {
  const server = http.createServer((request, response) => {
    response.writeHead(namesOneHost(request.rawHeaders) ? 200 : 400).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const ask = async (hosts) => {
    const socket = connect(server.address().port, "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join("")}Connection: close\r\n\r\n`);
    return Number((await socket.toArray()).join("").split(" ")[1]);
  };
  expect(await ask(["Host: a.example"])).toBe(200);
  expect(await ask(["Host: a.example", "hOST: b.example"])).toBe(400);
  expect(await ask(["Host: a.example", "Host: a.example"])).toBe(400);
  server.close();
});

it.each([
  ["/ai-tools/chatgpt/og.png?zz=1", "/ai-tools/chatgpt/og.png"],
  ["/sitemaps/1?a=b", "/sitemaps/1"],
  ["/feed.xml?a=b", "/feed.xml?a=b"],
  ["/tasks?zz=1", "/tasks?zz=1"],
  ["/?q=a.png", "/?q=a.png"],
])("%s is kept as %s", (address, expected) => {
  expect(keptAddress(canonicalAddress(address)).url).toBe(expected);
});
