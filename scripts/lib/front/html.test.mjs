import { describe, expect, it } from "vitest";
import { elements } from "./html.mjs";

const all = (html) =>
  [...elements(html)].map(({ name, attributes, from, to }) => ({
    name,
    attributes: Object.fromEntries(attributes),
    ...(to === undefined ? {} : { text: html.slice(from, to) }),
  }));
const scripts = (html) =>
  all(html).flatMap(({ name, text }) => (name === "script" && text !== undefined ? [text] : []));

describe("elements", () => {
  it("have their attributes as they are written", () => {
    expect(all(`<a HREF="x>y" b='"' c = d/e disabled b="2"/><br/><P>`)).toEqual([
      { name: "a", attributes: { href: "x>y", b: '"', c: "d/e", disabled: "" } },
      { name: "br", attributes: {} },
      { name: "p", attributes: {} },
    ]);
  });

  it.each([
    ["plain", "<script>a</script>", ["a"]],
    ["upper case, with attributes and space", '<SCRIPT id="a"\n>a</sCript\t x="</script>">', ["a"]],
    ["a slash instead of space", "<script/async>a</script/>", ["a"]],
    ["other names that begin alike", "<scripts>a</scripts><script>b</scripts></script>", ["b</scripts>"]],
    ["in a comment", "<!-- <script>a</script> --><script>b</script>", ["b"]],
    ["after a comment that ends at once", "<!--><script>a</script><!---><script>b</script>", ["a", "b"]],
    ["after a comment that ends oddly", "<!-- --!><script>a</script>", ["a"]],
    ["in a comment without an end", "<!-- <script>a</script>", []],
    ["in a declaration", "<!x <script>a</script>", ["a"].slice(1)],
    ["in an attribute", `<a title="<script>a</script>"><script>b</script>`, ["b"]],
    ["in an attribute without an end", `<a title="<script>a</script>`, []],
    [
      "in a title, style, text area and noscript",
      ["title", "style", "textarea", "noscript"]
        .map((name) => `<${name}><script>a</script></${name.toUpperCase()} >`)
        .join("") + "<script>b</script>",
      ["b"],
    ],
    ["in text", "1 < 2 <3 <script>a</script> <", ["a"]],
    ["in an end tag's attribute", `</a title="<script>a</script>"><script>b</script>`, ["b"]],
    ["in a template", "<template><script>a</script></template>", ["a"]],
    ["without an end", "<script>a", []],
    ["after plaintext", "<plaintext><script>a</script>", []],
    ["with an end that is none", "<script>a</scriptx></script>", ["a</scriptx>"]],
    ["with a comment", "<script><!-- a --></script>", ["<!-- a -->"]],
    ["with a comment without an end", "<script><!-- a</script>b", ["<!-- a"]],
    [
      "with a nested pair",
      "<script><!-- <script>a</script> --></script><script>b</script>",
      ["<!-- <script>a</script> -->", "b"],
    ],
    [
      "with a nested one without an end",
      "<script><!-- <script>a</script>b</script>",
      ["<!-- <script>a</script>b"],
    ],
    ["with an early end of a comment", "<script><!--><script>a</script>", ["<!--><script>a"]],
  ])("finds scripts %s", (_, html, found) => {
    expect(scripts(html)).toEqual(found);
  });

  it("takes time in proportion to the text", () => {
    const started = performance.now();
    for (const one of ["<", "<a ", "<!--", "<script>", '<a b="', "</", "<a =", "<script><!--<script>"])
      for (const _ of elements(one.repeat(100_000)));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
