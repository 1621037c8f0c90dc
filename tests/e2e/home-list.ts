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

/** Which card is the first in sight when something is pressed next, and its height in the window. */
export const firstInSightAtPress = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ href: string; top: number }>((resolve) => {
        const look = () => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>("#tools .cards .card h3 a")];
          const tops = links.map((link) => ({
            href: link.getAttribute("href")!,
            top: link.getBoundingClientRect().top,
          }));
          resolve(tops.find(({ top }) => top > 0)!);
        };
        addEventListener("click", look, { capture: true, once: true });
      }),
  );
