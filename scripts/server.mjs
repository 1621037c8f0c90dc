// The web server: Next behind a plain HTTP server that knows the client's real address and shuts down in order.
import http from "node:http";
import next from "next";
import { clientAddress } from "./lib/front/address.mjs";
import { reuseBodies } from "./lib/front/bodies.mjs";
import { clean } from "./lib/front/clean.mjs";
import { compress } from "./lib/front/compress.mjs";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? "127.0.0.1";
const trustedProxies = Number(process.env.TRUST_PROXY ?? 0);

const app = next({ dev, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();

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

const server = http.createServer((request, response) => {
  const cleaned = clean(request.method, request.url);
  if ("status" in cleaned) return refuse(response, cleaned.status);
  // Hot reload and its tools use queries of their own.
  if (!dev) request.url = cleaned.url;
  if (request.url.startsWith("/api/")) explainWrongMethod(response);
  compress(request, response);
  if (!dev && cleaned.cached) reuseBodies(request, response);
  request.headers["x-almanac-client"] = clientAddress(request, trustedProxies);
  handle(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
    response.end("Internal Server Error");
  });
});
server.keepAliveTimeout = 65_000;
server.listen(port, hostname);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    // Answers what has begun, takes nothing new; what is not done after ten seconds is cut off.
    server.close(async () => {
      // A job in hand is finished as well; lib/queue leaves its end of the queue here.
      await Promise.resolve(globalThis.almanacQueue)
        .then((queue) => queue?.close())
        .catch(() => {});
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  });
}
