import type { Page } from "@playwright/test";
import { expect } from "../support/playwright";
import { onDatabase } from "../support/signed-in";

export const path = "/admin/tools";
let n = 0;
export const unique = (what: string) => `${what} ${Date.now().toString(36)}${(n += 1)}`;
export const websiteOf = (name: string) =>
  `https://${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.example`;

/** A tool that no other test touches. */
export async function addTool(name: string, status = "published") {
  return onDatabase(async (client) => {
    const website = websiteOf(name);
    const { rows } = await client.query<{ id: string; slug: string }>(
      `INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status)
       SELECT $1, $2, 'Made for a test.', id, $3, $4, 'freemium', $5 FROM category ORDER BY position LIMIT 1
       RETURNING id, slug`,
      [
        name,
        name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
        website,
        website.replace("https://", ""),
        status,
      ],
    );
    return rows[0]!;
  });
}

export const search = async (page: Page, text: string) => {
  await page.getByRole("searchbox", { name: "Search by name, website or category" }).fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
};
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
