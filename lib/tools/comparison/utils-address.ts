/** A comparison is of so many tools at most. */
export const mostCompared = 4;

const between = "-vs-";
/** Four tools whose slugs have "-vs-" themselves fit into an address of so many parts. */
const mostParts = 12;

export const comparisonPath = (slugs: string[]): string => `/compare/${[...slugs].sort().join(between)}`;

/** Everything in an address that may be the slug or id of a tool; undefined for what can't be a comparison. */
export function possibleKeys(address: string): string[] | undefined {
  const parts = address.split(between);
  if (!/^[a-z0-9-]{1,900}$/.test(address) || parts.length > mostParts) return undefined;
  const keys = parts.flatMap((_, from) =>
    parts.slice(from).map((_, more) => parts.slice(from, from + more + 1).join(between)),
  );
  return [...new Set(keys)];
}

/** All ways to read an address as tools and single parts that are none. */
function readings(parts: string[], isTool: (key: string) => boolean): string[][] {
  if (parts.length === 0) return [[]];
  return parts.flatMap((_, i) => {
    const key = parts.slice(0, i + 1).join(between);
    if (i > 0 && !isTool(key)) return [];
    return readings(parts.slice(i + 1), isTool).map((rest) => [key, ...rest]);
  });
}

/** What makes a reading the less likely one, the most telling first. */
const doubts: ((keys: string[], isTool: (key: string) => boolean) => number)[] = [
  (keys, isTool) => keys.filter((key) => !isTool(key)).length,
  (keys) => keys.length - new Set(keys).size,
  (keys) => -keys.length,
  (keys) => keys.filter((key, i) => i > 0 && key < keys[i - 1]!).length,
];

/**
 * The tools that an address names. A slug may have "-vs-" in it: of all ways to read the address the one counts that leaves
 * fewest parts unknown and names no tool twice, then the one with most tools, in their order, and with the longest first name.
 */
export function readKeys(address: string, isTool: (key: string) => boolean): string[] {
  // Longer first names come last.
  return readings(address.split(between), isTool).reduce((best, keys) => {
    const doubt = doubts.find((of) => of(keys, isTool) !== of(best, isTool));
    return doubt && doubt(keys, isTool) > doubt(best, isTool) ? best : keys;
  });
}
