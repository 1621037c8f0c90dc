import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose, makeNews, row, unique } from "./admin-posts";

// What the server did, and whose answer never came back.

const dialog = (page: Page) => page.getByRole("dialog");

/** The next of these calls is done, and answered as by something in between that waited no longer; or by nobody. */
async function lose(page: Page, path: RegExp, method: string, status?: number) {
  let lost = false;
  await page.route(path, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await (status ? route.fulfill({ status, body: "<h1>Gateway Timeout</h1>" }) : route.abort());
  });
}

test.beforeEach(async ({ context, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of (409|504)/);
  await signIn(context, { role: "admin" });
});

const count = async (page: Page, path: string, title: string) => {
  const found = (await (
    await page.request.get(`${path}?status=all&q=${encodeURIComponent(title)}`)
  ).json()) as unknown[];
  return found.length;
};

for (const status of [undefined, 504])
  test(`a news post whose answer was lost is not made twice (${status ?? "no connection"})`, async ({
    page,
  }) => {
    const title = `Lost ${unique()}`;
    await page.goto("/admin/news");
    await page.getByRole("button", { name: "Add News" }).click();
    const form = dialog(page);
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Excerpt").fill("What it is about.");
    await form.getByLabel("Category").selectOption("Science");
    await form.getByLabel("Source", { exact: true }).fill("A journal");
    await form.getByLabel("Source URL").fill("https://example.org/article");
    await form.getByRole("textbox", { name: "Content" }).click();
    await page.keyboard.insertText("A body that is long enough to be accepted by the rules of the form.");
    await form.getByLabel("Image URL", { exact: true }).fill("/og-image.jpg");
    await form.getByLabel("Tags").fill("one");
    await form.getByLabel("Author name").fill("Ada Lovelace");
    await form.getByLabel("Author avatar URL").fill("/og-image.jpg");
    await lose(page, /\/api\/news$/, "POST", status);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("alert").filter({ hasText: "It may be saved all the same" })).toBeFocused();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText(/^Another post already has the slug "lost-/)).toBeVisible();
    await expect(form.getByLabel("Slug", { exact: true })).toBeFocused();
    expect(await count(page, "/api/news", title)).toBe(1);

    // The list, where people are sent, has it.
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(row(page, title)).toHaveCount(1);
  });

test("a page of best software whose answer was lost is not made twice", async ({ page }) => {
  const title = `Lost ${unique()}`;
  await page.goto("/admin/software");
  await page.getByRole("button", { name: "Add Page" }).click();
  const form = dialog(page);
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Description", { exact: true }).fill("What it lists.");
  await lose(page, /\/api\/software-pages$/, "POST");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "It may be saved all the same" })).toBeFocused();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/^Another page has the slug "lost-/)).toBeVisible();
  expect(await count(page, "/api/software-pages", title)).toBe(1);
});

test("a change whose answer was lost is not said to be somebody else's", async ({ page }) => {
  const title = `lost-${unique()}`;
  await makeNews(page, title);
  await page.goto(`/admin/news?q=${title}`);
  await choose(page, title, "Edit");
  const form = dialog(page);
  await form.getByLabel("Excerpt").fill("What I wrote of it.");
  await form.getByLabel("Status").selectOption("published");
  await lose(page, /\/api\/news\/\w+$/, "PATCH");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/^Failed to connect/)).toBeFocused();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText(
      "Your last try, or somebody else, changed this in the meantime, and it stays: Publication date.",
    ),
  ).toBeVisible();
});
