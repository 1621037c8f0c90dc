/** A comparison is of so many tools at most. */
export const mostCompared = 4;

const between = "-vs-";
/** Four tools whose slugs have "-vs-" themselves fit into an address of so many parts. */
const mostParts = 12;

/** The address of the comparison of these tools. */
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

type Reading = { keys: string[]; unknown: number };

/**
 * The tools that an address names. A slug may have "-vs-" in it: of all ways to read the address the one counts that leaves
 * fewest parts unknown, then the one with most tools.
 */
export function readKeys(address: string, isTool: (key: string) => boolean): string[] {
  const parts = address.split(between);
  const best: Reading[] = [{ keys: [], unknown: 0 }];
  for (let end = 1; end <= parts.length; end++) {
    const readings = best.map(({ keys, unknown }, from): Reading | undefined => {
      const key = parts.slice(from, end).join(between);
      if (!isTool(key) && end - from > 1) return undefined;
      return { keys: [...keys, key], unknown: unknown + (isTool(key) ? 0 : 1) };
    });
    best.push(
      readings
        .filter((reading) => reading !== undefined)
        .reduce((a, b) =>
          b.unknown < a.unknown || (b.unknown === a.unknown && b.keys.length > a.keys.length) ? b : a,
        ),
    );
  }
  return best.at(-1)!.keys;
}
