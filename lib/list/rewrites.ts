type Rewrite = { source: string; has?: { type: "query"; key: string; value: string }[]; destination: string };

/**
 * Rewrites of `path?a=x&b=y` to the inner route `path/x/y` (or `inner/x/y`), for every combination of given and missing names; a
 * missing one takes its default. Values are passed on as they are: the page decides which exist.
 */
export function listRewrites(
  path: string,
  parameters: [name: string, fallback: string][],
  inner = path,
): Rewrite[] {
  const combinations = 2 ** parameters.length;
  return Array.from({ length: combinations }, (_, i) => combinations - 1 - i).map((mask) => {
    const given = parameters.map((_, i) => (mask & (1 << i)) !== 0);
    const has = parameters
      .filter((_, i) => given[i])
      .map(([key]) => ({ type: "query" as const, key, value: `(?<${key}>[^/]+)` }));
    const destination = `${inner}/${parameters.map(([key, fallback], i) => (given[i] ? `:${key}` : fallback)).join("/")}`;
    return has.length > 0 ? { source: path, has, destination } : { source: path, destination };
  });
}
