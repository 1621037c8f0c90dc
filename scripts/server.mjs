// The web server: Next behind a plain HTTP server that knows the client's real address and shuts down in order.
import http from "node:http";
import next from "next";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? "127.0.0.1";
const trustedProxies = Number(process.env.TRUST_PROXY ?? 0);

/**
 * The client's address: that of the connection, or, behind `trustedProxies` proxies, the one that the outermost of
 * them saw. Entries further left in X-Forwarded-For were written by the client and count for nothing.
 */
function clientAddress(request) {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return direct;
  const forwarded = (request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return [...forwarded, direct].at(-1 - trustedProxies) ?? forwarded[0] ?? direct;
}

const app = next({ dev, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = http.createServer((request, response) => {
  request.headers["x-almanac-client"] = clientAddress(request);
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
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  });
}
