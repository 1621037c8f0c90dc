import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { call, form, names, stored, takes } from "@/tests/api/upload-kinds";
import * as files from "@/tests/support/hostile-files";

describe.each(names.filter((kind) => takes(kind, "svg")))("%s, an SVG", (kind) => {
  const active: [string, string][] = [
    ["a script", files.payload],
    ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
    ["a script of another namespace", '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ["events", '<rect onload="alert(1)" onclick="alert(1)" ONERROR="alert(1)"/>'],
    [
      "foreign content",
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
    ],
    ["a link", '<a xlink:href="javascript:alert(1)"><rect/></a>'],
    [
      "a picture elsewhere",
      '<image href="https://evil.example/a.png"/><image xlink:href="file:///etc/passwd"/>',
    ],
    [
      "a drawing elsewhere",
      '<use href="https://evil.example/a.svg#x"/><use xlink:href="data:image/svg+xml,alert"/>',
    ],
    ["an import", '<style>@import url("https://evil.example/a.css");</style>'],
    ["an import, escaped", "<style>\\40import url(https://evil.example/a.css);</style>"],
    ["a font", "<style>@font-face{font-family:x;src:url(https://evil.example/a.woff)}</style>"],
    [
      "a fill elsewhere",
      '<rect fill="url(https://evil.example/a#b)" style="fill:url( &quot;//evil.example/#b&quot; )"/>',
    ],
    ["a fill by data", "<style>.a{fill:url(data:image/svg+xml;base64,evil)}</style>"],
    [
      "a change of a link",
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
    ],
    ["a handler", '<handler type="text/javascript">alert(1)</handler>'],
  ];
  it.each(active)("keeps nothing of %s", async (_, inside) => {
    const before = `<?xml version="1.0"?><!-- a -->`;
    const { status, url } = await call(kind, form(kind, before + files.svg(inside)));
    expect(status).toBe(200);
    expect(url).toMatch(/\.png$/);
    const { format, hasAlpha } = await sharp(await stored(url!)).metadata();
    expect([format, hasAlpha]).toEqual(["png", true]);
    // The shape beside it is drawn: the upper right half, in its colour.
    const { data, info } = await sharp(await stored(url!))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = Math.floor(info.height * 0.3) * info.width + Math.floor(info.width * 0.9);
    expect([...data.subarray(at * info.channels, at * info.channels + 3)]).toEqual([0x10, 0xb9, 0x81]);
  });

  it("refuses a comment that no reader of XML understands", async () => {
    const { status, error } = await call(
      kind,
      form(kind, files.svg("<!-- --!> <script>alert(1)</script> -->")),
    );
    expect([status, error]).toEqual([400, "The picture can't be read. The file may be damaged."]);
  });

  it("keeps what an editor of drawings writes", async () => {
    const drawing = files.svg(
      `<defs><linearGradient id="SVGID_1_"><stop offset="0" stop-color="#fff"/></linearGradient><linearGradient id="b" href="#SVGID_1_"/></defs>
       <style>.cls-1{fill:url(#b)}.cls-2{clip-path:url("#c")}</style><clipPath id="c"><rect width="9" height="9"/></clipPath>
       ${'<path class="cls-1 cls-2" d="M0 0h1v1z"/>'.repeat(900)}`,
    );
    const { status, url } = await call(kind, form(kind, drawing));
    expect(status).toBe(200);
    expect(url).toMatch(/\.png$/);
  });
});
