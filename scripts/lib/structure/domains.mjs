import { findCycles } from "./cycles.mjs";
import { importsOf, isTest } from "./sources.mjs";

/**
 * Domains (the folders of lib) form no cycles, types included: what two domains need from each other
 * belongs into a third, or they are one.
 *
 * @param {import("./sources.mjs").Source[]} sources
 */
export function checkDomains(sources) {
  const known = new Set(sources.map(({ path }) => path));
  const graph = new Map();
  for (const source of sources) {
    const from = domainOf(source.path);
    if (!from || isTest(source.path)) continue;
    for (const { file } of importsOf(source, known)) {
      const to = domainOf(file);
      if (!to || to === from) continue;
      const edges = graph.get(from) ?? graph.set(from, new Map()).get(from);
      if (!edges.has(to)) edges.set(to, source.path);
    }
  }
  return findCycles(graph).map((cycle) => ({
    path: graph.get(cycle[0]).get(cycle[1]),
    message: `closes a cycle of domains: ${[...cycle, cycle[0]].join(" → ")}`,
  }));
}

/** "lib/tools" for lib/tools/queries.ts; a file directly in lib is a domain of its own; null elsewhere. */
function domainOf(file) {
  const [top, name] = file.split("/");
  return top === "lib" && name ? `lib/${name}` : null;
}
