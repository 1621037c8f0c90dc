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
  /** Of what is larger, the beginning is enough. */
  cutsOff?: boolean;
  /** Whether a redirect to this address is followed; any is by default. */
  mayFollow?: (url: URL) => boolean;
  accept?: string;
  userAgent?: string;
};

const maxRedirects = 3;
const images = "image/webp,image/png,image/*;q=0.8";
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
  const { maxBytes = 512 * 1024, cutsOff = false, mayFollow = () => true, allow, resolve } = options;
  const headers = {
    Accept: options.accept ?? images,
    "User-Agent": options.userAgent ?? "AlmanacLogoFetcher/1.0",
  };
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await requestPublic(url, {
      allow,
      resolve,
      headers,
      signal,
      maxBytes,
      reads: (status, answered) =>
        status === 200 &&
        !isPacked({ headers: answered }) &&
        (cutsOff || !(Number(answered["content-length"] ?? 0) > maxBytes)),
    });
    const next = redirectOf(url, answer);
    if (next) {
      if (!mayFollow(next)) throw new Error(`Refused a redirect to ${next.host}`);
      url = next;
      continue;
    }
    if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
    if (isPacked(answer)) throw new Error("Refused a packed answer");
    if (answer.isCut && !cutsOff) throw new Error("Too large");
    return answer.body;
  }
  throw new Error("Too many redirects");
}
