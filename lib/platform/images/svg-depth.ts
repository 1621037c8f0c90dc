/** Groups within groups that no drawing needs, and that take the library that draws them seconds. */
const deepest = 100;

/** Where what begins here ends, by what ends it. */
const endings: [begins: string, ends: string][] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<!", ">"],
  ["<?", "?>"],
  ["</", ">"],
];

/** Whether elements of an SVG lie too deep in each other. Read once through, and no further than that is known. */
export function isTooDeep(svg: string): boolean {
  let depth = 0;
  for (let at = svg.indexOf("<"); at >= 0; at = svg.indexOf("<", at)) {
    const special = endings.find(([begins]) => svg.startsWith(begins, at));
    const end = special ? endOf(svg, special[1], at + special[0].length) : endOfTag(svg, at);
    if (end === undefined) return false;
    if (special?.[0] === "</") depth -= 1;
    else if (!special && svg[end - 2] !== "/" && (depth += 1) > deepest) return true;
    at = end;
  }
  return false;
}

function endOf(svg: string, text: string, from: number): number | undefined {
  const found = svg.indexOf(text, from);
  return found < 0 ? undefined : found + text.length;
}

/** Behind the bracket that ends a tag: those within quotes don't. */
function endOfTag(svg: string, start: number): number | undefined {
  const mark = /["'>]/g;
  mark.lastIndex = start;
  for (let found = mark.exec(svg); found; found = mark.exec(svg)) {
    if (found[0] === ">") return mark.lastIndex;
    const closing = endOf(svg, found[0], mark.lastIndex);
    if (closing === undefined) return undefined;
    mark.lastIndex = closing;
  }
  return undefined;
}
