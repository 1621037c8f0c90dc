import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../support/database";
import { type Instance, startInstance } from "../support/instance";
import { openWebkit, type WebkitPage } from "../support/webkit";

// What Safari does otherwise than Chromium, in which the other tests run. Each of these was a fault once.

const driver = process.env.TEST_WEBKIT_DRIVER ?? "";
const [enter, escape] = ["\uE007", "\uE00C"];

describe.skipIf(!driver)("in WebKit", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "almanac-webkit-"));
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let instance: Instance;
  let page: WebkitPage;

  beforeAll(async () => {
    database = await createTestDatabase();
    instance = await startInstance({ databaseUrl: database.url, dataDir, env: { JOBS: "off" } });
    page = await openWebkit(driver);
    await page.resize(1280, 900);
  });
  afterAll(async () => {
    await page?.close();
    await instance?.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Opens a page, and waits until its scripts are there. */
  async function open(address: string) {
    await page.goto(`${instance.url}${address}`);
    await alive();
  }
  const alive = () =>
    expect
      .poll(() =>
        page.run(() => Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react"))),
      )
      .toBe(true);
  const heightOf = (selector: string) =>
    page.run((asked) => document.querySelector(asked)?.getBoundingClientRect().height ?? 0, selector);
  const settle = () =>
    page.run(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );

  it("dialogs are as tall as what is in them", async () => {
    await open("/about");
    await page.click('header a[href="/sign-in"]');
    await expect.poll(() => heightOf('[role="dialog"]')).toBeGreaterThan(300);
    await settle();
    expect(await heightOf('[role="dialog"]')).toBeLessThan(480);
    await page.press(escape);
    await expect.poll(() => heightOf('[role="dialog"]')).toBe(0);
  });

  it("a column of text has room for as many letters as elsewhere", async () => {
    await open("/compare");
    const [column, letter] = await page.run(() => {
      const text = document.querySelector("main ol")!;
      return [text.getBoundingClientRect().width, Number.parseFloat(getComputedStyle(text).fontSize)];
    });
    expect(column! / letter!).toBeCloseTo(43, 1);
  });

  it("the search shows what it found, and Enter opens it", async () => {
    await open("/about");
    await page.click('header button[aria-label="Search AI tools"]');
    await expect.poll(() => page.run(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
    await page.press("image");
    await expect
      .poll(() => page.run(() => document.querySelectorAll('[role="dialog"] [role="option"]').length))
      .toBeGreaterThan(5);
    await expect
      .poll(() =>
        page.run(() => {
          const all = [...document.querySelectorAll('[role="dialog"] [role="option"]')];
          const { bottom } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
          return all.every((option) => option.getBoundingClientRect().bottom <= bottom);
        }),
      )
      .toBe(true);
    await page.press(enter);
    await expect.poll(() => page.url()).toBe(`${instance.url}/?q=image`);
  });

  it("back from a tool leads to the same cards at the same height", async () => {
    await open("/");
    await page.run(() => {
      const more = [...document.querySelectorAll<HTMLElement>("main a")];
      more.find((link) => link.textContent === "Load More")!.click();
    });
    const cards = () => page.run(() => document.querySelectorAll("#tools .card").length);
    await expect.poll(cards).toBe(304);
    const place = () =>
      page.run(() => {
        const link = document.querySelectorAll("#tools .card h3 a")[200];
        return link ? [link.getAttribute("href"), Math.round(link.getBoundingClientRect().top)] : [];
      });
    await page.run(() => document.querySelectorAll("#tools .card")[200]!.scrollIntoView({ block: "center" }));
    await settle();
    const before = await place();
    await page.run(() => document.querySelectorAll<HTMLElement>("#tools .card h3 a")[200]!.click());
    await expect.poll(() => page.url()).toBe(`${instance.url}${before[0]}`);
    await alive();
    await page.run(() => history.back());
    await expect.poll(() => page.url()).toBe(`${instance.url}/?page=2`);
    await expect.poll(place).toEqual(before);
  });

  it("rows that were cards are as tall as what they say", async () => {
    await open("/");
    await page.run(() => document.querySelector("#tools")!.scrollIntoView());
    await page.click('.layouts [value="grid"]');
    await expect.poll(() => heightOf("#tools .card")).toBeGreaterThan(160);
    await settle();
    await page.click('.layouts [value="list"]');
    await expect.poll(() => heightOf("#tools .card")).toBeLessThan(100);
  });

  it.each([1280, 500])("no page is wider than the window, %i pixels", async (width) => {
    await page.resize(width, 900);
    for (const address of [
      "/",
      "/ai-tools/chatgpt",
      "/compare/chatgpt-vs-claude",
      "/tasks",
      "/blog",
      "/trending",
    ]) {
      await open(address);
      expect(await page.run(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
    }
  });
});
