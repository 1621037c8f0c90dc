import { describe, expect, it } from "vitest";
import { afterPaint } from "../../../lib/config/utils-inline.mjs";
import { loadAfterPaint } from "./after-paint.mjs";

const file = (name) => `/_next/static/chunks/${name}.js`;
const load = (name) => `<script src="${file(name)}" async=""></script>`;
const loader = (...names) => `<script data-files="${names.map(file).join(" ")}">${afterPaint}</script>`;

describe("loadAfterPaint", () => {
  it("makes one script of all that load files, and drops what announces them", () => {
    const html = `<head><link rel="preload" as="script" fetchPriority="low" href="${file("z")}"/><link rel="stylesheet" href="/a.css"/>${load("a")}${load("b")}<title>T</title></head><body><p>x</p>${load("z")}</body>`;
    expect(loadAfterPaint(html)).toBe(
      `<head><link rel="stylesheet" href="/a.css"/>${loader("a", "b", "z")}<title>T</title></head><body><p>x</p></body>`,
    );
  });

  it.each([
    ["a file of others", '<script src="https://evil.example/a.js" async=""></script>'],
    ["a file that is not of the build", '<script src="/custom/a.js" async=""></script>'],
    ["a name that leaves its attribute", `<script src='${file('a" onload="')}' async=""></script>`],
    ["a script for browsers without modules", `<script src="${file("a")}" noModule=""></script>`],
    ["one whose place in the page matters", `<script src="${file("a")}"></script>`],
    ["one that has more to say", `<script src="${file("a")}" async="" integrity="sha256-a"></script>`],
    ["one that has a text", `<script src="${file("a")}" async="">1</script>`],
    ["what only looks like one", `<textarea>${load("a")}</textarea><!--${load("b")}-->`],
  ])("leaves %s alone", (_, html) => {
    expect(loadAfterPaint(html)).toBe(html);
  });
});
