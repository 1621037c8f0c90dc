import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, addUser, choose, row, unique } from "./admin-page";
import { makeBlog } from "./admin-posts";

/** Watches for texts that are not to be shown, not even for a moment; answers how to ask which were. */
async function watchFor(page: Page, ...texts: string[]) {
  await page.addInitScript((texts) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelector("main")?.innerText ?? "";
      for (const text of texts) if (now.includes(text)) seen.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, texts);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

/** So many reviews wait, which only this page knows of. */
async function reviewsWait(page: Page, count: number) {
  const written = { userName: "Ada Lovelace", userAvatar: null, userId: "f".repeat(24), rating: 4 };
  const details = { pros: [], cons: [], usedFor: null, usedForMonths: null, adminResponse: null };
  const rest = { helpful: 0, byOwner: false, answer: null, revision: null, counts: true };
  let waiting = Array.from({ length: count }, (_, n) => ({
    id: String(n + 1).padStart(24, "0"),
    toolId: "e".repeat(24),
    toolName: "A tool",
    comment: `Waiting ${n + 1}.`,
    status: "pending",
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    ...written,
    ...details,
    ...rest,
  }));
  await page.route("**/api/reviews?*", (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("page"));
    const pagination = { total: waiting.length, page: at, pages: Math.ceil(waiting.length / 10) };
    return route.fulfill({ json: { reviews: waiting.slice((at - 1) * 10, at * 10), pagination } });
  });
  await page.route("**/api/reviews/*/moderate", (route) => {
    const decided = waiting.find(({ id }) => route.request().url().includes(id))!;
    waiting = waiting.filter((review) => review !== decided);
    return route.fulfill({ json: { ...decided, status: "approved" } });
  });
}
/** Approves all reviews that are shown, the first one first. */
async function approveAll(page: Page, count: number) {
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(count);
  for (let n = 0; n < count; n++) {
    const text = (await cards
      .first()
      .getByText(/^Waiting \d+\.$/)
      .textContent())!;
    await cards
      .first()
      .getByRole("button", { name: /^Approve/ })
      .click();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  }
}

for (const [role, path] of [
  ["admin", "/admin/reviews"],
  ["moderator", "/moderation/reviews"],
] as const) {
  const none = "No reviews found with the selected criteria.";

  test(`${path}: once a page of reviews is decided, those that wait behind it are shown`, async ({
    page,
  }) => {
    await signIn(page.context(), { role });
    await reviewsWait(page, 12);
    const seen = await watchFor(page, none);
    await page.goto(path);
    await approveAll(page, 10);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByText("Waiting 11.")).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await seen()).toEqual([]);
    await approveAll(page, 2);
    await expect(page.getByText(none)).toBeVisible();
    // Who chooses the tab again asks again.
    await reviewsWait(page, 1);
    await page.getByRole("link", { name: "Pending" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
  });

  test(`${path}: once the last page is decided, the one before it is shown`, async ({ page }) => {
    await signIn(page.context(), { role });
    await reviewsWait(page, 12);
    const seen = await watchFor(page, none);
    await page.goto(path);
    await page.getByRole("button", { name: "Page 2" }).click();
    await approveAll(page, 2);
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(page).toHaveURL(`${path}?status=pending`);
    expect(await seen()).toEqual([]);
  });
}

