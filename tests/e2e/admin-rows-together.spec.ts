import { hash } from "@node-rs/argon2";
import type { Browser, Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { choose, row, unique } from "./admin-page";

/** Another administrator at a browser of their own. */
async function colleague(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, { role: "admin", name: "Mary Colleague" });
  return context.newPage();
}

async function addPost(page: Page, slug: string) {
  const answer = await page.request.post("/api/blog", {
    data: {
      title: slug,
      slug,
      excerpt: "What two people write about.",
      content: "<p>A body that is long enough to be accepted by the rules of the form.</p>",
      category: "MLOps",
      readTime: "2 min read",
      imageUrl: "/og-image.jpg",
      tags: ["one"],
      author: { name: "Ada Lovelace", avatar: "/og-image.jpg" },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string };
}

test("two administrators edit one post: nothing is overwritten unseen, and neither loses a word", async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  const slug = `together-${unique()}`;
  await signIn(context, { role: "admin" });
  const { id } = await addPost(page, slug);
  const other = await colleague(browser);
  const forms = [page, other].map((one) => one.getByRole("dialog", { name: "Edit Blog Post" }));
  for (const [at, one] of [page, other].entries()) {
    await one.goto(`/admin/blog?q=${slug}`);
    await choose(one, slug, "Edit");
    await forms[at]!.getByLabel("Excerpt").fill(
      at === 0 ? "The words of the first." : "The words of the second.",
    );
  }
  await forms[1]!.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Post updated successfully")).toBeVisible();
  await forms[0]!.getByRole("button", { name: "Save" }).click();
  const notice = forms[0]!.getByRole("alert").filter({ hasText: "Somebody else changed this" });
  await expect(notice).toContainText("The words of the first.");
  await expect(notice).toContainText("The words of the second.");
  const stored = async () =>
    ((await (await page.request.get(`/api/blog/${id}`)).json()) as { excerpt: string }).excerpt;
  expect(await stored()).toBe("The words of the second.");
  await notice.getByRole("button", { name: "Save your version" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  expect(await stored()).toBe("The words of the first.");
  await page.request.delete(`/api/blog/${id}`);
  await other.context().close();
});

test("what only one of two changed is asked about by nobody, and what both changed alone", async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  const slug = `merged-${unique()}`;
  await signIn(context, { role: "admin" });
  const { id } = await addPost(page, slug);
  const other = await colleague(browser);
  const edit = async (one: Page) => {
    await one.goto(`/admin/blog?q=${slug}`);
    await choose(one, slug, "Edit");
    return one.getByRole("dialog", { name: "Edit Blog Post" });
  };
  const [mine, theirs] = [await edit(page), await edit(other)];
  await theirs.getByLabel("Excerpt").fill("The words of the other.");
  await theirs.getByLabel("Tags").fill("theirs");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Post updated successfully")).toBeVisible();
  await mine.getByRole("textbox", { name: "Read time" }).fill("7 min read");
  await mine.getByLabel("Tags").fill("mine");
  await mine.getByRole("button", { name: "Save" }).click();
  const notice = mine.getByRole("alert").filter({ hasText: "Somebody else changed this" });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole("rowheader")).toHaveText(["Tags"]);
  await expect(notice).toContainText("They also changed, and it stays: Excerpt.");
  await axe(page);

  await notice.getByRole("button", { name: "Take their version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(mine.getByLabel("Tags")).toHaveValue("theirs");
  await expect(mine.getByLabel("Excerpt")).toHaveValue("The words of the other.");
  await expect(mine.getByRole("textbox", { name: "Read time" })).toHaveValue("7 min read");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  expect(await (await page.request.get(`/api/blog/${id}`)).json()).toMatchObject({
    excerpt: "The words of the other.",
    tags: ["theirs"],
    readTime: "7 min read",
  });
  await page.request.delete(`/api/blog/${id}`);
  await other.context().close();
});

test("a submission that two approve at once becomes one tool", async ({ page, context, browser }) => {
  const name = `Twice${unique()}`;
  const { id } = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type)
       SELECT $1, 'Does a thing well.', 'https://' || lower($1) || '.example/', lower($1) || '.example', id, 'Free'
       FROM category ORDER BY position LIMIT 1 RETURNING id`,
      [name],
    );
    return rows[0]!;
  });
  await signIn(context, { role: "admin" });
  const other = await colleague(browser);
  for (const one of [page, other]) {
    await one.goto(`/admin/submissions?status=all&q=${name}`);
    await one.getByRole("button", { name: `Approve ${name}` }).click();
  }
  await Promise.all(
    [page, other].map((one) => one.getByRole("dialog").getByRole("button", { name: "Approve" }).click()),
  );
  for (const one of [page, other]) {
    await expect(one.getByText("Submission approved successfully")).toBeVisible();
    await expect(row(one, name)).toContainText("approved");
  }
  const made = await onDatabase(
    async (client) => (await client.query("SELECT id FROM tool WHERE name = $1", [name])).rows.length,
  );
  expect(made).toBe(1);
  const logged = await onDatabase(
    async (client) =>
      (await client.query("SELECT id FROM admin_log WHERE entity = 'submission' AND entity_id = $1", [id]))
        .rows.length,
  );
  expect(logged).toBe(1);
  await other.context().close();
});

test("a session that ends in the middle of a long form takes nothing along", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401/);
  const slug = `long-${unique()}`;
  const { id, email } = await signIn(context, { role: "admin" });
  const password = "correct horse battery";
  const passwordHash = await hash(password);
  await onDatabase((client) =>
    client.query(`UPDATE "user" SET password_hash = $2, email_verified_at = now() WHERE id = $1`, [
      id,
      passwordHash,
    ]),
  );
  const post = await addPost(page, slug);
  await page.goto(`/admin/blog?q=${slug}`);
  await choose(page, slug, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  const text = form.getByRole("textbox", { name: "Content" });
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" An hour of work.");
  await form.getByLabel("Excerpt").fill("Typed before the session ended.");
  await context.clearCookies({ name: "next-auth.session-token" });
  await form.getByRole("button", { name: "Save" }).click();

  const signing = page.getByRole("dialog").filter({ has: page.getByLabel("Password", { exact: true }) });
  await expect(signing).toContainText("Your session has ended. Sign in to go on; what you typed is kept.");
  await expect(signing.getByRole("button", { name: "Create an account" })).toHaveCount(0);
  await signing.getByLabel("Email").fill(email);
  await signing.getByLabel("Password", { exact: true }).fill(password);
  await signing.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(signing).toHaveCount(0);
  await expect(form.getByLabel("Excerpt")).toHaveValue("Typed before the session ended.");
  await expect(text).toContainText("An hour of work.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  await page.request.delete(`/api/blog/${post.id}`);
});

test("a reload in the middle of a form brings back what was typed, and still knows what it was begun from", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  const slug = `reload-${unique()}`;
  await signIn(context, { role: "admin" });
  const post = await addPost(page, slug);
  await page.goto(`/admin/blog?q=${slug}`);
  await choose(page, slug, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  await form.getByLabel("Excerpt").fill("Typed before the reload.");
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), `almanac:draft:admin:blog:${post.id}`))
    .toContain("Typed before the reload.");
  await page.request.patch(`/api/blog/${post.id}`, { data: { readTime: "9 min read" } });
  page.once("dialog", (question) => void question.accept());
  await page.goto("/admin/blog");
  const kept = page.getByRole("status").filter({ hasText: "Typed, and not saved yet:" });
  await kept.getByRole("link", { name: slug }).click();
  await expect(row(page, slug)).toBeVisible();
  await axe(page);
  await choose(page, slug, "Edit");
  await expect(form.getByText("What you had typed before has been put back.")).toBeVisible();
  await expect(form.getByLabel("Excerpt")).toHaveValue("Typed before the reload.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  await expect(kept).toHaveCount(0);
  await expect(
    page.getByText("Somebody else changed this in the meantime, and it stays: Read time."),
  ).toBeVisible();
  expect(await (await page.request.get(`/api/blog/${post.id}`)).json()).toMatchObject({
    readTime: "9 min read",
    excerpt: "Typed before the reload.",
  });
  await page.request.delete(`/api/blog/${post.id}`);
});

test("a draft that was given up stays given up after a reload", async ({ page, context }) => {
  const slug = `given-up-${unique()}`;
  await signIn(context, { role: "admin" });
  const post = await addPost(page, slug);
  await page.goto(`/admin/blog?q=${slug}`);
  await choose(page, slug, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  const kept = () =>
    page.evaluate((key) => sessionStorage.getItem(key), `almanac:draft:admin:blog:${post.id}`);
  await form.getByLabel("Excerpt").fill("Typed before the reload.");
  await expect.poll(kept).toContain("Typed before the reload.");
  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await choose(page, slug, "Edit");
  await form.getByRole("button", { name: "Start again" }).click();
  await expect(form.getByLabel("Excerpt")).toHaveValue("What two people write about.");
  // What is typed and taken back is no draft either, once it has been noted.
  await form.getByLabel("Excerpt").fill("Typed after it.");
  await expect.poll(kept).toContain("Typed after it.");
  await form.getByLabel("Excerpt").fill("What two people write about.");
  await expect.poll(kept).toBeNull();
  await page.reload();
  await choose(page, slug, "Edit");
  await expect(form.getByLabel("Excerpt")).toHaveValue("What two people write about.");
  await expect(form.getByText("What you had typed before has been put back.")).toHaveCount(0);
  await page.request.delete(`/api/blog/${post.id}`);
});

test("a post whose slug was changed is found under its former one", async ({ page, context }) => {
  const slug = `former-${unique()}`;
  await signIn(context, { role: "admin" });
  const post = await addPost(page, slug);
  await page.request.patch(`/api/blog/${post.id}`, { data: { status: "published" } });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: slug })).toBeVisible();

  await page.goto(`/admin/blog?q=${slug}`);
  await choose(page, slug, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  await form.getByRole("textbox", { name: /^Slug/ }).fill(`${slug}-renamed`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveURL(`/blog/${slug}-renamed`);
  await expect(page.getByRole("heading", { level: 1, name: slug })).toBeVisible();
  await page.request.delete(`/api/blog/${post.id}`);
});
