import { expect, type Page } from "@playwright/test";
import { onDatabase } from "../support/signed-in";

/** A word that no other test uses, or a name that ends with one. */
export function unique(name?: string) {
  const word = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return name ? `${name} ${word}` : word;
}

/** An account, and its id. */
export const addUser = (name: string, email: string) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "user" (name, email) VALUES ($1, $2) RETURNING id`,
      [name, email],
    );
    return rows[0]!.id;
  });

/** The row of a table with a text. */
export const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
/** Picks an action from the menu of a row. */
export async function choose(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Holds that the table has these columns. */
export async function hasColumns(page: Page, ...names: string[]) {
  for (const name of names) await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
}

/** A tool of its own, of any status. */
export const addTool = (name: string, status = "published") =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; slug: string }>(
      `INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status)
       SELECT $1, $2, 'Says what it does.', id, 'https://' || $2 || '.example', $2 || '.example', 'paid', $3
       FROM category ORDER BY position LIMIT 1 RETURNING id, slug`,
      [name, name.toLowerCase().replace(/[^a-z0-9]+/g, "-"), status],
    );
    return rows[0]!;
  });