test("once the last page of submissions is decided, the one before it is shown", async ({ page }) => {
  await signIn(page.context(), { role: "admin" });
  const word = unique();
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type)
       SELECT $1 || '-' || n, 'Does a thing well.', 'https://' || $1 || n || '.example/', $1 || n || '.example', category.id, 'Free'
       FROM generate_series(1, 27) AS n, (SELECT id FROM category ORDER BY position LIMIT 1) AS category`,
      [word],
    ),
  );
  const seen = await watchFor(page, "Nothing matches", "25–25 of 25", "Page 2 of 1");
  await page.goto(`/admin/submissions?q=${word}&page=2`);
  await expect(page.getByText("26–27 of 27")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name: "Approve" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("2 submissions approved")).toBeVisible();
  await expect(page.getByText("1–25 of 25")).toBeVisible();
  // One page needs no way to others.
  await expect(page.getByRole("navigation", { name: "Pages" }).getByRole("button")).toHaveCount(0);
  await expect(row(page, word)).toHaveCount(25);
  await expect(page).toHaveURL(`/admin/submissions?q=${word}`);
  expect(await seen()).toEqual([]);
});

test("once the only post of the last page is deleted, the page before it is shown", async ({ page }) => {
  await signIn(page.context(), { role: "admin" });
  const word = unique();
  for (const n of [1, 2, 3]) await makeBlog(page, `paged-${word}-${n}`);
  const seen = await watchFor(page, "No blog posts found", "Nothing matches", "Page 2 of 1");
  await page.goto(`/admin/blog?q=${word}&limit=2&page=2`);
  await expect(row(page, word)).toHaveCount(1);
  const remove = async () => {
    await page
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove();
  await expect(page.getByText("1–2 of 2")).toBeVisible();
  await expect(row(page, word)).toHaveCount(2);
  await expect(page).toHaveURL(`/admin/blog?q=${word}&limit=2`);
  await expect(page.getByRole("button", { name: /^Actions for/ }).first()).toBeFocused();
  expect(await seen()).toEqual([]);
  for (const left of [1, 0]) {
    await remove();
    await expect(row(page, word)).toHaveCount(left);
  }
  await expect(page.getByText("0 blog posts found")).toBeVisible();
});

test("an address past the end leads to the last page, and Back to where one came from", async ({ page }) => {
  await signIn(page.context(), { role: "admin" });
  const word = unique();
  for (const n of [1, 2, 3]) await addTool(`Paged ${word} ${n}`, "draft");
  await page.goto("/admin/activity");
  const seen = await watchFor(page, "Nothing matches", "No tools yet", "Page 99");
  await page.goto(`/admin/tools?q=${word}&limit=2&page=99`);
  await expect(page.getByText("3–3 of 3")).toBeVisible();
  await expect(row(page, word)).toHaveCount(1);
  await expect(page).toHaveURL(`/admin/tools?q=${word}&limit=2&page=2`);
  expect(await seen()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/admin/activity");
});

test("what no longer matches a filter goes from the list, and the focus stays in the table", async ({
  page,
}) => {
  await signIn(page.context(), { role: "admin" });
  const word = unique();
  const [first, second] = [1, 2].map((n) => `Buyer ${n} ${word}`) as [string, string];
  await onDatabase((client) =>
    client.query(
      `INSERT INTO sales_inquiry (full_name, email, company_name, monthly_budget, message)
       SELECT name, $2, 'Acme', '$5,000+', 'We would like to be seen by more people.' FROM unnest($1::text[]) AS name`,
      [[first, second], `${word}@example.org`],
    ),
  );
  const table = page.getByRole("region", { name: "Sales inquiries" });
  await page.goto(`/admin/inquiries?status=new&q=${word}`);
  await expect(page.getByText("1–2 of 2")).toBeVisible();
  await choose(page, first, "Mark as Contacted");
  await expect(page.getByText("Inquiry marked as contacted successfully")).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await expect(page.getByRole("button", { name: `Actions for ${second}` })).toBeFocused();
  await page.getByRole("checkbox", { name: `Select ${second}` }).check();
  await choose(page, second, "Close Inquiry");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("status")).toHaveText("No rows");
  await expect(pages.getByLabel("Rows")).toHaveCount(0);
  await expect(pages.getByRole("button")).toHaveCount(0);
  await expect(table).toBeFocused();
  // What nobody sees is not selected.
  await expect(page.getByRole("region", { name: "Selected rows" })).toHaveCount(0);
});

test("an unpublished post, a suspended account and another role go from the list that asked for the former", async ({
  page,
}) => {
  await signIn(page.context(), { role: "admin" });
  const word = unique();
  const { id } = await makeBlog(page, `narrow-${word}`);
  await page.request.patch(`/api/blog/${id}`, { data: { status: "published" } });
  await page.goto(`/admin/blog?status=published&q=${word}`);
  await choose(page, `narrow-${word}`, "Unpublish");
  await expect(page.getByText("Post unpublished successfully")).toBeVisible();
  await expect(row(page, word)).toHaveCount(0);
  await expect(page.getByText("0 blog posts found")).toBeVisible();
  await expect(page.getByRole("region", { name: "Blog posts" })).toBeFocused();
  await page.request.delete(`/api/blog/${id}`);

  const name = `Narrow ${word}`;
  await addUser(name, `${word}@example.org`);
  const accounts = page.getByRole("region", { name: "Users" });
  await page.goto(`/admin/users?status=active&q=${word}`);
  await choose(page, name, "Suspend User");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend User" }).click();
  await expect(page.getByText(`${name} has been suspended`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(accounts).toBeFocused();

  await page.goto(`/admin/users?role=user&q=${word}`);
  await choose(page, name, "Change Role");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New role").selectOption("moderator");
  await dialog.getByLabel("Reason").fill("Helps");
  await dialog.getByRole("button", { name: "Change Role" }).click();
  await expect(page.getByText("User role updated successfully")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(accounts).toBeFocused();
});

test("a search of posts that finds none says so in the list's own words, and how to go on", async ({
  page,
}) => {
  await signIn(page.context(), { role: "admin" });
  for (const [screen, none] of [
    ["blog", "No blog posts found"],
    ["news", "No news posts found"],
  ]) {
    await page.goto(`/admin/${screen}?q=${unique()}`);
    await expect(page.getByText(none!, { exact: true })).toBeVisible();
    await expect(page.getByText("Try another word, or reset the filters.")).toBeVisible();
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(row(page, "").nth(1)).toBeVisible();
  }
});
