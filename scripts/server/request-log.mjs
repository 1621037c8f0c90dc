import { randomUUID } from "node:crypto";
import { format } from "node:util";
import { pino } from "pino";
import { logSettings, scrub } from "../../lib/platform/log-settings.mjs";

/** The server's log: one line of JSON each on standard output. */
export const log = pino(logSettings());

const wellFormed = /^[\w-]{8,64}$/;
const quiet = /^\/(_next|uploads|logo|health)(\/|$)|^\/[^/]+\.(ico|png|svg|jpg|webp|woff2|webmanifest)$/;

/** The id that a request goes by: that of the proxy in front, when one is trusted and its id can be logged, or a new one. */
export function requestId(request, trustedProxies) {
  const given = trustedProxies > 0 ? request.headers["x-request-id"] : undefined;
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
}

/** A path as it may be logged: without the query, and without parts that were never ours, which can hold anything. */
export function loggedPath(address) {
  const path = address.split(/[?#]/, 1)[0];
  const parts = path
    .split("/")
    .map((part) => (/@|%40/i.test(part) || part.length > 100 ? "[left out]" : part));
  return parts.join("/").slice(0, 300);
}

/**
 * Gives a request its id, and logs one line when it is answered: warnings for failures of ours, files and health checks for
 * debugging only. Nothing that tells who asked is in it.
 */
export function logRequest(request, response, trustedProxies) {
  const started = performance.now();
  const id = requestId(request, trustedProxies);
  const { method, url, socket } = request;
  const sentBefore = socket.bytesWritten;
  response.setHeader("X-Request-Id", id);
  response.once("close", () => {
    const status = response.statusCode;
    const path = loggedPath(url);
    const level = status >= 500 ? "warn" : quiet.test(path) ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        request: id,
        method,
        path,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        // The client went away before it had everything.
        ...(response.writableFinished ? {} : { unfinished: true }),
      },
      "request",
    );
  });
  return id;
}

/** What the framework and its packages print becomes lines of the log as well. */
export function takeConsole() {
  const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" };
  for (const [method, level] of Object.entries(levels)) {
    console[method] = (...words) => {
      const err = words.find((word) => word instanceof Error);
      // Errors that the framework has given a number come through lib/platform/http/page-error.ts as well.
      if (err?.digest) return;
      const message = format(...words.filter((word) => word !== err))
        .replace(/\x1b\[[0-9;]*m/g, "")
        .replace("⨯", "")
        .trim();
      if (err) log[level]({ err }, message || "an error");
      else if (message) log[level](scrub(message));
    };
  }
}
