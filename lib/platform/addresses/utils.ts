import { longestLine } from "@/lib/platform/plain-text/utils";

/** A path on this server; never an address elsewhere in disguise ("//host", "/\\host"). */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\\u0000-\u001f]*$/.test(address);

/** Whether this is a full address of the web: http or https, without credentials. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s\\\u0000-\u001f\u007f]+$/i.test(address) || !address.isWellFormed()) return false;
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

/** What an address holds that a browser would escape: quotes, letters of other scripts, and what turns or hides text. */
const escapable = /["<>]|[^!-~]/gu;

/** An address that is what it looks like: what a browser would escape is escaped. Any other stays as it was typed, and one that is too long is left to be refused. */
export function plainAddress(address: string): string {
  if (address.length > longestLine) return address;
  const text = address.toWellFormed();
  if (text.search(escapable) < 0) return text;
  return URL.canParse(text) ? new URL(text).href : text.replace(escapable, encodeURIComponent);
}
