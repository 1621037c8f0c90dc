import { expect, it } from "vitest";
import { domainOf, siteOf } from "@/lib/owners/site";

it.each([
  ["https://example.com", "example.com"],
  ["https://www.app.example.co.uk/path?x=1", "example.co.uk"],
  ["https://example.com.", "example.com"],
  ["https://EXAMPLE.com:8443", "example.com"],
  ["https://xn--exmple-cua.com", "xn--exmple-cua.com"],
  // Names that others hand out are domains of their own, and never that of whoever hands them out.
  ["https://one.github.io/tool", "one.github.io"],
  ["https://deep.one.vercel.app", "one.vercel.app"],
  ["https://bucket.s3.amazonaws.com", "bucket.s3.amazonaws.com"],
  ["https://github.io", null],
  ["https://co.uk", null],
  ["http://127.0.0.1:3000", null],
  ["http://[2001:db8::1]/", null],
  ["http://localhost", null],
  ["not an address", null],
])("the domain of %s is %s", (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});

it("tells look-alikes and suffixes apart", () => {
  const own = domainOf("https://example.com");
  for (const other of [
    "https://example.com.evil.net",
    "https://notexample.com",
    "https://example-com.net",
    "https://evil.net/example.com",
    "https://example.com@evil.net",
    "https://exаmple.com",
  ])
    expect(domainOf(other)).not.toBe(own);
});

it.each([
  "https://github.com/somebody/tool",
  "https://www.github.com/somebody/tool",
  "https://apps.apple.com/app/id1",
  "https://chromewebstore.google.com/detail/x",
  "https://huggingface.co/spaces/somebody/tool",
  "https://github.com./somebody/tool",
  "https://www.github.com./somebody/tool",
  "https://gist.github.com/somebody/1",
  "https://m.facebook.com/somebody",
  "https://drive.google.com/file/d/1",
  "https://raw.githubusercontent.com/somebody/tool",
  "http://127.0.0.1/",
])("nothing can be proved of %s", (website) => {
  expect(siteOf(website)).toHaveProperty("refusal");
});

it.each([
  "https://github.com",
  "https://huggingface.co/",
  "https://gist.github.com",
  "https://one.github.io/tool",
  "https://somebody.gumroad.com/l/tool",
  "https://somebody.medium.com/tool",
  "https://notgithub.com/tool",
  "https://gemini.google.com/app",
])("something can be proved of %s", (website) => {
  expect(siteOf(website)).toHaveProperty("domain");
});
