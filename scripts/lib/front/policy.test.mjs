import { describe, expect, it } from "vitest";
import { inlineScripts } from "../../../lib/config/utils-inline.mjs";
import { hashOf } from "./admitted.mjs";
import { preferHttps } from "./https.mjs";
import { inspect, isMeasured, setPolicy } from "./policy.mjs";

const first = "(self.__next_f=self.__next_f||[]).push([0])";
const piece = (text) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const script = (text) => `<script>${text}</script>`;
const [ours] = inlineScripts;
const meta = (content) => `<meta http-equiv="Content-Security-Policy" content="${content}">`;

describe("inspect", () => {
  it("makes one of data in a row, and admits it with our own scripts", () => {
    const { text, sources } = inspect(
      `<p>${script(ours)}</p><b>é</b>${script(first)}${script(piece("a"))}${script(piece("ü"))}</body>`,
    );
    const joined = `${first};${piece("a")};${piece("ü")}`;
    expect(text).toBe(`<p>${script(ours)}</p><b>é</b>${script(joined)}</body>`);
    expect(sources.toSorted()).toEqual([hashOf(ours), hashOf(joined)].toSorted());
  });

  it("leaves data that anything stands between, or that has attributes, where it is", () => {
    const html = `${script(first)}<i></i>${script(piece("a"))}<script id="x">${piece("b")}</script>${script(piece("c"))}`;
    const { text, sources } = inspect(html);
    expect(text).toBe(html.replace('</script><script>self.__next_f.push([1,"c"])', `;${piece("c")}`));
    expect(sources).toHaveLength(3);
  });

  it("admits nothing else, wherever it stands", () => {
    const bad = "alert(1)";
    const html = `${script(bad)}${script(`${ours};`)}${script(first)}${script(bad)}${script(piece("a"))}${script(`${piece("b")};${bad}`)}<script type="application/ld+json">{"a":1}</script><script src="/a.js">${bad}</script>`;
    const { text, sources } = inspect(html);
    expect(text).toBe(html);
    expect(sources).toEqual([hashOf(first), hashOf(piece("a"))]);
  });

  it("admits no data before that which is whole", () => {
    const { sources } = inspect(
      `${script(piece("x"))}<p>${script(first)}${script(piece("y"))}</p>${script(first)}${script(piece("a"))}`,
    );
    expect(sources).toEqual([hashOf(`${first};${piece("a")}`)]);
  });

  it("is not led to joining what is no script of the page", () => {
    const html = `<textarea>${script(first)}${script(piece("a"))}</textarea><!--${script(piece("b"))}-->`;
    expect(inspect(html)).toEqual({ text: html, sources: [], measured: false });
  });
});

describe("isMeasured", () => {
  const hosts = "connect-src &#x27;self&#x27; https://*.googletagmanager.com";
  it.each([
    [`<head>${meta(hosts)}</head><body>`, true],
    [`<head>${meta("connect-src &#x27;self&#x27;")}${meta(hosts)}</head><body>`, false],
    [`<head></head><body>${meta(hosts)}`, false],
    [`<head><title>${meta(hosts)}</title><!--${meta(hosts)}--></head><body>`, false],
    [`<head><meta name="description" content="${hosts}"></head><body>`, false],
  ])("%s: %s", (html, expected) => {
    expect(isMeasured(html)).toBe(expected);
  });
});

describe("setPolicy", () => {
  const respond = (policy) => {
    const headers = new Map([["content-security-policy", policy]]);
    return {
      headers,
      getHeader: (name) => headers.get(name.toLowerCase()),
      hasHeader: (name) => headers.has(name.toLowerCase()),
      setHeader: (name, value) => headers.set(name.toLowerCase(), value),
    };
  };
  const whole =
    "default-src 'self'; script-src 'self' https://www.googletagmanager.com; img-src https: http:";
  const after = (page, siteUrl) => {
    const response = respond(whole);
    preferHttps(response, siteUrl);
    setPolicy(response, page);
    return response.headers;
  };

  it("adds what may run, and has others only where the page asks for them", () => {
    expect(
      after({ sources: ["'sha256-a'", "'sha256-b'"], measured: false }).get("content-security-policy"),
    ).toBe("default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; img-src https: http:");
    expect(after({ sources: [], measured: true }).get("content-security-policy")).toBe(whole);
  });

  it("asks for https alone where the site's address has it", () => {
    const headers = after({ sources: [], measured: true }, "https://almanac.example");
    expect(headers.get("content-security-policy")).toBe(`${whole}; upgrade-insecure-requests`);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(
      after({ sources: [], measured: true }, "http://almanac.example").has("strict-transport-security"),
    ).toBe(false);
  });

  it("leaves an answer without a policy alone", () => {
    const response = respond(undefined);
    setPolicy(response, { sources: ["'sha256-a'"], measured: false });
    expect(response.headers.get("content-security-policy")).toBeUndefined();
  });
});
