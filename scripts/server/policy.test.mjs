import { describe, expect, it } from "vitest";
import { contentPolicy, hashOf, hashScripts, securityHeaders } from "./policy.mjs";

const nonce = "bm9uY2U";
const script = (text, attributes = ` nonce="${nonce}"`) => `<script${attributes}>${text}</script>`;

describe("hashScripts", () => {
  const data = 'self.__next_f.push([1,"é"])';

  it("admits what bore the nonce, joins neighbours, and leaves no nonce", () => {
    const first = "(self.__next_f=self.__next_f||[]).push([0])";
    const { html, scripts } = hashScripts(`<body>${script(first)}${script(data)}<p>${script("x()")}`, nonce);
    expect(html).toBe(`<body><script>${first};\n${data}</script><p><script>x()</script>`);
    expect(scripts).toContain(hashOf(`${first};\n${data}`));
    expect(scripts).toContain(hashOf("x()"));
  });

  it("knows scripts with other attributes, and takes the nonce out of the page's data", () => {
    const { html, scripts } = hashScripts(
      script(`push({"nonce":"${nonce}"})`, ` id="_R_" nonce="${nonce}" async=""`) +
        script("", ` src="/a.js" nonce="${nonce}"`),
      nonce,
    );
    expect(html).toBe('<script id="_R_" async="">push({"nonce":""})</script><script src="/a.js"></script>');
    expect(scripts).toContain(hashOf('push({"nonce":""})'));
  });

  it("admits nothing that was in the page without it", () => {
    const written = [
      script("alert(1)", ""),
      script("alert(2)", ' nonce=""'),
      script("alert(3)", ' nonce="other"'),
    ].join("");
    const { html, scripts } = hashScripts(written + script(data), nonce);
    expect(html).toBe(written + script(data, ""));
    for (const n of [1, 2, 3]) expect(scripts).not.toContain(hashOf(`alert(${n})`));
  });
});

describe("contentPolicy", () => {
  const settings = { analytics: true, pictures: ["https://pictures.example"] };

  it("names hosts of others only where the settings load them", () => {
    expect(contentPolicy("/about", [], undefined)).not.toMatch(/https?:/);
    const policy = contentPolicy("/about", ["'sha256-x'"], undefined, settings);
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com 'sha256-x'");
    expect(policy).toContain("https://pictures.example");
  });

  it.each([
    "/admin",
    "/admin/tools",
    "/moderation",
    "/dashboard",
    "/reset-password",
    "/verify-email",
    "/advertise/report/1",
  ])("loads no analytics at %s", (path) => {
    expect(contentPolicy(path, [], undefined, settings)).not.toContain("google");
  });

  it("asks for https where the site has it", () => {
    expect(contentPolicy("/", [], "https://almanac.example")).toMatch(/; upgrade-insecure-requests$/);
    expect(contentPolicy("/", [], "http://localhost:3000")).not.toContain("upgrade");
  });
});

describe("securityHeaders", () => {
  it("lets a picture run nothing, and says nothing of documents to it", () => {
    expect(securityHeaders("/logo/chatgpt", "https://almanac.test")).toEqual({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "strict-transport-security": "max-age=31536000",
    });
    for (const document of ["/about", "/logo/chatgpt/large"])
      expect(securityHeaders(document, undefined)).toMatchObject({
        "x-frame-options": "DENY",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      });
  });
});
