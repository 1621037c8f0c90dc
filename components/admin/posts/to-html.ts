import type { JSONContent } from "@tiptap/react";
import { leadsAway, linkAddress, pictureAddress } from "@/lib/platform/rich-text/utils";

type Attributes = Record<string, unknown>;
type Writer = (attributes: Attributes, inner: string) => string;

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");
const wrap =
  (tag: string): Writer =>
  (_, inner) =>
    `<${tag}>${inner}</${tag}>`;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
/** A cell: the text of a single paragraph stands in it by itself. */
const cell =
  (tag: string): Writer =>
  (_, inner) =>
    `<${tag}>${inner.replace(/^<p>((?:(?!<p>|<\/p>).)*)<\/p>$/s, "$1")}</${tag}>`;
const isSize = (value: unknown) => /^[1-9]\d{0,3}$/.test(String(value));

/** How each kind of node is written: exactly what the sanitiser lets through, so that it changes nothing. */
export const nodes: Record<string, Writer> = {
  doc: (_, inner) => inner,
  paragraph: wrap("p"),
  heading: ({ level }, inner) => (level === 1 ? `<h1>${inner}</h1>` : `<h2>${inner}</h2>`),
  blockquote: wrap("blockquote"),
  bulletList: wrap("ul"),
  orderedList: ({ start }, inner) =>
    start !== 1 && isSize(start) ? `<ol start="${String(start)}">${inner}</ol>` : `<ol>${inner}</ol>`,
  listItem: wrap("li"),
  codeBlock: (_, inner) => `<pre><code>${inner}</code></pre>`,
  table: wrap("table"),
  tableRow: wrap("tr"),
  tableHeader: cell("th"),
  tableCell: cell("td"),
  horizontalRule: () => "<hr />",
  hardBreak: () => "<br />",
  image: ({ src, alt, width, height }) => {
    const address = pictureAddress(textOf(src));
    if (!address) return "";
    const size =
      isSize(width) && isSize(height) ? ` width="${String(width)}" height="${String(height)}"` : "";
    const words = escapeAttribute(textOf(alt).trim().slice(0, 300));
    return `<img src="${escapeAttribute(address)}" alt="${words}"${size} loading="lazy" decoding="async" />`;
  },
};

export const marks: Record<string, Writer> = {
  link: ({ href }, inner) => {
    const address = linkAddress(textOf(href));
    if (!address) return `<a>${inner}</a>`;
    const rel = leadsAway(address) ? ' rel="noopener nofollow"' : "";
    return `<a href="${escapeAttribute(address)}"${rel}>${inner}</a>`;
  },
  bold: wrap("strong"),
  italic: wrap("em"),
  strike: wrap("s"),
  underline: wrap("u"),
  code: wrap("code"),
};

type Mark = NonNullable<JSONContent["marks"]>[number];
const same = (a: Mark | undefined, b: Mark | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** Neighbours that share their outermost mark stand within it together, as the editor shows them. */
function writeAll(content: JSONContent[], depth = 0): string {
  let html = "";
  for (let i = 0; i < content.length;) {
    const mark = content[i]!.marks?.[depth];
    let end = i + 1;
    while (mark && end < content.length && same(content[end]!.marks?.[depth], mark)) end += 1;
    html += mark
      ? (marks[mark.type]?.(mark.attrs ?? {}, writeAll(content.slice(i, end), depth + 1)) ?? "")
      : write(content[i]!);
    i = end;
  }
  return html;
}

function write({ type = "", attrs = {}, content = [], text }: JSONContent): string {
  if (type === "text") return escapeText((text ?? "").toWellFormed());
  return nodes[type]?.(attrs, writeAll(content)) ?? "";
}

/** What somebody wrote in the editor, as the body of a post. The empty paragraph below the last block is no part of it. */
export function toHtml(doc: JSONContent): string {
  return write(doc).replace(/(?:<p><\/p>)+$/, "");
}
