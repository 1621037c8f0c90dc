import { describe, expect, it } from "vitest";
import { failurePage, withFailure } from "./failure-page.mjs";

describe("a page that could not be made", () => {
  it.each([
    [400, "cut off or mistyped."],
    [429, "Please try again in a minute."],
    [503, "Please try again in a moment."],
  ])("says so by itself: %s", (status, sentence) => {
    const html = failurePage(status);
    expect(html).toContain(sentence);
    expect(html).toContain('<a href="/"');
    expect(html).not.toContain("<script");
  });

  it("says so to who runs no scripts, beside what the framework sends", () => {
    const html = withFailure('<html><head></head><body class="a"><script>1</script></body></html>', 503);
    expect(html).toMatch(/<body class="a"><noscript><main.*in a moment.*<\/noscript><script>1<\/script>/);
  });

  it("leaves a document alone that has no body", () => {
    expect(withFailure("<p>", 500)).toBe("<p>");
  });
});
