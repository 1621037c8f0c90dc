import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JsonLd, scriptJson } from "@/components/layout/json-ld";
import { breadcrumbList } from "@/lib/seo/json-ld";

const hostile = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]>",
  "a && b > c",
  "\u2028\u2029",
  `quotes " ' and \\ backslash`,
  "\u0000\u001f\ud800",
  "💡 日本",
];

describe("scriptJson", () => {
  it.each(hostile)("holds %j so that nothing in it ends the script", (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  });
});

describe("JsonLd", () => {
  it("renders one script whose content is the data", () => {
    const data = breadcrumbList(
      "https://almanac.test",
      hostile.map((name) => ({ name, path: "/" })),
    );
    const html = renderToStaticMarkup(<JsonLd data={data} />);
    const [, content] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(content!)).toEqual(data);
  });

  it("takes several at once", () => {
    const data = breadcrumbList("https://almanac.test", []);
    expect(renderToStaticMarkup(<JsonLd data={[data, data]} />)).toContain("[{");
  });
});
