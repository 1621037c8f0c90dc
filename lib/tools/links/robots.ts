import "server-only";
import { LRUCache } from "lru-cache";
import robotsParser from "robots-parser";
import { dayMs } from "@/lib/platform/dates/utils";
import { type PublicAnswer, redirectOf } from "@/lib/platform/http/public-request";

type Rules = ReturnType<typeof robotsParser>;
type Ask = (url: URL) => Promise<PublicAnswer>;

const maxRedirects = 3;

/** What the robots.txt of hosts say, each read once a day. A failure to read it is not kept. */
export class RobotsTxt {
  private readonly known = new LRUCache<string, Rules, Ask>({
    max: 500,
    ttl: dayMs,
    // Other hosts may have taken its place meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (origin, _before, { context }) => read(origin, context),
  });

  constructor(private readonly agent: string) {}

  /**
   * Whether we may visit an address.
   *
   * @throws when its host can't be asked, or is out of order
   */
  async allows(url: URL, ask: Ask): Promise<boolean> {
    const rules = await this.known.forceFetch(url.origin, { context: ask });
    return rules.isAllowed(url.href, this.agent) !== false;
  }
}

async function read(origin: string, ask: Ask): Promise<Rules> {
  const address = new URL("/robots.txt", origin);
  let url = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await ask(url);
    const next = redirectOf(url, answer);
    if (!next) {
      // The standard (RFC 9309): out of order means that nobody may visit, not there that everybody may.
      if (answer.status >= 500) throw new Error(`robots.txt answered ${answer.status}`);
      return robotsParser(address.href, answer.status === 200 ? answer.body.toString("utf8") : "");
    }
    url = next;
  }
  return robotsParser(address.href, "");
}
