import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

/** A draft whose website has been gone for a while; published by the interface, so that no list is kept without it. */
async function addGone(name: string) {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const history = [
    {
      at: "2026-03-04T00:00:00.000Z",
      seen: "no-host",
      state: "no-host",
      detail: `There is no ${slug}.example`,
    },
  ];
  await onDatabase(async (client) => {
    await client.query(
      `INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status)
       SELECT $1, $2, 'Made for a test.', id, $3, $4, 'freemium', 'draft' FROM category ORDER BY position LIMIT 1`,
      [name, slug, `https://${slug}.example`, `${slug}.example`],
    );
    await client.query(
      `UPDATE tool_link SET state = 'no-host', is_gone = true, seen = 'no-host', failures = 3, since = '2026-03-01',
         failing_since = '2026-03-01', checked_at = '2026-03-04', history = $2
       WHERE tool_id = (SELECT id FROM tool WHERE slug = $1)`,
      [slug, JSON.stringify(history)],
    );
  });
  return slug;
}

test("a tool whose website is gone lies in the graveyard until an administrator says that it works", async ({
  page,
  context,
}) => {
  const name = `Ghostly ${Date.now().toString(36)}`;
  const slug = await addGone(name);
  await signIn(context, { role: "admin" });
  const published = await page.request.patch(`/api/tools/${slug}/status`, { data: { status: "published" } });
  expect(published.status()).toBe(200);
  await page.goto(`/ai-tools/${slug}`);
  const note = page.getByRole("complementary", { name: "About its website" });
  await expect(note).toContainText("no such host is known. That has been so since Mar 1, 2026.");
  await axe(page);
  await note.getByRole("link", { name: "All tools whose websites are gone" }).click();
  await expect(page).toHaveURL("/graveyard");
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/ai-tools/${slug}`);
  await axe(page);

  await page.goto(`/admin/links?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("3 failures since Mar 1, 2026");
  await axe(page);
  const choose = async (action: string) => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("History");
  await expect(page.getByRole("dialog")).toContainText(`There is no ${slug}.example`);
  await page.keyboard.press("Escape");
  await choose("Mark as working");
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as working" }).click();
  await expect(page.getByText("Website marked as working", { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`/ai-tools/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(note).toHaveCount(0);
});
