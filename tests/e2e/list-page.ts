import type { APIRequestContext, Page } from "@playwright/test";

/** The cards of a list. */
export const cards = (page: Page) => page.locator("main .cards .card");

/** The names on the cards, in their order. */
export const names = (page: Page) => cards(page).locator("h3 a").allTextContents();

/** Where the cards lead, in their order. */
export const links = (page: Page) =>
  cards(page)
    .locator("h3 a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** Waits until the list answers to clicks: before that, Load More is a link and the other buttons do nothing. */
export const ready = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main .cards") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

/** Asks for the next page without leaving this one. */
export const loadMore = async (page: Page) => {
  await ready(page);
  await page.getByRole("button", { name: "Load More" }).click();
};

/** How many tools the interface finds for a query. */
export const totalOf = async (request: APIRequestContext, query: string) =>
  Number((await request.get(`/api/tools?limit=1&${query}`)).headers()["x-total-count"]);

/** What the page tells search engines of a list. */
export const jsonLd = async (page: Page, type: string) => {
  const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as unknown,
  );
  return blocks.flat().find((block) => (block as { "@type": string })["@type"] === type) as
    { numberOfItems: number; itemListElement: { position: number; name: string; url: string }[] } | undefined;
};
