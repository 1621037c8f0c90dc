import { describe, expect, it } from "vitest";
import { renderRichText } from "@/lib/platform/rich-text/render";
import { isOwnPath } from "@/lib/platform/addresses/utils";
import { ownPath, textOfHtml } from "@/lib/platform/rich-text/utils";

const site = "https://almanac.test";
const render = (html: string) => renderRichText(html, site);

describe("renderRichText", () => {
  it("puts headings below the page's own and gives each an id of its own", () => {
    const { html, headings } = render(
      "<h1>The <em>first</em> part</h1><h2>Détails &amp; more</h2><h1>The first part</h1><h1>!</h1>",
    );
    expect(headings).toEqual([
      { id: "section-the-first-part", text: "The first part", level: 2 },
      { id: "section-details-more", text: "Détails & more", level: 3 },
      { id: "section-the-first-part-2", text: "The first part", level: 2 },
      { id: "section-part", text: "!", level: 2 },
    ]);
    expect(html).toContain('<h2 id="section-the-first-part">The <em>first</em> part</h2>');
    expect(html).toContain('<h3 id="section-details-more">Détails &amp; more</h3>');
  });

  it.each([
    ["equal", () => "A"],
    [
      "numbered downwards, between equal ones",
      (n: number, count: number) => (n % 2 ? "A" : `A ${count - n}`),
    ],
    ["numbered as their equals would be", (n: number, count: number) => (n < count / 2 ? `A ${n + 2}` : "A")],
    ["equal in their first letters", (n: number) => `${"long ".repeat(20)}${n}`],
  ])("gives thousands of headings ids of their own in little time: %s", (_, text) => {
    for (const count of [2000, 4000]) {
      const body = Array.from({ length: count }, (_, n) => `<h2>${text(n, count)}</h2>`).join("");
      const start = performance.now();
      const { headings } = render(body);
      expect(performance.now() - start).toBeLessThan(1000);
      expect(new Set(headings.map(({ id }) => id)).size).toBe(count);
    }
  });

  it("never leaves out a level", () => {
    expect(render("<h2>a</h2><h2>b</h2>").headings.map(({ level }) => level)).toEqual([2, 2]);
    expect(render("<h2>a</h2><h1>b</h1><h2>c</h2>").headings.map(({ level }) => level)).toEqual([2, 2, 3]);
    expect(render("<h2></h2><p>a</p>")).toEqual({ html: "<p>a</p>", headings: [] });
  });

  it("shows pictures of this server, with room kept for them, and links to others", () => {
    expect(render('<img src="/uploads/a.png" alt="A &quot;b&quot;">').html).toBe(
      '<img src="/uploads/a.png" alt="A &quot;b&quot;" width="1280" height="720" loading="lazy" decoding="async" />',
    );
    expect(
      render('<img src="https://almanac.test/uploads/a.png?x=1&amp;y=2" width="10" height="20">').html,
    ).toBe(
      '<img src="/uploads/a.png?x=1&amp;y=2" alt="" width="10" height="20" loading="lazy" decoding="async" />',
    );
    expect(render('<img src="https://elsewhere.example/a.png" alt="A chart">').html).toBe(
      '<a href="https://elsewhere.example/a.png" rel="noopener nofollow">A chart</a>',
    );
  });

  it("leaves a link one link: of a picture elsewhere it has the words alone", () => {
    const away = (alt: string) => `<img src="https://elsewhere.example/a.png" alt="${alt}">`;
    expect(render(`<p><a href="/faq">${away("A chart")}</a> ${away("B")}</p>`).html).toBe(
      '<p><a href="/faq">A chart</a> <a href="https://elsewhere.example/a.png" rel="noopener nofollow">B</a></p>',
    );
    expect(render(`<a href="/faq"><em>${away("")}</em></a>`).html).toBe(
      '<a href="/faq"><em>Picture</em></a>',
    );
    expect(render('<a href="/faq"><img src="/uploads/a.png" alt="A"></a>').html).toContain(
      '<img src="/uploads/a.png"',
    );
  });

  it("keeps a heading that is a picture, by what stands for it", () => {
    const picture = (alt: string) =>
      `<img src="/uploads/a.png" alt="${alt}" width="1280" height="720" loading="lazy" decoding="async" />`;
    const { html, headings } = render(
      `<h1>${picture("Q &amp; A")}</h1><h2>${picture("")}</h2><h2>b${picture("c")}</h2>`,
    );
    expect(headings).toEqual([
      { id: "section-q-a", text: "Q & A", level: 2 },
      { id: "section-b", text: "b", level: 3 },
    ]);
    // Without words it is no heading to anybody who does not see it.
    expect(html).toBe(
      `<h2 id="section-q-a">${picture("Q &amp; A")}</h2><p>${picture("")}</p><h3 id="section-b">b${picture("c")}</h3>`,
    );
  });

  it("sanitises what is stored", () => {
    expect(render('<p onclick="x()">a<script>alert(1)</script></p>').html).toBe("<p>a</p>");
  });
});

describe("addresses on this server", () => {
  it("are paths, or full addresses of the site", () => {
    expect(["/a", "/uploads/a.png?x=1"].map(isOwnPath)).toEqual([true, true]);
    expect(["//a", "/\\a", "a", "https://a.example", "/a b", "/a\n"].map(isOwnPath)).toEqual(
      Array(6).fill(false),
    );
    expect(ownPath("https://almanac.test/a?b#c", site)).toBe("/a?b");
    expect(ownPath("https://almanac.test//evil.example", site)).toBeUndefined();
    expect(ownPath("https://almanac.test.evil.example/a", site)).toBeUndefined();
    expect(ownPath("nonsense", site)).toBeUndefined();
  });
});

describe("textOfHtml", () => {
  it("is what a reader reads", () => {
    expect(textOfHtml("<p>One &amp; <em>two</em></p><ul><li>three</li><li>&lt;four&gt;</li></ul>")).toBe(
      "One & two three <four>",
    );
  });

  it("gives a table room to be pushed sideways, and drops what spans and groups its cells", () => {
    expect(
      render(
        '<table class="x" style="width:9999px"><caption>c</caption><colgroup><col></colgroup><thead><tr><th scope="col" onclick="x()">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
      ).html,
    ).toBe(
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>c<tr><th>A</th></tr><tr><td>1</td></tr></table></div>',
    );
  });
});
