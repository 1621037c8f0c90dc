import "server-only";
import {
  aborted,
  type PublicAnswer,
  type PublicNetwork,
  redirectOf,
  requestPublic,
} from "@/lib/platform/http/public-request";

export type DownloadOptions = PublicNetwork & {
  milliseconds?: number;
  maxBytes?: number;
  maxRedirects?: number;
};

const headers = { Accept: "image/webp,image/png,image/*;q=0.8", "User-Agent": "AlmanacLogoFetcher/1.0" };
const isPacked = ({ headers }: Pick<PublicAnswer, "headers">) =>
  (headers["content-encoding"] ?? "identity") !== "identity";

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
  const { maxRedirects = 3, maxBytes = 512 * 1024, allow, resolve } = options;
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await requestPublic(url, {
      allow,
      resolve,
      headers,
      signal,
      maxBytes,
      reads: (status, headers) =>
        status === 200 && !isPacked({ headers }) && !(Number(headers["content-length"] ?? 0) > maxBytes),
    });
    const next = redirectOf(url, answer);
    if (next) {
      url = next;
      continue;
    }
    if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
    if (isPacked(answer)) throw new Error("Refused a packed answer");
    if (answer.isCut) throw new Error("Too large");
    return answer.body;
  }
  throw new Error("Too many redirects");
}
