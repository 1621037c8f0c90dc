import { firstFreePort, isFree } from "./ports.mjs";
import { Problem, say } from "./output.mjs";

const DEFAULT_PORT = 3000;

/**
 * Where to listen, from HOST and PORT, and the address to tell people. A taken default port gives way to
 * the next free one; a port that was asked for does not.
 */
export async function chooseAddress(env) {
  const host = env.HOST || "127.0.0.1";
  const port = env.PORT ? await wantedPort(env.PORT, host) : await defaultPort(host);
  return { host, port, url: `http://${nameOf(host)}:${port}` };
}

async function wantedPort(text, host) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`PORT is "${text}", which is not a port number.`);
  if (await isFree(port, host)) return port;
  throw new Problem(`Port ${port} is taken by another program. Stop that one or choose another PORT.`);
}

async function defaultPort(host) {
  const port = await firstFreePort(DEFAULT_PORT, host);
  if (port !== DEFAULT_PORT) say(`  Port ${DEFAULT_PORT} is taken; using ${port}`);
  return port;
}

function nameOf(host) {
  if (["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
