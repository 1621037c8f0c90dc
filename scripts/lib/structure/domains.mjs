import path from "node:path";
import ts from "typescript";

/**
 * What two domains (folders of lib) or two parts of lib/platform need from each other belongs into a third, or they are one.
 * dependency-cruiser compares single folders, and a domain may have several.
 *
 * @param {import("./sources.mjs").Source[]} sources
 */
export function checkDomains(sources) {
  /** @type {Map<string, Map<string, string>>} who imports whom, each with a file that does */
  const imports = new Map();
  for (const source of sources) {
    const from = domainOf(source.path);
    if (!from || /\.test\./.test(source.path)) continue;
    for (const { fileName } of ts.preProcessFile(source.text, true, true).importedFiles) {
      const to = domainOf(resolve(source.path, fileName));
      if (!to || to === from) continue;
      if (!imports.has(from)) imports.set(from, new Map());
      imports.get(from).set(to, source.path);
    }
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, file]) => {
      const back = findWay(imports, to, from);
      return back ? [{ path: file, message: `closes a cycle: ${[from, ...back].join(" → ")}` }] : [];
    }),
  );
}

/** "lib/tools", "lib/platform/http"; undefined for what lies beside the domains. */
const domainOf = (file) =>
  /^lib\/platform\/[^/]+(?=\/)/.exec(file)?.[0] ??
  /^lib\/(?!platform\/|generated\/)[^/]+(?=\/)/.exec(file)?.[0];

const resolve = (file, name) => {
  if (name.startsWith("@/")) return name.slice(2);
  return name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : name;
};

/** The shortest way along imports, both ends included. */
function findWay(imports, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === to) return way;
    for (const next of imports.get(last)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return undefined;
}
