import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { choose, hasColumns, row, unique } from "./admin-page";

test("words are added, changed and deleted", async ({ page, context }) => {
  const phrase = `wort${unique()}`;
  await signIn(context, { role: "admin" });
  await page.goto("/admin/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await hasColumns(page, "Phrase", "Means", "Language", "Updated");
  await axe(page);
  await page.getByRole("button", { name: "Add Word" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Phrase").fill(phrase.toUpperCase());
  await form.getByLabel("Means").fill("word");
  await form.getByLabel("Language").selectOption("de");
  await form.getByRole("button", { name: "Add word" }).click();
  await expect(page.getByText("Word created successfully", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search phrases and meanings" }).fill(phrase);
  await expect(row(page, phrase)).toContainText("German");
  await expect(row(page, phrase).getByText(phrase, { exact: true })).toHaveAttribute("lang", "de");
  await choose(page, phrase, "Edit");
  await form.getByLabel("Means").fill("term");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row(page, phrase)).toContainText("term");
  await choose(page, phrase, "Delete");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Word deleted successfully", { exact: true })).toBeVisible();
});

test("searches of the last days are told, those that found nothing too", async ({ page, context }) => {
  const query = `karaoke ${unique()}`;
  await onDatabase((client) =>
    client.query("INSERT INTO search_day (day, query, searches, missed) VALUES (CURRENT_DATE, $1, 4, 4)", [
      query,
    ]),
  );
  await signIn(context, { role: "admin" });
  await page.goto("/admin/search");
  await page.getByRole("tab", { name: "Searches" }).click();
  await expect(page).toHaveURL(/tab=searches/);
  await expect(page.getByText("counts once a visitor and day")).toBeVisible();
  await hasColumns(page, "Search", "Searches", "Found nothing", "Opened a result");
  await page.getByRole("combobox", { name: "Show" }).selectOption("missed");
  await page.getByRole("searchbox", { name: "Search what was searched for" }).fill(query);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(row(page, query)).toContainText("4");
  await axe(page);
  await choose(page, query, "Add a word");
  const form = page.getByRole("dialog", { name: "Add Word" });
  await expect(form.getByLabel("Phrase")).toHaveValue(query);
  await form.getByLabel("Means").fill("singing");
  await form.getByRole("button", { name: "Add word" }).click();
  await expect(page.getByText("Word created successfully", { exact: true })).toBeVisible();
  await onDatabase((client) => client.query("DELETE FROM search_word WHERE phrase = $1", [query]));
});
