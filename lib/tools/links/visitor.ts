import "server-only";
import { setMaxListeners } from "node:events";
import {
  aborted,
  NoSuchHost,
  type PublicAnswer,
  type PublicNetwork,
  redirectOf,
  requestPublic,
} from "@/lib/platform/http/public-request";
import parked from "@/lib/tools/links/parked.json";
import type { RobotsTxt } from "@/lib/tools/links/robots";
import type { Visit } from "@/lib/tools/links/utils-state";
import { hostOf } from "@/lib/tools/utils-address";

/** The name under which websites know us, as robots.txt has it. */
export const agentName = "AlmanacLinkCheck";

export type VisitOptions = PublicNetwork & {
  robots: RobotsTxt;
  /** Where to read who we are. */
  about: string;
  milliseconds?: number;
  slowAfter?: number;
};

const maxRedirects = 5;
/** Enough of a page to see whether it is a domain dealer's, and of a robots.txt to read it. */
const maxBytes = 128 * 1024;

/** What browsers refuse too. A chain that a browser could complete, or that a network in between signed, is not among it. */
const badCertificates = new Set([
  "CERT_HAS_EXPIRED",
  "CERT_REVOKED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code ?? "";
const isHtml = ({ headers }: PublicAnswer) => /html/i.test(headers["content-type"] ?? "html");

/** Where a website's address led to, and what was answered there. */
type Arrival = { url: URL; answer: PublicAnswer; movedTo?: URL };

class NotAllowed extends Error {}

/** Visits a website as robots.txt allows, and says what was seen. It never fails. */
export async function visitWebsite(address: string, options: VisitOptions): Promise<Visit> {
  const { milliseconds = 15_000, slowAfter = 5_000, robots, about, allow, resolve } = options;
  const signal = AbortSignal.timeout(milliseconds);
  // Each of the requests that a visit may take listens to it.
  setMaxListeners(0, signal);
  let isAnswered = false;
  let longest = 0;

  const ask = async (url: URL, method: "GET" | "HEAD" = "GET") => {
    const asked = performance.now();
    const answer = await requestPublic(url, {
      allow,
      resolve,
      method,
      signal,
      maxBytes,
      headers: {
        Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
        "User-Agent": `${agentName}/1.0 (+${about})`,
      },
    });
    isAnswered = true;
    longest = Math.max(longest, performance.now() - asked);
    return answer;
  };

  const follow = async (method: "GET" | "HEAD", from: URL): Promise<Arrival> => {
    let url = from;
    let movedTo: URL | undefined;
    let isForGood = true;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      if (!(await robots.allows(url, (robotsTxt) => ask(robotsTxt)))) throw new NotAllowed();
      const answer = await ask(url, method);
      const next = redirectOf(url, answer);
      if (!next) return { url, answer, movedTo };
      isForGood &&= answer.status === 301 || answer.status === 308;
      if (isForGood && hostOf(next.href) !== hostOf(from.href)) movedTo = next;
      url = next;
    }
    throw new Error("Too many redirects");
  };

  const look = async (): Promise<Omit<Visit, "isAnswered">> => {
    const first = new URL(address);
    // Some servers answer no HEAD, or end the connection: then the page itself is asked for.
    const head = await follow("HEAD", first).catch((error: unknown) => {
      if (error instanceof NoSuchHost || error instanceof NotAllowed || badCertificates.has(codeOf(error)))
        throw error;
      signal.throwIfAborted();
    });
    const isFound = head !== undefined && head.answer.status >= 200 && head.answer.status < 300;
    const found = isFound && !isHtml(head.answer) ? head : await follow("GET", first);
    return judge(found, first, longest > slowAfter);
  };

  try {
    const seen = await Promise.race([look(), aborted(signal)]);
    return { ...seen, isAnswered: true };
  } catch (error) {
    const seen = judgeFailure(error);
    return { ...seen, isAnswered: isAnswered || seen.seen === "certificate" };
  }
}

function judge({ url, answer, movedTo }: Arrival, first: URL, isSlow: boolean): Omit<Visit, "isAnswered"> {
  const { status, headers, body, isCut } = answer;
  const detail = `Answered ${status}`;
  if (headers["cf-mitigated"] === "challenge")
    return { seen: "blocked", detail: `${detail} with a challenge` };
  if (status === 404 || status === 410) return { seen: "not-found", detail };
  if (status >= 400 && status < 500) return { seen: "blocked", detail };
  if (status < 200 || status >= 300) return { seen: "unclear", detail };
  if (hostOf(url.href) !== hostOf(first.href) && isParkedHost(hostOf(url.href)))
    return { seen: "parked", detail: `Leads to ${url.hostname}` };
  // A dealer's page is small; a long one that names a dealer is something else.
  if (!isCut && isParkedPage(body.toString("utf8")))
    return { seen: "parked", detail: "Shows a domain dealer's page" };
  if (movedTo) return { seen: "moved", detail: `Leads to ${movedTo.hostname}`, movedTo: movedTo.href };
  return isSlow ? { seen: "slow", detail: `${detail} after a while` } : { seen: "ok", detail };
}

function judgeFailure(error: unknown): Omit<Visit, "isAnswered"> {
  if (error instanceof NoSuchHost) return { seen: "no-host", detail: error.message };
  if (error instanceof NotAllowed) return { seen: "blocked", detail: "robots.txt asks us not to visit" };
  const code = codeOf(error);
  if (badCertificates.has(code)) return { seen: "certificate", detail: code };
  const { name, message } = error as Error;
  if (name === "TimeoutError" || name === "AbortError")
    return { seen: "unclear", detail: "No answer in time" };
  return { seen: "unclear", detail: (code || message).slice(0, 200) };
}

/** Whether a host is a domain dealer's, where parked addresses lead. */
const isParkedHost = (host: string): boolean =>
  parked.hosts.some((dealer) => host === dealer || host.endsWith(`.${dealer}`));

/** Whether a page loads what domain dealers put on parked addresses. */
const isParkedPage = (html: string): boolean => parked.markers.some((marker) => html.includes(marker));
