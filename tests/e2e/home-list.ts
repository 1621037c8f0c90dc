import type { Page } from "@playwright/test";
import { expect } from "../support/playwright";

/** The cards of the list. */
export const grid = (page: Page) => page.locator("#tools .cards .card");
/** How many results the list says it has. */
export const total = async (page: Page) => {
  const line = await page.locator("#tools [role=status]").first().textContent();
  return Number(/Showing ([\d,]+) results?/.exec(line ?? "")?.[1]?.replace(",", ""));
};
/** Waits for an address and for the list that belongs to it. */
export const arrived = async (page: Page, address: string) => {
  await expect(page).toHaveURL(address);
  await expect(page.locator("#tools [aria-busy=true]")).toHaveCount(0);
};
