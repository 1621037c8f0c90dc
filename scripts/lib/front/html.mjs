// Finds elements in a page's text as a browser's tokenizer does, as far as it takes to tell markup from what only looks
// like it: comments, quoted attributes, and elements whose content is text. What may run is decided by a script's text
// alone (admitted.mjs), so that markup which is read wrong here can keep a script from running, and never let one run.

const space = "[\\t\\n\\f\\r ]";
const textElements = new Set([
  "iframe",
  "noembed",
  "noframes",
  "noscript",
  "script",
  "style",
  "textarea",
  "title",
  "xmp",
]);

/**
 * @typedef {object} Element
 * @property {string} name in lower case
 * @property {Map<string, string>} attributes as written, names in lower case
 * @property {number} at where its start tag begins
 * @property {number} from where its content begins
 * @property {number} [to] where its content ends; of `script` alone, and only if it is closed
 */

/** Start tags in the order of the page. @param {string} html @returns {Generator<Element>} */
export function* elements(html) {
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      at = endOfComment(html, at + 4);
      continue;
    }
    const [, slash, tag] = match(/<(\/?)([a-z][^\t\n\f\r />]*)/iy, html, at) ?? [];
    if (tag === undefined) {
      // A declaration, or a mistake that is read as one; any other "<" is a letter.
      at = match(/<[!?/]/y, html, at) ? after(html, ">", at + 2) : at + 1;
      continue;
    }
    const { attributes, end } = readAttributes(html, at + 1 + slash.length + tag.length);
    const start = at;
    at = end;
    const name = tag.toLowerCase();
    if (slash) continue;
    if (name === "plaintext") return;
    const to = textElements.has(name) ? endOfText(html, end, name) : undefined;
    yield { name, attributes, at: start, from: end, ...(name === "script" && to >= 0 ? { to } : {}) };
    if (to === -1) return;
    at = to ?? end;
  }
}

function match(pattern, html, at) {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

function after(html, text, at) {
  const found = html.indexOf(text, at);
  return found < 0 ? html.length : found + text.length;
}

function endOfComment(html, at) {
  const [early] = match(/-?>/y, html, at) ?? [];
  if (early) return at + early.length;
  const [end, index] = ((found) => [found?.[0], found?.index])(match(/--!?>/g, html, at));
  return end ? index + end.length : html.length;
}

function readAttributes(html, at) {
  const attributes = new Map();
  for (;;) {
    at += match(/[\t\n\f\r /]*/y, html, at)[0].length;
    if (at >= html.length) return { attributes, end: html.length };
    if (html[at] === ">") return { attributes, end: at + 1 };
    // The first letter may be anything, even "=".
    const [name] = match(/[^][^\t\n\f\r />=]*/y, html, at);
    at += name.length;
    let value = "";
    const [equals] = match(/[\t\n\f\r ]*=[\t\n\f\r ]*/y, html, at) ?? [];
    if (equals) {
      at += equals.length;
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const end = html.indexOf(quote, at + 1);
        if (end < 0) return { attributes, end: html.length };
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        value = match(/[^\t\n\f\r >]*/y, html, at)[0];
        at += value.length;
      }
    }
    // Of two with the same name the first counts.
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value);
  }
}

/** Where the end tag of an element begins whose content is text; -1 if it has none. */
function endOfText(html, at, name) {
  if (name === "script") return endOfScript(html, at);
  return match(new RegExp(`</${name}(?=${space}|[/>])`, "gi"), html, at)?.index ?? -1;
}

/** In a script, "<!--" begins a part in which "<script" and "</script" are pairs that mean nothing. */
function endOfScript(html, at) {
  const marks = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;
  marks.lastIndex = at;
  let escaped = false;
  let nested = false;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[0] === "<!--") {
      escaped = true;
      // Its dashes may be those of its end: "<!-->".
      marks.lastIndex = mark.index + 2;
    } else if (mark[0] === "-->") {
      escaped = nested = false;
    } else if (mark[1] === "") {
      nested = escaped;
    } else if (nested) {
      nested = false;
    } else {
      return mark.index;
    }
  }
  return -1;
}
