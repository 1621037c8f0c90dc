import type { Page } from "@playwright/test";
import { expect } from "../support/playwright";

export const path = "/admin/tools";
export const websiteOf = (name: string) =>
  `https://${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.example`;

export const search = async (page: Page, text: string) => {
  await page.getByRole("searchbox", { name: "Search by name, website or category" }).fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
};
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
