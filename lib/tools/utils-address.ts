import { isWebAddress } from "@/lib/platform/addresses/utils";
import { trackers } from "@/lib/platform/http/trackers.mjs";

/** The host of a website without "www.", or the text itself when it is no address. */
export function hostOf(website: string): string {
  try {
    return new URL(website).hostname.replace(/^www\./, "");
  } catch {
    return website;
  }
}

/** Whether this is the address of a website: one of the web, with a host that has a dot. */
export function isWebsite(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { hostname, href } = new URL(value);
  // Escaping makes an address longer; its key has to fit into an index.
  return /[^.]\.[^.]/.test(hostname) && href.length <= 1000;
}

/**
 * The key under which two addresses are the same website: host without "www.", path without its last slash, and the query in
 * order, without what only says where a visitor comes from.
 */
export function websiteKey(website: string): string {
  const { hostname, pathname, search } = new URL(website);
  const host = hostname.replace(/^www\.|\.+$/g, "");
  const query = search
    .slice(1)
    .toLowerCase()
    .split("&")
    .filter((part) => part !== "" && !saysWhereFrom(part.split("=")[0]!))
    .sort()
    .join("&");
  return `${host}${pathname.replace(/\/+$/, "").toLowerCase()}${query && `?${query}`}`;
}

const saysWhereFrom = (name: string) => name === "ref" || trackers.test(name);

/** Where an administrator sees a tool's logo: that of one which is not published is nobody else's. */
export const officeLogo = ({ status, logo }: { status: string; logo: string }): string =>
  status === "published" ? logo : logo.replace(/^\/logo\//, "/admin/logo/");
