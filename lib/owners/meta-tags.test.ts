import { expect, it } from "vitest";
import { metaContents } from "@/lib/owners/meta-tags";

const read = (html: string) => metaContents(html, "almanac-verification");
const tag = (content: string) => `<meta name="almanac-verification" content="${content}">`;

it.each([
  ["a plain one", `<!doctype html><html lang="en"><head><meta charset="utf-8">${tag("one")}</head>`],
  ["one behind a byte order mark", `\ufeff<!doctype html>\n${tag("one")}`],
  ["another order and other quotes", "<head><meta content='one' data-x name=ALMANAC-verification></head>"],
  ["one that closes itself", '<META CONTENT=" one "\n NAME="almanac-verification"/>'],
  [
    "one after scripts and comments",
    `<head><!-- a > b --><script>"</head><body>"</script><title>T</title>${tag("one")}`,
  ],
])("finds %s", (_, html) => {
  expect(read(html)).toEqual(["one"]);
});

it("finds those of several people", () => {
  expect(read(`<head>${tag("one")}${tag("two")}</head>`)).toEqual(["one", "two"]);
});

it.each([
  ["the body", `<head></head><body>${tag("one")}`],
  ["a page that has no head and begins with text of others", `<p>Hello</p>${tag("one")}`],
  ["a page that begins with text of others", `<title>T</title>Hello ${tag("one")}`],
  ["a page that begins with a space that stays", `<title>T</title>&nbsp;${tag("one")}`],
  ["a text that is no page", `Add this: ${tag("one")}`],
  ["what comes after a sign that is no tag", `<head>a < b ${tag("one")}`],
  ["what comes after the page", `<head></head></html>${tag("one")}`],
  ["a comment", `<head><!-- ${tag("one")} --></head>`],
  ["a comment that never ends", `<head><!-- ${tag("one")}`],
  ["a title", `<head><title>${tag("one")}</title></head>`],
  ["a script", `<head><script>var a = '${tag("one")}'</script></head>`],
  ["an attribute", `<head><meta name="description" content='${tag("one")}'></head>`],
  ["an attribute that never ends", `<head><meta name="description" content='${tag("one")}`],
  ["a template", `<head><template>${tag("one")}</template></head>`],
  ["another name", '<head><meta name="almanac-verification-2" content="one"></head>'],
  ["a property", '<head><meta property="almanac-verification" content="one"></head>'],
])("finds none in %s", (_, html) => {
  expect(read(html)).toEqual([]);
});

it.each([
  ...[
    "<",
    "<a ",
    "<a>",
    '<meta "',
    "<!--",
    "<title>",
    "<meta a='",
    "<meta =",
    "<template>",
    "<noscript>",
    "<link>",
  ],
  "<template><x>",
])("reads a page of nothing but %s in one pass", (part) => {
  expect(read(part.repeat(100_000))).toEqual([]);
});

it.each(["<head></head>", "<template>"])("is not held up by what is nested deeply after %s", (start) => {
  expect(read(`${start}${"<x>".repeat(87_381)}${"</p>".repeat(65_536)}`)).toEqual([]);
});
