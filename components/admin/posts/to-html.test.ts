import { getSchema, type JSONContent } from "@tiptap/react";
import { describe, expect, it } from "vitest";
import { typedAddress } from "@/components/admin/posts/address";
import { linkAddress } from "@/lib/platform/rich-text/utils";
import { extensions } from "@/components/admin/posts/extensions";
import { marks, nodes, toHtml } from "@/components/admin/posts/to-html";
import { sanitize } from "@/lib/platform/rich-text/sanitize";

const schema = getSchema(extensions);
const text = (words: string, ...given: (string | [string, object])[]): JSONContent => ({
  type: "text",
  text: words,
  marks: given.map((mark) =>
    typeof mark === "string" ? { type: mark } : { type: mark[0], attrs: { ...mark[1] } },
  ),
});
const node = (type: string, content: JSONContent[] = [], attrs?: object): JSONContent => ({
  type,
  ...(content.length > 0 ? { content } : {}),
  ...(attrs ? { attrs: { ...attrs } } : {}),
});
const p = (...content: JSONContent[]) => node("paragraph", content);
const link = (href: string) => ["link", { href }] as [string, object];
/** As the editor gives it: valid for its schema, the marks in its order. */
const written = (...content: JSONContent[]) => {
  const doc = schema.nodeFromJSON(node("doc", content));
  doc.check();
  return toHtml(doc.toJSON() as JSONContent);
};

const samples: Record<string, [JSONContent[], string]> = {
  paragraph: [[p(text(`5 < 6 & 7 > 3, "quoted"`))], `<p>5 &lt; 6 &amp; 7 &gt; 3, "quoted"</p>`],
  "empty paragraph": [[p(text("a")), p(), p(text("b"))], "<p>a</p><p></p><p>b</p>"],
  heading: [
    [node("heading", [text("One")], { level: 1 }), node("heading", [text("Two")], { level: 2 })],
    "<h1>One</h1><h2>Two</h2>",
  ],
  blockquote: [[node("blockquote", [p(text("Said."))])], "<blockquote><p>Said.</p></blockquote>"],
  "bulletList, listItem": [
    [
      node("bulletList", [
        node("listItem", [p(text("a")), node("bulletList", [node("listItem", [p(text("b"))])])]),
        node("listItem", [p(text("c"))]),
      ]),
    ],
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>",
  ],
  orderedList: [
    [
      node("orderedList", [node("listItem", [p(text("a"))])], { start: 3, type: "i" }),
      node("orderedList", [node("listItem", [p(text("b"))])], { start: 1 }),
      node("orderedList", [node("listItem", [p(text("c"))])], { start: 123456 }),
    ],
    '<ol start="3"><li><p>a</p></li></ol><ol><li><p>b</p></li></ol><ol><li><p>c</p></li></ol>',
  ],
  codeBlock: [
    [node("codeBlock", [text("\n  if (a < b && c) {\n  }\n")], { language: "ts" })],
    "<pre><code>\n  if (a &lt; b &amp;&amp; c) {\n  }\n</code></pre>",
  ],
  "table, tableRow, tableHeader, tableCell": [
    [
      node("table", [
        node("tableRow", [
          node("tableHeader", [p(text("Tool"))]),
          node("tableHeader", [p(text("Price", "bold"))], { colspan: 1, rowspan: 1, colwidth: null }),
        ]),
        node("tableRow", [
          node("tableCell", [p()]),
          node("tableCell", [p(text("Free")), node("bulletList", [node("listItem", [p(text("a"))])])]),
        ]),
      ]),
    ],
    "<table><tr><th>Tool</th><th><strong>Price</strong></th></tr><tr><td></td><td><p>Free</p><ul><li><p>a</p></li></ul></td></tr></table>",
  ],
  horizontalRule: [[p(text("a")), node("horizontalRule"), p(text("b"))], "<p>a</p><hr /><p>b</p>"],
  hardBreak: [[p(text("a"), node("hardBreak"), text("b"))], "<p>a<br />b</p>"],
  image: [
    [
      node("image", [], { src: "/uploads/a.webp?x=1&y=2", alt: ' A "chart" <1> ', width: 800, height: 400 }),
      node("image", [], { src: "https://example.org/a.png" }),
    ],
    '<img src="/uploads/a.webp?x=1&amp;y=2" alt="A &quot;chart&quot; &lt;1&gt;" width="800" height="400" loading="lazy" decoding="async" />' +
      '<img src="https://example.org/a.png" alt="" loading="lazy" decoding="async" />',
  ],
  "bold, italic, strike, underline, code": [
    [
      p(
        text("a", "bold"),
        text("b", "bold", "italic"),
        text("c", "italic"),
        text("d", "strike"),
        text("e", "underline"),
        text("f <g>", "code"),
      ),
    ],
    "<p><strong>a<em>b</em></strong><em>c</em><s>d</s><u>e</u><code>f &lt;g&gt;</code></p>",
  ],
  link: [
    [
      p(
        text("ours", link("/blog?q=a&page=2")),
        text(" here", link("#part")),
        text(" there", link("https://example.org/a?b=c&d=%22")),
        text(" bold", link("https://example.org/a?b=c&d=%22"), "bold"),
        text(" mail", link("mailto:a@example.org")),
      ),
    ],
    '<p><a href="/blog?q=a&amp;page=2">ours</a><a href="#part"> here</a>' +
      '<a href="https://example.org/a?b=c&amp;d=%22" rel="noopener nofollow"> there<strong> bold</strong></a>' +
      '<a href="mailto:a@example.org" rel="noopener nofollow"> mail</a></p>',
  ],
};

describe("what the editor writes", () => {
  it.each(Object.entries(samples))("%s: the sanitiser leaves it as it is", (_, [content, html]) => {
    expect(written(...content)).toBe(html);
    expect(sanitize(html)).toBe(html);
  });

  it("has a sample for all that can be written, and can write all that the schema has", () => {
    const sampled = Object.keys(samples).flatMap((name) => name.split(", "));
    const names = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)];
    expect([...Object.keys(nodes), "text", ...Object.keys(marks)].sort()).toEqual(names.sort());
    expect(sampled).toEqual(expect.arrayContaining(names.filter((name) => !["doc", "text"].includes(name))));
  });

  it("never holds what the sanitiser would take out", () => {
    const html = written(
      p(
        text("a", link("javascript:alert(1)")),
        text("b", link("//evil.example")),
        text("c", link("java\u200bscript:alert(1)")),
      ),
      node("image", [], { src: "data:image/svg+xml,<svg/onload=alert(1)>" }),
      node("image", [], { src: "http://example.org/a.png" }),
      p(),
    );
    expect(html).toBe("<p><a>a</a><a>b</a><a>c</a></p>");
    expect(sanitize(html)).toBe(html);
  });
});

describe("the address of a link", () => {
  it("is completed where it is plain what was meant", () => {
    expect(typedAddress(" example.org/a ")).toBe("https://example.org/a");
    expect(typedAddress("ada@example.org")).toBe("mailto:ada@example.org");
    expect(typedAddress("/blog")).toBe("/blog");
    expect(["javascript:alert(1)", "a b", "word", "", "//evil.example"].map(typedAddress)).toEqual(
      Array(5).fill(undefined),
    );
    expect(linkAddress("example.org")).toBeUndefined();
  });
});
