import { readFile } from "node:fs/promises";
import { axe, expect, holdScripts, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addUser, choose, row, unique } from "./admin-page";

test.describe("who comes in", () => {
  for (const path of ["/admin", "/admin/users", "/moderation/reviews"])
    test(`${path} sends everybody else home`, async ({ page, context }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/");
      await signIn(context);
      await page.goto(path);
      await expect(page).toHaveURL("/");
    });

  test("a moderator has the screens of moderation and no other", async ({ page, context }) => {
    await signIn(context, { role: "moderator" });
    await page.goto("/admin/users");
    await expect(page).toHaveURL("/");
    await page.goto("/moderation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reviews Management");
    await expect(page.getByRole("navigation", { name: "Administration" }).getByRole("link")).toHaveText([
      /^Reviews/,
      /^Submissions/,
      /^Proposals/,
      "Owners",
      // With their number, where any are open.
      /^Reports/,
    ]);
    await axe(page);
  });

  test("an administrator who is demoted is out with the next step", async ({
    page,
    context,
    allowConsole,
  }) => {
    // The table may have been on its way.
    allowConsole(/status of 403/);
    const { id } = await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Management");
    await onDatabase((client) => client.query(`UPDATE "user" SET role = 'user' WHERE id = $1`, [id]));
    await page.goto("/admin/users");
    await expect(page).toHaveURL("/");
  });
});

test.describe("the shell", () => {
  test("stays around an address that leads nowhere", async ({ page, context, allowConsole }) => {
    allowConsole(/status of 404/);
    await signIn(context, { role: "admin" });
    const response = await page.goto("/admin/tools/nothing-here");
    expect(response!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });

  test("has its screens, and remembers that it was collapsed", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
    await expect(links).toHaveText([
      "Dashboard",
      "Tools",
      "Facts to check",
      "Tasks",
      "Search",
      "Sponsorships",
      "Best Software",
      "Blog",
      "News",
      "Users",
      /^Submissions/,
      /^Reviews/,
      /^Proposals/,
      "Owners",
      /^Reports/,
      /^Inquiries/,
      "Links",
      "Activity",
      "Settings",
    ]);
    const headings = page.getByRole("navigation", { name: "Administration" }).getByRole("heading");
    await expect(headings).toHaveText(["Content", "People", "Queues", "Site"]);
    // Where one is can be seen on a low screen too.
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto("/admin/settings");
    await expect(page.locator("aside [aria-current=page]")).toHaveText("Settings");
    await expect(page.locator("aside [aria-current=page]")).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    await axe(page);
    await expect(page.getByRole("link", { name: "Main Site" })).toHaveAttribute("href", "/");
  });

  test("goes to a screen or a record by keyboard", async ({ page, context, allowConsole }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    await expect(page.getByRole("table")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("inqui");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/inquiries");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sales Inquiries");

    // Records as well, and what is said when they can't be read.
    const menu = page.getByRole("dialog", { name: "Go to" });
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("midjour");
    const found = menu
      .getByRole("group", { name: "Tools" })
      .getByRole("option", { name: /Midjourney/ })
      .first();
    await expect(found).toHaveAttribute("aria-selected", "true");
    await expect(menu.getByRole("status")).toHaveText(/\d+ records? found/);
    await axe(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/tools\?q=Midjourney/);
    await expect(page.getByRole("row").filter({ hasText: "Midjourney" }).first()).toBeVisible();
    allowConsole(/500/);
    await page.route("**/api/admin/search?*", (route) => route.fulfill({ status: 500, json: { error: "" } }));
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("zzqq");
    await expect(menu.getByRole("status")).toHaveText("Failed to search records. Please try again.");
  });

  test("opens the menu for keys that were pressed before the page was alive", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    const release = await holdScripts(page);
    await page.goto("/admin/users", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    release();
    const menu = page.getByRole("dialog", { name: "Go to" });
    await expect(menu.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("link", { name: "Inquiries" }).first().click();
    await expect(page).toHaveURL("/admin/inquiries");
    await expect(menu).toBeHidden();
  });

  test("fits a narrow phone", async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(context, { role: "admin" });
    for (const screen of ["users", "submissions", "reviews", "inquiries", "activity"]) {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
        320,
      );
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Users" }).click();
    await expect(page).toHaveURL("/admin/users");
  });
});

