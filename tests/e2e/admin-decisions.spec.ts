import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { choose, unique } from "./admin-page";
import { createTool, own } from "./owned-tool";

// Decisions in dialogs: one that failed can be made again, one that is under way is told.

test.beforeEach(({ allowConsole }) => allowConsole(/status of 50[023]/));

/** Answers the next of these calls so, once what it answers is called. */
async function hold(page: Page, path: string, method: string, status: number, body = "") {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await held;
      await route.fulfill({ status, body });
    },
    { times: 1 },
  );
  return release;
}

test("a proposal whose decision failed stays to be decided, and nothing else is decided meanwhile", async ({
  page,
  context,
}) => {
  const slug = `decided-${unique()}`;
  const { id, name } = await createTool(slug);
  const { id: owner } = await signIn(context, { name: "Ottilie Owner" });
  await onDatabase(async (client) => {
    await own(client, owner, id, slug);
    await client.query(
      `INSERT INTO tool_proposal (tool_id, user_id, change, before, tool_updated_at)
       SELECT id, $2, '{"description": "It writes minutes."}', '{"description": "A tool that somebody makes."}', updated_at
       FROM tool WHERE id = $1`,
      [id, owner],
    );
  });
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/proposals?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Look and decide ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  const path = "**/api/proposals/*";

  let release = await hold(page, path, "PATCH", 502, "<h1>Bad Gateway</h1>");
  await dialog.getByRole("button", { name: "Approve" }).click();
  release();
  await expect(page.getByText("Failed to decide on the proposal")).toBeVisible();
  await expect(page.getByText("HTTP error!")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Approve" })).toBeFocused();

  release = await hold(page, path, "PATCH", 503);
  await dialog.getByRole("button", { name: "Reject" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Reason").fill("Please say what it does.");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Sending…")).toBeAttached();
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  release();
  await expect(dialog.getByText("Sending…")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(question.getByLabel("Reason")).toHaveValue("Please say what it does.");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Proposal rejected")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a merge of tasks that takes a moment is told, and what failed can be tried again", async ({
  page,
  context,
}) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/tasks");
  const menu = page.getByRole("button", { name: /^Actions for/ }).first();
  const name = (await menu.getAttribute("aria-label"))!.replace("Actions for ", "");
  await choose(page, name, "Merge into…");
  const release = await hold(page, "**/api/tasks/*/merge", "POST", 500);
  const dialog = page.getByRole("dialog", { name: `Merge ${name}` });
  await dialog.getByRole("option").last().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge" }).click();
  await expect(dialog.getByText("Merging…")).toBeVisible();
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  release();
  await expect(page.getByText("Failed to merge tasks")).toBeVisible();
  await expect(page.getByText("Something went wrong on our side.")).toBeVisible();
  await expect(dialog.getByRole("option").last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});
