import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

/** Notes on the form whether it says that something is being sent. */
const watch = (form: Locator, word: string) =>
  form.evaluate((element, word) => {
    const told = () => element.textContent.includes(word) && element.setAttribute("data-told", "");
    new MutationObserver(told).observe(element, { subtree: true, childList: true, characterData: true });
  }, word);

/** The form with this button; other tabs of a screen have theirs. */
const formWith = (page: Page, name: string) =>
  page.locator("form").filter({ has: page.getByRole("button", { name, exact: true }) });

for (const { name, address, open, send, word, wrong } of [
  {
    name: "signing in",
    address: "/sign-in",
    send: "Sign in",
    word: "Signing in",
    wrong: (page: Page) => page.getByLabel("Email"),
  },
  {
    name: "adding a tool",
    address: "/add-product",
    send: "Add product",
    word: "Adding",
    wrong: (page: Page) => page.getByLabel("Name", { exact: true }),
  },
  {
    name: "writing to sales",
    address: "/advertise",
    open: "Contact Sales",
    send: "Send message",
    word: "Sending",
    wrong: (page: Page) => page.getByLabel("Full name"),
  },
])
  test(`${name}: nothing is said to be sent while the form is only checked`, async ({ page, context }) => {
    if (address !== "/sign-in") await signIn(context);
    await page.goto(address);
    if (open) await page.getByRole("button", { name: open }).first().click();
    await expect(wrong(page)).toBeVisible();
    if (open) {
      // The account's name comes after the form.
      await expect(wrong(page)).not.toHaveValue("");
      await wrong(page).fill("");
    }
    const form = formWith(page, send);
    await watch(form, word);
    await form.getByRole("button", { name: send, exact: true }).click();
    await expect(wrong(page)).toBeFocused();
    await expect(wrong(page)).toHaveAttribute("aria-invalid", "true");
    await expect(form).not.toHaveAttribute("data-told");
  });

test("settings of the site: nothing is said to be saved while the form is only checked", async ({
  page,
  context,
}) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/settings");
  const name = page.getByRole("textbox", { name: "Site name" });
  await name.fill("");
  const form = formWith(page, "Save General Settings");
  await watch(form, "Saving");
  await form.getByRole("button", { name: "Save General Settings" }).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(form).not.toHaveAttribute("data-told");
});
