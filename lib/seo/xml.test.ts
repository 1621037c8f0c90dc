import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { escapeXml } from "@/lib/seo/xml";

describe("escapeXml", () => {
  it.each([
    [`<a href="x">'&amp;'</a>`, `&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;`],
    ["]]>", "]]&gt;"],
    ["tab\tand\nline", "tab\tand\nline"],
    ["a\u0000\u0001\u0008\u000b\u000c\u001f\ufffe\uffffb", "ab"],
    ["\ud800x", "\ufffdx"],
    ["💡 日本 é", "💡 日本 é"],
  ])("writes %j", (text, xml) => {
    expect(escapeXml(text)).toBe(xml);
  });

  it("gives text that a parser reads back", () => {
    const text = `1 < 2 && "3" > '2' ]]> <!-- -->`;
    const document = `<a b="${escapeXml(text)}">${escapeXml(text)}</a>`;
    expect(XMLValidator.validate(document)).toBe(true);
    expect(new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(document)).toEqual({
      a: { "#text": text, "@_b": text },
    });
  });
});
