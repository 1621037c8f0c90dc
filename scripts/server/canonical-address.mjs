import { trackers } from "../../lib/platform/http/trackers.mjs";

/** Longer addresses are refused. */
const longest = 8_192;

/** So many names a query has at most: the framework's time for them grows with the square of their number. */
const mostNames = 200;

/** What has been encoded more often than this is refused: to undo it takes as many rounds. */
const mostEncoded = 5;

/**
 * The one spelling of an address: every part of the server, and whatever is kept, sees this alone. Names of the query are in
 * order and those of trackers gone, so that the same page has the same address.
 *
 * @param {string} address path and query, as received
 * @returns {{ path: string, url: string } | { moved: string } | undefined} `moved`: where to go instead; undefined: no
 *   address that could be served
 */
export function canonicalAddress(address) {
  if (!address.startsWith("/") || address.length > longest) return undefined;
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  if (!path.split("/").every(isPlain)) return undefined;
  const given = at < 0 ? "" : address.slice(at + 1);
  if (given.split("&").length > mostNames) return undefined;
  const query = canonicalQuery(given);
  const url = query === "" ? path : `${path}?${query}`;
  return path.includes("//") ? { moved: url.replace(/\/{2,}/g, "/") } : { path, url };
}

/** Whether a part of a path leads nowhere else, however often it is decoded on its way. @param {string} part */
function isPlain(part) {
  if (!/[%.\\#]|[^\x21-\x7e]/.test(part)) return true;
  let text = part;
  try {
    for (let round = 0, decoded = decodeURIComponent(text); decoded !== text; round++) {
      if (round === mostEncoded) return false;
      text = decoded;
      decoded = decodeURIComponent(text);
    }
  } catch {
    // A percent sign that was encoded itself is a letter; one that was not is a mistake.
    if (text === part) return false;
  }
  return text !== "." && text !== ".." && !/[\\/\0]/.test(text);
}

/** @param {string} query */
function canonicalQuery(query) {
  const names = new URLSearchParams(query);
  for (const name of [...names.keys()]) if (trackers.test(name)) names.delete(name);
  names.sort();
  return names.toString();
}
