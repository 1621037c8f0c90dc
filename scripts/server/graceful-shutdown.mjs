import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./request-log.mjs";

/** Requests that are still open after this long are cut off. */
const TIMEOUT_MS = 9_500;

/**
 * Ends a server in order when it is told to: what has begun is answered in full, nothing new is taken, jobs in hand are
 * finished, connections are closed, and the process ends with 0. A second signal ends it at once.
 *
 * @param {import("node:http").Server} server
 * @param {{ drainSeconds?: number, finish?: () => Promise<void> }} [options] `drainSeconds`: how long to go on as before, while /health answers 503
 *   already, so that a load balancer that asks there sends no more; `finish`: what comes last
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean}
 *   to be asked first for each request: whether it has been answered, because the server is stopping
 */
export function shutDownGracefully(server, { drainSeconds = 0, finish = async () => {} } = {}) {
  let stopping = false;
  let closing = false;
  /** @type {Set<import("node:http").ServerResponse>} */
  const open = new Set();

  async function stop() {
    stopping = true;
    if (drainSeconds > 0) await sleep(drainSeconds * 1000);
    closing = true;
    // Tells clients to send no more requests on this connection.
    for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    setTimeout(() => {
      if (open.size > 0) log.warn({ requests: open.size }, "requests were cut off at the end");
      process.exit(0);
    }, TIMEOUT_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection may have become idle just now, after an answer that was begun before and invites to another request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    clearInterval(sweep);
    // Set by lib/jobs.ts and lib/platform/queue/mutations.ts.
    await Promise.allSettled([globalThis.almanacJobsEnded]);
    await Promise.resolve(globalThis.almanacQueue)
      .then((queue) => queue?.close())
      .catch(() => {});
    await finish().catch(() => {});
    process.exit(0);
  }

  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      void stop();
    });
  }

  return (request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
    if (!stopping) return false;
    if (!closing && request.url.split("?")[0] !== "/health") return false;
    response.writeHead(503, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "Retry-After": "1",
      Connection: "close",
    });
    response.end(
      JSON.stringify({ status: "stopping", error: "This server is just stopping. Please try again." }),
    );
    return true;
  };
}
