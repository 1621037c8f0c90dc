import "server-only";
import { Resolver } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "@/lib/platform/http/public-address";

/** What may be asked, and of whom. */
export type PublicNetwork = {
  /** Whether a connection to this address and port may be made; only the web's ports of the public internet by default. */
  allow?: (address: string, port: number) => boolean;
  /** The addresses of a host name. */
  resolve?: (host: string) => Promise<string[]>;
};

export type PublicRequest = PublicNetwork & {
  method?: "GET" | "HEAD";
  headers: Record<string, string>;
  signal: AbortSignal;
  maxBytes: number;
  /** Whether the body is wanted; every one by default. */
  reads?: (status: number, headers: http.IncomingHttpHeaders) => boolean;
};

/** What was answered; of a body that is longer than was wanted the beginning. */
export type PublicAnswer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  isCut: boolean;
};

/** The name servers say that there is no such name, or none with an address. */
export class NoSuchHost extends Error {}

const webPorts = new Set([80, 443]);
const allowPublic = (address: string, port: number) => webPorts.has(port) && isPublicAddress(address);

/**
 * Asks the name servers without the system's resolver: a slow answer would otherwise hold one of the few threads that
 * files and images need as well, and names of this machine's own hosts file are nothing to fetch from.
 */
async function resolvePublic(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length > 0) return found;
  const isSure = answers.every(
    (answer) =>
      answer.status === "rejected" &&
      ["ENOTFOUND", "ENODATA"].includes((answer.reason as NodeJS.ErrnoException).code ?? ""),
  );
  throw isSure ? new NoSuchHost(`There is no ${host}`) : new Error(`No address for ${host}`);
}

/**
 * One request to an address that somebody else chose, without following where it leads. The connection goes to an address
 * that was checked after it was resolved, so that no name leads into our network.
 *
 * @throws when it is refused, too slow or not there
 */
export async function requestPublic(url: URL, options: PublicRequest): Promise<PublicAnswer> {
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new Error(`Refused protocol ${url.protocol}`);
  if (url.username || url.password) throw new Error("Refused credentials in an address");
  const { resolve = resolvePublic, allow = allowPublic, signal } = options;
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await Promise.race([isIP(host) ? [host] : resolve(host), aborted(signal)]);
  // One bad address among good ones is a reason to trust none of them.
  if (addresses.length === 0 || !addresses.every((one) => allow(one, port)))
    throw new Error(`Refused address of ${host}`);
  return send(url, addresses, options);
}

/** Connects to one of these addresses and to no other, whatever the name resolves to by then. */
function pinnedLookup(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    if (options.all) done(null, all);
    else done(null, all[0]!.address, all[0]!.family);
  };
}

function send(
  url: URL,
  addresses: string[],
  { method = "GET", headers, signal, maxBytes, reads = () => true }: PublicRequest,
): Promise<PublicAnswer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === "https:" ? https : http;
    const sent = request(url, {
      method,
      lookup: pinnedLookup(addresses),
      agent: false,
      signal,
      headers: { "Accept-Encoding": "identity", ...headers },
    });
    const fail = (reason: Error) => {
      sent.destroy();
      reject(reason);
    };
    sent.on("error", fail);
    sent.on("upgrade", () => fail(new Error("Refused to switch protocols")));
    sent.on("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      const parts: Buffer[] = [];
      let size = 0;
      const end = (isCut: boolean) => {
        resolve({ status, headers, body: Buffer.concat(parts).subarray(0, maxBytes), isCut });
        if (isCut) sent.destroy();
      };
      if (!reads(status, headers)) return end(true);
      response.on("data", (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size > maxBytes) end(true);
      });
      response.on("end", () => end(false));
      response.on("error", fail);
      // A connection that breaks in the middle ends without "end".
      response.on("close", () => reject(new Error("Cut off")));
    });
    sent.end();
  });
}

/** Fails when the time is over, whatever the other side does or leaves undone. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

/** Where an answer leads to, if it does. */
export function redirectOf(url: URL, { status, headers }: PublicAnswer): URL | undefined {
  return [301, 302, 303, 307, 308].includes(status) && headers.location
    ? new URL(headers.location, url)
    : undefined;
}
