import { createServer } from "node:net";
import { Problem } from "./output.mjs";

/** How far to look for a free port. */
const ATTEMPTS = 100;

/** Whether nothing listens on a port, neither at `host` nor at all addresses. */
export async function isFree(port, host = "127.0.0.1") {
  for (const address of new Set([host, "0.0.0.0", "::"])) {
    if (!(await canListen(port, address))) return false;
  }
  return true;
}

/** The first free port from `start` on. */
export async function firstFreePort(start, host) {
  for (let port = start; port < start + ATTEMPTS && port < 65536; port++) {
    if (await isFree(port, host)) return port;
  }
  throw new Problem(`No port from ${start} to ${start + ATTEMPTS - 1} is free.`);
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // An address that this machine does not have (IPv6 switched off) takes nobody's place.
    server.once("error", (error) => resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
