import { hostOf } from "@/lib/tools/utils-address";

/** What of a tool decides on its logo. */
export type LogoSource = { name: string; logo: string | null; imageUrl: string | null; websiteUrl: string };

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/**
 * Where a tool's logo may be fetched from, best first: its logo, its picture, then the logo service for the website's
 * host, and for the website as it was typed without its protocol.
 *
 * @param service address of the logo service with {host} in it, or "off" to fetch nothing
 * @param asksService whether the service is asked at all: not for a tool whose mark we have
 */
export function logoCandidates(
  { logo, imageUrl, websiteUrl }: LogoSource,
  service: string,
  { asksService = true } = {},
): string[] {
  if (service === "off") return [];
  const typed = websiteUrl
    .trim()
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/[/?#].*$/, "")
    .toLowerCase();
  const hosts = [isWebAddress(websiteUrl) ? hostOf(websiteUrl) : "", typed].filter((host) =>
    host.includes("."),
  );
  return [
    ...new Set([
      ...[logo, imageUrl].filter((address) => address !== null).filter(isWebAddress),
      ...(asksService ? hosts : []).map((host) => service.replaceAll("{host}", encodeURIComponent(host))),
    ]),
  ];
}

/** The path of a picture on this site, when that is what the tool has first of all. */
export function ownPicture({ logo, imageUrl }: LogoSource): string | undefined {
  const path = logo?.trim() || imageUrl?.trim();
  return path && /^(?:\/[\w-]+)+\.(?:png|jpe?g|webp|gif|svg)$/i.test(path) ? path : undefined;
}
