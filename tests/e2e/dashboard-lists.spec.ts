import type { Locator } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { collect, join } from "./dashboard-page";

test("saved tools come by six, stay in place when taken off, and are counted", async ({ page }) => {
  await join(page);
  const names = await collect(page, 14, 2);
  await page.goto("/dashboard");
  const cards = page.getByRole("region", { name: "Saved tools" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(names.slice(0, 6));
  const counter = page.locator("dl > div").filter({ hasText: "Saved Tools" }).locator("dd");
  await expect(counter).toHaveText("14");

  // The first card goes off the list: it stays where it is, and nothing is passed over by the next page.
  const save = cards.first().getByRole("button", { name: /^Save/ });
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await save.click();
  await expect(counter).toHaveText("13");
  await expect(cards).toHaveCount(6);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards).toHaveCount(12);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards.getByRole("heading")).toHaveText(names);

  await page.reload();
  await expect(cards.first().getByRole("heading")).toHaveText(names[1]!);
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[1]!);
});

test("launches: what is waited for is listed with its day, can be taken back, and put back", async ({
  page,
}) => {
  await join(page);
  await page.goto("/dashboard?tab=launches");
  await expect(page.getByText("No launches to wait for")).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "See upcoming tools" }).click();
  await expect(page).toHaveURL("/upcoming");

  const coming = (await (await page.request.get("/api/launches?limit=7")).json()) as {
    id: string;
    name: string;
  }[];
  for (const { id } of coming) expect((await page.request.put(`/api/me/launches/${id}`)).ok()).toBe(true);
  await page.goto("/dashboard?tab=launches");
  const cards = page.getByRole("region", { name: "Launches to be told of" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(coming.slice(0, 6).map(({ name }) => name));
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/Expected |Date to be announced/);

  const name = coming[0]!.name;
  await cards
    .first()
    .getByRole("button", { name: `Unsubscribe from the launch of ${name}` })
    .press("Enter");
  const undo = cards.first().getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(cards.first().getByText("Unsubscribed: no mail will come.")).toBeVisible();
  await axe(page);
  await undo.press("Enter");
  await expect(cards.first().getByRole("button", { name: /^Unsubscribe/ })).toBeFocused();
  await cards
    .nth(1)
    .getByRole("button", { name: /^Unsubscribe/ })
    .click();
  await expect(cards.nth(1).getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards).toHaveCount(7);
  await page.reload();
  await expect(cards.getByRole("heading")).toHaveText(
    [coming[0]!, ...coming.slice(2)].map((tool) => tool.name),
  );
});

test("on a phone the first tool is in sight, and the current tab with the ones beside it", async ({
  page,
}) => {
  const { name } = await join(page);
  await collect(page, 3, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  const header = page.locator("#main header");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`);
  for (const action of ["Edit Profile", "Sign Out", "Submit a tool"])
    await expect(
      header.getByRole(action === "Edit Profile" ? "link" : "button", { name: action }),
    ).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const tabs = page.getByRole("navigation", { name: "Dashboard" });
  const first = page.getByRole("region", { name: "Saved tools" }).getByRole("article").first();
  expect((await top(first)) - (await top(header))).toBeLessThan(240);
  expect((await tabs.boundingBox())!.height).toBeLessThan(60);
  for (const tab of ["Settings", "Reviews", "Saved"]) {
    await page.goto(tab === "Saved" ? "/dashboard" : `/dashboard?tab=${tab.toLowerCase()}`);
    await expect(tabs.getByRole("link", { name: tab })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await tabs.getByRole("link", { name: "My tools" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard?tab=tools");
  await expect(tabs.getByRole("link", { name: "My tools" })).toBeInViewport({ ratio: 1 });
});

test("fits a narrow phone", async ({ page }) => {
  await join(page);
  await collect(page, 2, 2);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    "/dashboard",
    "/dashboard?tab=settings",
    "/dashboard?tab=submissions",
    "/dashboard?tab=reviews",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axe(page);
  }
});
