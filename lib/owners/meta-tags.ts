/** What may stand in a head; another tag ends it, as browsers have it. */
const headTags = new Set([
  ...["html", "head", "meta", "link", "base", "title", "script", "style", "noscript", "template"],
]);
/** Elements whose content is no markup, or is not in force. */
const closed = new Set(["title", "script", "style", "noscript", "template"]);

const space = /\s/;

/**
 * The contents of the meta tags of this name in the head of a page. What stands in a title, a script, a comment or the body is
 * none: people other than the site's may have written it. Read in one pass; a page that breaks off ends it.
 */
export function metaContents(html: string, name: string): string[] {
  const found: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at + 4);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    const tag = readTag(html, at);
    if (!tag) {
      at += 1;
      continue;
    }
    if (tag.end < 0) break;
    at = tag.end;
    if (tag.name.startsWith("!")) continue;
    if (tag.name.startsWith("/")) {
      if (tag.name === "/head") break;
      continue;
    }
    if (!headTags.has(tag.name)) break;
    if (closed.has(tag.name)) {
      const end = new RegExp(`</${tag.name}`, "gi");
      end.lastIndex = at;
      const close = end.exec(html);
      if (!close) break;
      at = close.index;
    } else if (tag.name === "meta" && tag.attributes.get("name")?.toLowerCase() === name) {
      const content = tag.attributes.get("content");
      if (content !== undefined) found.push(content.trim());
    }
  }
  return found;
}

/** The tag that begins here, with the place after it; -1 when it is not closed. Undefined: none begins here. */
function readTag(html: string, start: number) {
  let at = start + 1;
  let name = "";
  while (at < html.length && !space.test(html[at]!) && html[at] !== ">" && name.length < 40)
    name += html[at++];
  name = name.toLowerCase();
  if (!/^(?:!|\/?[a-z])/.test(name)) return undefined;
  name = name.replace(/(.)\/.*$/, "$1");
  const attributes = new Map<string, string>();
  while (at < html.length) {
    while (at < html.length && (space.test(html[at]!) || html[at] === "/")) at += 1;
    if (html[at] === ">") return { name, attributes, end: at + 1 };
    const from = at;
    while (at < html.length && !space.test(html[at]!) && !["=", ">", "/"].includes(html[at]!)) at += 1;
    const key = html.slice(from, at).toLowerCase();
    while (at < html.length && space.test(html[at]!)) at += 1;
    if (html[at] !== "=") {
      // A stray sign must not hold the reader up.
      if (at === from) at += 1;
      continue;
    }
    at += 1;
    while (at < html.length && space.test(html[at]!)) at += 1;
    const quote = html[at];
    let value: string;
    if (quote === '"' || quote === "'") {
      const end = html.indexOf(quote, at + 1);
      if (end < 0) break;
      value = html.slice(at + 1, end);
      at = end + 1;
    } else {
      const valueFrom = at;
      while (at < html.length && !space.test(html[at]!) && html[at] !== ">") at += 1;
      value = html.slice(valueFrom, at);
    }
    if (!attributes.has(key)) attributes.set(key, value);
  }
  return { name, attributes, end: -1 };
}
