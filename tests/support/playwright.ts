import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

type Fixtures = {
  /** Messages of the console that the test expects. */
  allowed: (RegExp | string)[];
  /** Names messages of the console that this test expects; everything else that is an error fails it. */
  allowConsole: (...expected: (RegExp | string)[]) => void;
};

/**
 * Playwright's test, failing on any error in the console or on the page. A page that was opened is loaded with all of its
 * scripts; React then brings what is clicked to life before it answers the click.
 */
export const test = base.extend<Fixtures>({
  allowed: async ({}, use) => use([]),
  allowConsole: ({ allowed }, use) => use((...expected) => void allowed.push(...expected)),
  // Of the page itself: a test that only asks the server opens none.
  page: async ({ page, allowed }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter(
      (text) => !allowed.some((one) => (typeof one === "string" ? text.includes(one) : one.test(text))),
    );
    expect(unexpected, "errors in the console").toEqual([]);
  },
});

/** Holds the page's scripts back from now on, until what it answers is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The small form of axe's script is half as long as the one that the package gives as a text, to send and to read. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe reads the same few colours thousands of times in a page: a fifth of the time of a run. */
function rememberColors() {
  type Color = { r: number; g: number; b: number; alpha: number };
  type Axe = { commons: { color: { Color: { prototype: { parseString: (text: string) => Color } } } } };
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Color>();
  prototype.parseString = function (this: Color, text: string) {
    const color = known.get(text) ?? (Reflect.apply(parse, this, [text]) as Color);
    const { r, g, b, alpha } = color;
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices; or of these rules alone, or in a part of the page. */
export async function axe(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<void> {
  // Colours that are on their way from one theme to the other are no fault, nor those of a list that is on its way.
  await expect(page.locator('[role=region][aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // One that follows the page's scrolling never ends.
      .every(({ playState, timeline }) => playState !== "running" || timeline !== document.timeline),
  );
  // A frame of another origin could not be looked into this way.
  const frames = page.frames();
  expect(new Set(frames.map((frame) => new URL(frame.url()).origin)).size, "origins of frames").toBe(1);
  // Once in a document: its half a megabyte takes as long as a run of a short page.
  for (const frame of frames)
    if (!(await frame.evaluate(() => "axe" in window))) {
      await frame.evaluate(axeScript);
      await frame.evaluate(rememberColors);
    }
  const options: RunOptions = {
    // What passes is not described.
    resultTypes: ["violations"],
    runOnly: rules
      ? { type: "rule", values: rules }
      : { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  };
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // What the browser need not draw yet it would lay out for each single question about it, and forget again.
      const drawn = document.createElement("style");
      drawn.textContent = "* { content-visibility: visible !important }";
      document.head.append(drawn);
      try {
        return (await axe.run(within ?? document, options)).violations;
      } finally {
        drawn.remove();
      }
    },
    { within, options },
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n  ")}`,
  );
  expect(found, "axe violations").toEqual([]);
}

export { expect };
