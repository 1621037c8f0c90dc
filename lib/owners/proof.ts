import "server-only";
import { Resolver } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { metaContents } from "@/lib/owners/meta-tags";
import { type ClaimMethod, metaName, proofPath, recordName } from "@/lib/owners/schema";
import { domainOf } from "@/lib/owners/site";
import { download, type DownloadOptions } from "@/lib/platform/http/download";

/** What was found. `answered` tells whether anybody at all was reached: if not, it may be this machine that has no network. */
export type Outcome = { proven: true } | { proven: false; failure: string; answered: boolean };

/** How names are resolved and files fetched; tests have servers of their own. */
export type Network = {
  resolver: Pick<Resolver, "resolveTxt" | "resolve4" | "resolve6">;
  download?: Pick<DownloadOptions, "allow" | "milliseconds">;
};

/** A look is over within so many milliseconds, whatever the other side does. */
const longest = 8_000;

const internet = (): Network => ({ resolver: new Resolver({ timeout: 2_000, tries: 2 }) });

/** What a name server says of a name that it knows: it has no such record. */
const noRecord = new Set(["ENODATA", "ENOTFOUND"]);
const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Where the proof has to stand: the name of a record, or an address. */
export function whereOf(method: ClaimMethod, website: string, domain: string): string {
  if (method === "dns") return `${recordName}.${domain}`;
  return method === "file" ? new URL(proofPath, website).href : new URL(website).href;
}

/** Looks whether a token stands where it has to. Whatever goes wrong is an outcome, with a sentence for who claims the tool. */
export async function findProof(
  { method, domain, token }: { method: ClaimMethod; domain: string; token: string },
  website: string,
  network = internet(),
): Promise<Outcome> {
  const where = whereOf(method, website, domain);
  return method === "dns"
    ? findRecord(where, token, network)
    : findOnSite({ where, method, domain, token }, network);
}

async function findRecord(name: string, token: string, { resolver }: Network): Promise<Outcome> {
  try {
    const records = await Promise.race([
      resolver.resolveTxt(name),
      sleep(longest, undefined, { ref: false }).then(() => Promise.reject(new Error("No answer in time"))),
    ]);
    if (records.some((parts) => parts.join("").trim() === token)) return { proven: true };
    const failure = `There is a TXT record at ${name}, but none with your token.`;
    return { proven: false, answered: true, failure };
  } catch (error) {
    const code = codeOf(error);
    if (code && noRecord.has(code)) {
      const failure = `There is no TXT record at ${name} yet. New records can take some hours to be seen.`;
      return { proven: false, answered: true, failure };
    }
    const failure = `The name servers did not tell us about ${name}. Please try again later.`;
    return { proven: false, answered: false, failure };
  }
}

async function findOnSite(
  { where, method, domain, token }: { where: string; method: "file" | "meta"; domain: string; token: string },
  { resolver, download: options }: Network,
): Promise<Outcome> {
  let answered = false;
  const resolve = async (host: string) => {
    const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = asked.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    const isTold =
      found.length > 0 ||
      asked.some((answer) => answer.status === "rejected" && noRecord.has(codeOf(answer.reason) ?? ""));
    answered ||= isTold;
    if (found.length === 0)
      throw new Error(
        isTold ? `Found no website at ${host}` : `The name servers did not tell us about ${host}`,
      );
    return found;
  };
  try {
    const bytes = await download(where, {
      milliseconds: longest,
      maxBytes: method === "file" ? 64 * 1024 : 512 * 1024,
      cutsOff: true,
      accept: method === "file" ? "text/plain, */*;q=0.1" : "text/html, */*;q=0.1",
      userAgent: "AlmanacOwnerCheck/1.0",
      ...options,
      resolve,
      // Another site proves nothing of this one, wherever it sends us.
      mayFollow: (url) => domainOf(url.href) === domain,
    });
    answered = true;
    const text = bytes.toString("utf8");
    const said =
      method === "file" ? text.split(/\r?\n/).map((line) => line.trim()) : metaContents(text, metaName);
    if (said.includes(token)) return { proven: true };
    const failure =
      method === "file"
        ? `We read ${where}, but no line of it is your token.`
        : `We read ${where}, but found no such tag with your token in its head. Tags that a script adds are not seen.`;
    return { proven: false, answered, failure };
  } catch (error) {
    return { proven: false, answered, failure: `We could not read ${where}: ${causeOf(error)}.` };
  }
}

/** What went wrong, without what only we know. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "it failed";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "it did not answer in time";
  const code = codeOf(error);
  if (code && /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code))
    return "its certificate is not valid";
  if (code) return `the connection failed (${code})`;
  const known = /^(?:Answered|Found|The|Refused|Too|Cut) [\w .:[\]-]+$/.exec(error.message)?.[0];
  return known ? known[0]!.toLowerCase() + known.slice(1) : "it failed";
}
