import { describe, expect, it } from "vitest";
import { clientAddress } from "./address.mjs";
import { clean } from "./clean.mjs";

const request = (remoteAddress, forwarded) => ({
  socket: { remoteAddress },
  headers: { "x-forwarded-for": forwarded },
});

describe("clientAddress", () => {
  it.each([
    ["10.0.0.1", "1.2.3.4", 0, "10.0.0.1"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", 2, "1.2.3.4"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["::ffff:127.0.0.1", undefined, 0, "127.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8::9", undefined, 0, "2001:db8:0:0::/64"],
    ["::1", undefined, 0, "0:0:0:0::/64"],
  ])("of %s, forwarded for %s, behind %i proxies is %s", (remote, forwarded, proxies, expected) => {
    expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected);
  });
});

describe("clean", () => {
  it.each([
    ["/", "/"],
    ["/?email=me@example.org&utm_source=x", "/"],
    ["/?q=a%20b&token=x&sort=popular", "/?q=a+b&sort=popular"],
    ["/?sort=a&sort=b", "/?sort=a&sort=b"],
    ["/ai-tools/claude?token=SECRET", "/ai-tools/claude"],
    ["/ai-tools/claude?token=SECRET&_rsc=abc", "/ai-tools/claude?_rsc=abc"],
    ["/latest-launches?period=week&page=2&x=1", "/latest-launches?period=week&page=2"],
    ["/latest-launches?page=2&page=3", "/latest-launches?page=not-a-value"],
    ["/trending?period=..", "/trending?period=not-a-value"],
    ["/trending?period=week%23", "/trending?period=not-a-value"],
    ["/upcoming?page=a%2Fb", "/upcoming?page=not-a-value"],
    ["/category/image?page=%25ff", "/category/image?page=not-a-value"],
    ["/blog?q=a%20b&token=x&page=2", "/blog?q=a+b&page=2"],
    ["/blog?q=&page=2", "/blog?page=2"],
    ["/news?q=+&category=science", "/news?category=science"],
    ["/news?q=a&q=b", "/news?q=a&q=b"],
    ["/latest-news?category=AI&q=x", "/latest-news?category=not-a-value"],
    ["/latest-news/some-post?q=x", "/latest-news/some-post"],
    ["/sign-in?callbackUrl=%2Fdashboard&error=AccessDenied", "/sign-in"],
    ["/constructor?x=1", "/constructor"],
    ["/api/tools?q=a&x=1", "/api/tools?q=a&x=1"],
    ["/api/docs?x=1", "/api/docs"],
    ["/_global-error", "/there-is-no-such-page"],
    ["/_next/static/a.js?v=1", "/_next/static/a.js?v=1"],
    ["/_next/nothing?v=1", "/there-is-no-such-page"],
    ["/_next/image?url=/icon.svg", "/there-is-no-such-page"],
  ])("%s is handled as %s", (address, url) => {
    expect(clean("GET", address)).toMatchObject({ url });
  });

  it.each([
    ["/", true],
    ["/?utm_source=x", true],
    ["/?q=a", false],
    ["/upcoming?page=2", true],
    ["/dashboard?tab=saved", false],
    ["/admin/tools?q=a", false],
    ["/moderation", false],
    ["/_not-found", true],
    ["/api/docs", true],
    ["/custom/abc.js", true],
    ["/api", true],
    ["/logo/a/b", true],
    ["/sitemaps", true],
    ["/api/tools", undefined],
    ["/api/tools/", undefined],
    ["/logo/chatgpt", undefined],
    ["/uploads/a/b.webp", undefined],
  ])("knows whether %s is a page that is kept: %s", (address, cached) => {
    expect(clean("GET", address).cached).toBe(cached);
  });

  it.each([
    ["GET", "/%ff", 400],
    ["GET", "/api/tools/%", 400],
    ["TRACE", "/api/tools", 405],
    ["PROPFIND", "/api/tools", 405],
    ["DELETE", "/ai-tools/chatgpt", 405],
    ["POST", "/_next/static/chunks/a.js", 405],
    ["POST", "/?q=x", 405],
  ])("refuses %s %s", (method, address, status) => {
    expect(clean(method, address)).toEqual({ status });
  });
});
