import { expect, test } from "../support/playwright";

type TraceEvent = { name: string; args: { elementCount?: number } };

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
};

// A rule such as `:root:has(:focus) .part` makes a browser match every element of the page again whenever one is added: on
// a phone a twentieth of a second for each toast, menu and dialog.
for (const [screen, use] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(use);

    test("what is added to a page is matched alone", async ({ page, browser }) => {
      for (const path of ["/", "/ai-tools/chatgpt", "/category/image"])
        await test.step(path, async () => {
          await page.goto(path);
          await page.waitForLoadState("networkidle");
          const all = await page.locator("*").count();
          expect(all).toBeGreaterThan(300);
          await browser.startTracing(page, { categories: ["devtools.timeline"] });
          await page.evaluate(() => {
            const added = document.createElement("div");
            added.textContent = "Added";
            document.body.append(added);
            // Asked for its size, the browser matches and measures now.
            return added.getBoundingClientRect().height;
          });
          const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
          const matched = trace.traceEvents
            .filter(({ name }) => name === "UpdateLayoutTree")
            .map(({ args }) => args.elementCount ?? 0);
          expect(matched.length).toBeGreaterThan(0);
          expect(Math.max(...matched)).toBeLessThan(all / 4);
        });
    });
  });
