import "server-only";

/** How much an SVG may be: tags, tags within tags, references that lead on, and shapes once all have been followed. */
const bounds = { tags: 10_000, depth: 64, steps: 500, drawn: 25_000 };

type Node = { refs: string[]; children: Node[]; drawn?: number };

const referencesIn = (text: string) =>
  [...text.matchAll(/(?:url\s*\(\s*(?:['"]|&quot;)?|href=")\s*#([\w.:-]+)/gi)].map(([, id]) => id!);

/** What the classes of a style sheet refer to; under "" what its other selectors do, which may mean any element. */
function referencesOfClasses(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, selectors = "", rules = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const refs = referencesIn(rules);
    if (refs.length === 0) continue;
    for (const selector of selectors.split(",")) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? "";
      found.set(name, [...(found.get(name) ?? []), ...refs]);
    }
  }
  return found;
}

/**
 * Whether an SVG stays small when it is drawn. References let a few hundred letters stand for billions of shapes, which
 * would keep a server, or the browser of every visitor, busy for hours. It has to be as the cleaning writes it: tags with
 * quoted attributes, and no other "<".
 */
export function isDrawable(svg: string): boolean {
  const classes = referencesOfClasses(
    [...svg.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join("\n"),
  );
  const root: Node = { refs: [], children: [] };
  const byId = new Map<string, Node[]>();
  const open = [root];
  let tags = 0;
  for (const [, closing, attributes = "", empty] of svg.matchAll(
    /<(\/?)[\w:-]+((?:[^<>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    if (++tags > bounds.tags || open.length > bounds.depth) return false;
    const names = [...(/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? "").split(/\s+/), ""];
    const refs = [...referencesIn(attributes), ...names.flatMap((name) => classes.get(name) ?? [])];
    const node: Node = { refs: [...new Set(refs)], children: [] };
    open.at(-1)?.children.push(node);
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id) byId.set(id, [...(byId.get(id) ?? []), node]);
    if (!empty) open.push(node);
  }
  return count(root, byId) <= bounds.drawn;
}

/** How many elements are drawn for one; infinitely many where it leads back to itself, or on and on. */
function count(node: Node, byId: Map<string, Node[]>, steps = 0): number {
  if (node.drawn !== undefined) return node.drawn;
  node.drawn = Infinity;
  if (steps > bounds.steps) return Infinity;
  const parts = [...node.children, ...node.refs.flatMap((id) => byId.get(id) ?? [])];
  let drawn = 1;
  for (const part of parts) {
    drawn += count(part, byId, steps + 1);
    if (drawn > bounds.drawn) return Infinity;
  }
  return (node.drawn = drawn);
}
