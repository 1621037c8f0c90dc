import "server-only";
import { Resolver } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "@/lib/platform/http/public-address";

export type DownloadOptions = {
  /** Whether a connection to this address and port may be made; only the web's ports of the public internet by default. */
  allow?: (address: string, port: number) => boolean;
  /** The addresses of a host name. */
  resolve?: (host: string) => Promise<string[]>;
  milliseconds?: number;
  maxBytes?: number;
  maxRedirects?: number;
};

const webPorts = new Set([80, 443]);
const allowPublic = (address: string, port: number) => webPorts.has(port) && isPublicAddress(address);

/**
 * Asks the name servers without the system's resolver: a slow answer would otherwise hold one of the few threads that
 * files and images need as well, and names of this machine's own hosts file are nothing to fetch from.
 */
async function resolvePublic(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0) throw new Error(`No address for ${host}`);
  return found;
}

/**
 * Fetches a small file from an address that somebody else chose. Every connection, that of a redirect too, goes to
 * an address that was checked after it was resolved, so that neither a name nor a redirect leads into our network.
 *
 * @throws when it is refused, too large, too slow or not there
 */
export async function download(address: string, options: DownloadOptions = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.milliseconds ?? 3_000);
  // Whatever the other side does or leaves undone, it ends in time.
  return Promise.race([follow(address, signal, options), aborted(signal)]);
}

async function follow(address: string, signal: AbortSignal, options: DownloadOptions): Promise<Buffer> {
  const { maxRedirects = 3 } = options;
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await get(url, signal, options);
    if (Buffer.isBuffer(answer)) return answer;
    url = new URL(answer.location, url);
  }
  throw new Error("Too many redirects");
}

async function get(
  url: URL,
  signal: AbortSignal,
  options: DownloadOptions,
): Promise<Buffer | { location: string }> {
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new Error(`Refused protocol ${url.protocol}`);
  if (url.username || url.password) throw new Error("Refused credentials in an address");
  const { resolve = resolvePublic, allow = allowPublic, maxBytes = 512 * 1024 } = options;
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await Promise.race([isIP(host) ? [host] : resolve(host), aborted(signal)]);
  // One bad address among good ones is a reason to trust none of them.
  if (addresses.length === 0 || !addresses.every((one) => allow(one, port)))
    throw new Error(`Refused address of ${host}`);
  return request(url, addresses, signal, maxBytes);
}

/** Connects to one of these addresses and to no other, whatever the name resolves to by then. */
function pinnedLookup(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    if (options.all) done(null, all);
    else done(null, all[0]!.address, all[0]!.family);
  };
}

function request(
  url: URL,
  addresses: string[],
  signal: AbortSignal,
  maxBytes: number,
): Promise<Buffer | { location: string }> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === "https:" ? https : http;
    const sent = request(url, {
      lookup: pinnedLookup(addresses),
      agent: false,
      signal,
      headers: {
        Accept: "image/webp,image/png,image/*;q=0.8",
        "Accept-Encoding": "identity",
        "User-Agent": "AlmanacLogoFetcher/1.0",
      },
    });
    const fail = (reason: Error) => {
      sent.destroy();
      reject(reason);
    };
    sent.on("error", fail);
    sent.on("upgrade", () => fail(new Error("Refused to switch protocols")));
    sent.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
        sent.destroy();
        return resolve({ location: headers.location });
      }
      if (statusCode !== 200) return fail(new Error(`Answered ${statusCode}`));
      if ((headers["content-encoding"] ?? "identity") !== "identity")
        return fail(new Error("Refused a packed answer"));
      if (Number(headers["content-length"] ?? 0) > maxBytes) return fail(new Error("Too large"));

      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.length;
        if (size > maxBytes) return fail(new Error("Too large"));
        parts.push(part);
      });
      response.on("end", () => resolve(Buffer.concat(parts)));
      response.on("error", fail);
      // A connection that breaks in the middle ends without "end".
      response.on("close", () => reject(new Error("Cut off")));
    });
    sent.end();
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
