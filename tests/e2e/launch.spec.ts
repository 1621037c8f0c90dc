import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { cards, ready } from "./list-page";

const subscribersIn = async (page: Page) =>
  Number(/([\d,]+) subscribers?/.exec(await cards(page).last().innerText())![1]!.replaceAll(",", ""));

test("Get Notified becomes Subscribed, in both tabs, and stays so", async ({ page, context }) => {
  await signIn(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/upcoming");
    await ready(tab);
  }
  const toggle = (tab: Page) => cards(tab).last().getByRole("button");
  await expect(toggle(page)).toHaveText(/^Get Notified/);
  const before = await subscribersIn(page);

  await toggle(page).focus();
  await page.keyboard.press("Enter");
  for (const tab of [page, other]) {
    await expect(toggle(tab)).toHaveText(/^Subscribed/);
    await expect.poll(() => subscribersIn(tab)).toBe(before + 1);
  }
  await axe(page);
  await page.reload();
  await expect(toggle(page)).toHaveText(/^Subscribed/);
  await expect.poll(() => subscribersIn(page)).toBe(before + 1);

  await toggle(other).click();
  for (const tab of [page, other]) {
    await expect(toggle(tab)).toHaveText(/^Get Notified/);
    await expect.poll(() => subscribersIn(tab)).toBe(before);
  }
});

test("what the server refuses is taken back, with a word about it", async ({
  page,
  context,
  allowConsole,
}) => {
  await signIn(context);
  await page.goto("/upcoming");
  await ready(page);
  const toggle = cards(page).last().getByRole("button");
  const before = await subscribersIn(page);
  allowConsole(/status of (503|401)/);
  await page.route("**/api/me/launches/*", (route) =>
    route.fulfill({ status: 503, json: { error: "The service is not available right now." } }),
  );
  await toggle.click();
  await expect(page.getByText("Failed to update launch notifications.")).toBeVisible();
  await expect(toggle).toHaveText(/^Get Notified/);
  expect(await subscribersIn(page)).toBe(before);

  // That the session has ended is said by what asks to sign in, and by nothing else.
  await page.reload();
  await ready(page);
  await page.unroute("**/api/me/launches/*");
  await page.route("**/api/me/launches/*", (route) => route.fulfill({ status: 401, body: "" }));
  await toggle.click();
  await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toggle).toHaveText(/^Get Notified/);
  await expect(page.getByText("Failed to update launch notifications.")).toHaveCount(0);
});

test("a coming tool's page offers to be told of its launch before its website", async ({ page, context }) => {
  await signIn(context);
  await page.goto("/upcoming");
  // A card that no other test subscribes to, and without loading another document: its button answers from the start.
  await ready(page);
  await cards(page).nth(1).getByRole("link").first().click();
  await expect(page.getByText(/^Expected |^Date to be announced$/).first()).toBeVisible();
  const toggle = page.getByRole("button", { name: /of the launch of|to the launch of/ });
  await expect(toggle).toHaveText(/^Get Notified/);
  await expect(page.getByText("0 subscribers")).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveText(/^Subscribed/);
  await expect(page.getByText("1 subscriber", { exact: true })).toBeVisible();
  await axe(page);
  await toggle.click();
  await expect(toggle).toHaveText(/^Get Notified/);
});
