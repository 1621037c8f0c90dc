import { describe, expect, it } from "vitest";
import { isTooDeep } from "@/lib/platform/images/svg-depth";
import { expectSteadyGrowth, filled } from "@/tests/support/growth";

const nested = (open: string, depth: number, close = "</g>") =>
  `<svg>${open.repeat(depth)}${close.repeat(depth)}</svg>`;

describe("the depth of a drawing", { timeout: 60_000 }, () => {
  it.each([
    ["groups", nested("<g>", 99)],
    ["many beside each other", `<svg>${"<g><path d=''/></g>".repeat(5_000)}</svg>`],
    ["tags in comments", `<svg><!-- ${"<g>".repeat(500)} --></svg>`],
    ["tags in a style", `<svg><style><![CDATA[${"<g>".repeat(500)}]]></style></svg>`],
    ["tags in an attribute", `<svg><g id="${"<g>".repeat(500)}"/></svg>`],
    ["nothing", ""],
    ["a tag that never ends", `<svg><g a="`],
  ])("is no matter for %s", (_, svg) => expect(isTooDeep(svg)).toBe(false));

  it.each([
    ["groups", nested("<g>", 100)],
    ["what pretends to end itself", nested("<g a=\"/>\" b='/'>", 100)],
    ["what nobody closes", `<svg>${"<a>".repeat(100)}`],
    ["text with quotes between", nested(`<g>it's`, 100)],
  ])("is too much of %s", (_, svg) => expect(isTooDeep(svg)).toBe(true));

  it.each(["<", "<g", '<g a="', "<!--", "<![CDATA[", "</", "<?", "<g/>", "'\""])(
    "is found in one pass of %j",
    (part) => {
      expectSteadyGrowth(isTooDeep, (size) => `<svg>${filled(part, size)}`, 200_000);
    },
  );
});
