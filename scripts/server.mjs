// The web server: Next behind a plain HTTP server that knows the client's real address and shuts down in order.
import http from "node:http";
import next from "next";
import { forRequest, sync } from "../lib/cache/freshness.mjs";
import { connectRedis } from "../lib/cache/redis.mjs";
import { clientAddress } from "./lib/front/address.mjs";
import { clean } from "./lib/front/clean.mjs";
import { compress } from "./lib/front/compress.mjs";
import { dropPolicy, guard } from "./lib/front/guard.mjs";
import { preferHttps } from "./lib/front/https.mjs";
import { endInOrder } from "./lib/front/orderly-end.mjs";
import { log, logged, takeConsole } from "./lib/front/request-log.mjs";
import { staticFiles } from "./lib/front/static-files.mjs";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? "127.0.0.1";
const trustedProxies = Number(process.env.TRUST_PROXY ?? 0);

if (!dev) takeConsole();
// Sign-in works under the public address, unless it has one of its own.
if (process.env.SITE_URL) process.env.NEXTAUTH_URL ||= process.env.SITE_URL;
const server = http.createServer();
// From the beginning: a signal that nobody looks after does not end the first process of a container.
let redis;
const isEnding = endInOrder(server, {
  drainSeconds: Number(process.env.DRAIN_SECONDS || 0),
  finish: async () => redis?.close(),
});

const app = next({ dev, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
redis = await connectRedis(process.env.REDIS_URL, (message) => console.warn(message));
const serveStatic = dev ? undefined : staticFiles();

const refusals = {
  400: "The address is not valid.",
  405: "This method is not allowed here.",
};

function refuse(response, status) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
  });
  response.end(JSON.stringify({ error: refusals[status] }));
}

/** The framework answers a wrong method of a route with an empty body; the interface's errors have a sentence. */
function explainWrongMethod(response) {
  const { writeHead, end } = response;
  let bare = false;
  response.writeHead = function (status, ...rest) {
    bare = status === 405 && !this.hasHeader("Content-Type");
    if (bare) this.setHeader("Content-Type", "application/json").setHeader("Cache-Control", "no-store");
    return writeHead.call(this, status, ...rest);
  };
  response.end = function (...rest) {
    if (this.statusCode === 405 && !this.headersSent) this.writeHead(405);
    return bare ? end.call(this, JSON.stringify({ error: refusals[405] })) : end.apply(this, rest);
  };
}

function answer(request, response) {
  preferHttps(response, process.env.SITE_URL);
  const cleaned = clean(request.method, request.url);
  if ("status" in cleaned) return refuse(response, cleaned.status);
  // Hot reload and its tools use queries of their own.
  if (!dev) request.url = cleaned.url;
  if (serveStatic?.(request, response)) return;
  if (request.url.startsWith("/api/")) explainWrongMethod(response);
  compress(request, response);
  dropPolicy(request);
  if (!dev && cleaned.cached !== undefined) guard(request, response, cleaned.cached);
  request.headers["x-almanac-client"] = clientAddress(request, trustedProxies);
  const render = () =>
    forRequest(() => handle(request, response)).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end("Internal Server Error");
    });
  // What other instances wrote before is known first; alone there is nothing to wait for.
  const known = sync();
  if (known) known.then(render);
  else render();
}

server.on("request", (request, response) =>
  logged(request, response, trustedProxies, () => {
    if (!isEnding(request, response)) answer(request, response);
  }),
);
// Nothing here speaks another protocol; the framework would keep such connections open and never answer.
if (!dev) server.on("upgrade", (_request, socket) => socket.destroy());
server.keepAliveTimeout = 65_000;
// A taken port, say. The framework would log it and leave a process that serves nobody.
server.once("error", (error) => {
  log.fatal({ err: error }, "the server could not listen");
  process.exit(1);
});
server.listen(port, hostname);
