import "server-only";

/**
 * How much an SVG may be: letters of styles, tags, tags within tags, references of all tags, references that lead on,
 * and shapes once all have been followed.
 */
const bounds = { styles: 50_000, tags: 10_000, depth: 64, references: 25_000, steps: 500, drawn: 25_000 };

type Node = { refs: string[]; children: Node[]; drawn?: number };

const referencesIn = (text: string) =>
  [...text.replace(/\s+/g, " ").matchAll(/(?:url ?\( ?(?:['"]|&quot;)?|href=") ?#([\w.:-]+)/gi)].map(
    ([, id]) => id!,
  );

/** What the classes of a style sheet refer to; under "" what its other selectors do, which may mean any element. */
function referencesOfClasses(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const rule of css.split("}")) {
    const [selectors = "", rules = ""] = rule.split("{", 2);
    const refs = referencesIn(rules);
    if (refs.length === 0) continue;
    for (const selector of selectors.split(",")) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? "";
      const known = found.get(name) ?? new Set();
      for (const ref of refs) known.add(ref);
      found.set(name, known);
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
  const styles = [...svg.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join("\n");
  if (styles.length > bounds.styles) return false;
  const classes = referencesOfClasses(styles);
  const root: Node = { refs: [], children: [] };
  const byId = new Map<string, Node[]>();
  const open = [root];
  let tags = 0;
  let references = 0;
  for (const [, closing, attributes = "", empty] of svg.matchAll(
    /<(\/?)[\w:-]+((?:[^<>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    if (++tags > bounds.tags || open.length > bounds.depth) return false;
    const refs = new Set(referencesIn(attributes));
    for (const name of new Set([...(/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? "").split(/\s+/), ""]))
      for (const ref of classes.get(name) ?? []) refs.add(ref);
    references += refs.size;
    if (references > bounds.references) return false;
    const node: Node = { refs: [...refs], children: [] };
    open.at(-1)?.children.push(node);
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id && !byId.get(id)?.push(node)) byId.set(id, [node]);
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