test.describe("users", () => {
  test("are searched, given a role for a reason, banned and exported", async ({ page, context }) => {
    const id = unique();
    const name = `Grace "${id}" Hopper`;
    await addUser(name, `${id}@example.org`);
    await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    await page.getByRole("searchbox", { name: "Search by name or e-mail" }).fill(id);
    await expect(page).toHaveURL(`/admin/users?q=${id}`);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("columnheader")).toHaveText([
      "",
      "User",
      "Role",
      "Status",
      "Last Active",
      "Joined",
      "Actions",
    ]);
    await axe(page);

    await choose(page, name, "Change Role");
    const dialog = page.getByRole("dialog");
    const submit = dialog.getByRole("button", { name: "Change Role" });
    await expect(submit).toBeDisabled();
    await expect(dialog.getByLabel("Reason")).toHaveCount(0);
    await dialog.getByLabel("New role").selectOption("admin");
    await expect(dialog.getByText("Important Notice")).toBeVisible();
    await expect(dialog).toContainText("gives full access to all platform features");
    await expect(submit).toBeDisabled();
    await dialog.getByLabel("New role").selectOption("moderator");
    await dialog.getByLabel("Reason").fill("Helps with reviews");
    await axe(page);
    await submit.click();
    await expect(row(page, id)).toContainText("moderator");

    await choose(page, name, "View Activity");
    await expect(dialog).toContainText("Role changed from user to moderator");
    await dialog.getByRole("tab", { name: "Settings" }).click();
    await expect(dialog).toContainText(`${id}@example.org`);
    await page.keyboard.press("Escape");

    const question = page.getByRole("alertdialog");
    await choose(page, name, "Suspend User");
    await expect(question).toContainText(`Are you sure you want to suspend ${name}?`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(row(page, id)).toContainText("active");
    await choose(page, name, "Suspend User");
    await question.getByLabel("Reason for the log (optional)").fill("Sold votes.");
    await question.getByRole("button", { name: "Suspend User" }).click();
    await expect(row(page, id)).toContainText("suspended");
    await choose(page, name, "Reactivate User");
    await expect(row(page, id)).toContainText("active");

    await choose(page, name, "Ban User");
    await expect(question).toContainText(`Are you sure you want to ban ${name}?`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(row(page, id)).toContainText("active");
    await choose(page, name, "Ban User");
    await question.getByLabel("Reason for the log (optional)").fill("Sold votes again.");
    await question.getByRole("button", { name: "Ban User" }).click();
    await expect(row(page, id)).toContainText("banned");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`users_export_${new Date().toISOString().slice(0, 10)}.csv`);
    const lines = (await readFile(await file.path(), "utf8")).replace("\uFEFF", "").split("\r\n");
    expect(lines[0]).toBe("Name,Email,Role,Status,Last Active,Joined At");
    expect(lines[1]).toContain(`"Grace ""${id}"" Hopper",${id}@example.org,moderator,banned,,`);
    expect(lines).toHaveLength(2);
    await expect(page.getByText("Export completed successfully")).toBeVisible();
  });

  test("can't suspend or ban themselves", async ({ page, context }) => {
    const name = `Admin ${unique()}`;
    await signIn(context, { role: "admin", name });
    await page.goto(`/admin/users?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["View Details", "Change Role", "View Activity"]);
  });

  test("are banned together, exactly those who were selected", async ({ page, context }) => {
    const id = unique();
    for (const n of [1, 2, 3]) await addUser(`Person ${id} ${n}`, `${id}-${n}@example.org`);
    await signIn(context, { role: "admin" });
    await page.goto(`/admin/users?q=${id}&sort=name&order=asc`);
    for (const n of [1, 3]) await page.getByRole("checkbox", { name: `Select Person ${id} ${n}` }).click();
    await expect(page.getByRole("region", { name: "Selected rows" })).toContainText("2 selected");
    await page.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to ban 2 users?");
    await page.getByRole("alertdialog").getByRole("button", { name: "Ban" }).click();
    await expect(page.getByText("2 users banned")).toBeVisible();
    await expect(row(page, `Person ${id} 1`)).toContainText("banned");
    await expect(row(page, `Person ${id} 2`)).toContainText("active");
    await expect(row(page, `Person ${id} 3`)).toContainText("banned");
  });

  test("say when they can't be loaded, and try again", async ({ page, context, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await signIn(context, { role: "admin" });
    await page.route("**/api/users?*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/admin/users");
    await expect(page.locator("#main").getByText("Failed to load users")).toBeVisible();
    await page.unroute("**/api/users?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });
});
