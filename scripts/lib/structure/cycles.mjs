import { importsOf } from "./sources.mjs";

/** Files that load each other, of which one finds the other half made. @param {import("./sources.mjs").Source[]} sources */
export function checkCycles(sources) {
  const known = new Set(sources.map(({ path }) => path));
  const graph = new Map(
    sources.map((source) => {
      const loaded = importsOf(source, known).filter(({ typeOnly }) => !typeOnly);
      return [source.path, new Map(loaded.map(({ file }) => [file, true]))];
    }),
  );
  return findCycles(graph).map((cycle) => ({
    path: cycle[0],
    message: `is part of a cycle of imports: ${[...cycle, cycle[0]].join(" → ")}`,
  }));
}

/**
 * The cycles of a graph, each once, found by walking it depth first.
 *
 * @param {Map<string, Map<string, unknown>>} graph
 * @returns {string[][]}
 */
export function findCycles(graph) {
  const cycles = [];
  const done = new Set();
  const walk = (node, trail) => {
    const at = trail.indexOf(node);
    if (at >= 0) return void cycles.push(trail.slice(at));
    if (done.has(node)) return;
    for (const next of graph.get(node)?.keys() ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}
