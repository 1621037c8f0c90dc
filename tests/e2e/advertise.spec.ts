import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Contact Sales" });
const field = (page: Page, name: string) => dialog(page).getByLabel(name);
const send = (page: Page) => dialog(page).getByRole("button", { name: "Send message" }).click();
const says = (page: Page, text: string) =>
  expect(dialog(page).getByRole("alert").filter({ hasText: text })).toBeVisible();

async function open(page: Page) {
  await page.goto("/advertise");
  await page.getByRole("button", { name: "Contact Sales" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, message: string) {
  await field(page, "Full name").fill("Ada Lovelace");
  await field(page, "Email").fill("ada@example.org");
  await field(page, "Company name").fill("Engines Ltd");
  await field(page, "Monthly budget").selectOption("$1,000 - $2,500");
  await field(page, "Message").fill(message);
}

test("shows whom one reaches and what it costs", async ({ page }) => {
  await page.goto("/advertise");
  const main = page.getByRole("main");
  for (const text of ["50K+ monthly visitors", "85% tech decision makers", "3.5x ROI"])
    await expect(main).toContainText(text);
  const plan = (name: string) =>
    main.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(plan("Basic")).toContainText("$99/month");
  await expect(plan("Basic")).toContainText("Featured for 7 days");
  await expect(plan("Professional")).toContainText("$299/month");
  await expect(plan("Professional")).toContainText("Featured for 30 days");
  await expect(plan("Professional")).toContainText("Most popular");
  await expect(plan("Enterprise")).toContainText("Custom");
  await axe(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("is linked from the home page's sponsored listings", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Sponsored" }).getByRole("link", { name: "Advertise here" }).click();
  await expect(page).toHaveURL("/advertise");
});

test("tells what is missing or wrong, in order", async ({ page }) => {
  await open(page);
  await send(page);
  await says(page, "Please fill in all required fields");
  await expect(field(page, "Full name")).toBeFocused();
  await axe(page);
  await fill(page, "short");
  await field(page, "Full name").fill("A");
  await field(page, "Email").fill("nowhere");
  await send(page);
  await says(page, "Full name must be at least 2 characters");
  await field(page, "Full name").fill("Ada");
  await send(page);
  await says(page, "Message must be at least 10 characters");
  await field(page, "Message").fill("Long enough by now.");
  await send(page);
  await says(page, "Please enter a valid email address");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Contact Sales" })).toBeFocused();
});

test("asks to sign in, and keeps what was typed", async ({ page, context }) => {
  await open(page);
  await fill(page, "Kept until somebody signs in.");
  await send(page);
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toContainText(
    "You must be logged in to submit this form",
  );
  await signIn(context);
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("Kept until somebody signs in.");
  await expect(field(page, "Monthly budget")).toHaveValue("$1,000 - $2,500");
});

test("the message follows the plan until somebody writes it", async ({ page, context }) => {
  await page.goto("/advertise");
  const choose = async (name: string) => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name }).click();
  };
  await choose("Choose Basic");
  await field(page, "Company name").fill("Engines Ltd");
  await choose("Choose Professional");
  await expect(field(page, "Message")).toHaveValue("I am interested in the Professional plan.");
  await expect(field(page, "Company name")).toHaveValue("Engines Ltd");
  // Whoever has to sign in first finds the plan again.
  await fill(page, "I am interested in the Professional plan.");
  await send(page);
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await signIn(context);
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("I am interested in the Professional plan.");
  await field(page, "Message").fill("Two tools of ours, in May.");
  await choose("Choose Basic");
  await expect(field(page, "Message")).toHaveValue("Two tools of ours, in May.");
});

test("sends, once whatever fails before, and says so", async ({ page, context, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const { id, email } = await signIn(context, { name: "Grace Hopper" });
  await page.goto("/advertise");
  await page.getByRole("button", { name: "Choose Professional" }).click();
  await expect(field(page, "Full name")).toHaveValue("Grace Hopper");
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Message")).toHaveValue("I am interested in the Professional plan.");
  await field(page, "Company name").fill("Compilers Inc");
  await field(page, "Monthly budget").selectOption("$5,000+");

  for (const [answer, text] of [
    [{ status: 503, json: { error: "The server's own words." } }, "The server's own words."],
    [{ status: 502, body: "" }, "Please try again later."],
  ] as const) {
    await page.route("**/api/sales-inquiries", (route) => route.fulfill(answer));
    await send(page);
    await says(page, "Error sending message");
    await says(page, text);
    await page.unroute("**/api/sales-inquiries");
  }
  await send(page);
  await expect(page.getByRole("dialog", { name: "Message sent" })).toContainText(email);
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();

  const { rows } = await onDatabase((client) =>
    client.query("SELECT company_name, monthly_budget, status FROM sales_inquiry WHERE user_id = $1", [id]),
  );
  expect(rows).toEqual([{ company_name: "Compilers Inc", monthly_budget: "$5,000+", status: "new" }]);
  await page.getByRole("button", { name: "Contact Sales" }).click();
  await expect(field(page, "Message")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button is dead, and the address to write to is there", async ({ page }) => {
    await page.goto("/advertise");
    await expect(page.getByRole("button", { name: /^(Contact Sales|Choose |Discuss )/ })).toHaveCount(0);
    // Playwright finds no text in it, but it is there to be seen.
    await expect(page.locator("main noscript > p")).toBeVisible();
  });
});
