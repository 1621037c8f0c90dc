import { firstFreePort } from "../../scripts/lib/ports.mjs";
import { startVarnish as start } from "../../scripts/lib/testing/varnish.mjs";

/** Somewhere among many, so that several runs don't look for a port at the same place. */
const firstPort = () => 12_000 + Math.floor(Math.random() * 5_000);

/** A free address for {@link startVarnish} to be told under what is old. */
export async function purgeAddress() {
  const port = await firstFreePort(firstPort(), "127.0.0.1");
  return { port, url: `http://127.0.0.1:${port}/` };
}

/** Starts Varnish with the site's configuration in front of a server of this machine. */
export async function startVarnish(server: { port: number } | { url: string }, purges: { port: number }) {
  const backendPort = "port" in server ? server.port : Number(new URL(server.url).port);
  const port = await firstFreePort(firstPort(), "127.0.0.1");
  return start({ backendPort, port, purgePort: purges.port });
}
export type Varnish = Awaited<ReturnType<typeof startVarnish>>;
