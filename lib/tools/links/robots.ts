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
  private readonly known = new LRUCache<string, Promise<Rules>>({ max: 500, ttl: dayMs });

  constructor(private readonly agent: string) {}

  /**
   * Whether we may visit an address.
   *
   * @throws when its host can't be asked, or is out of order
   */
  async allows(url: URL, ask: Ask): Promise<boolean> {
    let rules = this.known.get(url.origin);
    if (!rules) {
      const reading = this.read(url.origin, ask);
      rules = reading;
      this.known.set(url.origin, rules);
      reading.catch(() => this.known.get(url.origin) === reading && this.known.delete(url.origin));
    }
    return (await rules).isAllowed(url.href, this.agent) !== false;
  }

  private async read(origin: string, ask: Ask): Promise<Rules> {
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
}
