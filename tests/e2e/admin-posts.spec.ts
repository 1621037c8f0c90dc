import sharp from "sharp";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose, type Made, makeBlog, makeNews, row, unique } from "./admin-posts";

const picture = async () => ({
  name: "field.png",
  mimeType: "image/png",
  buffer: await sharp({
    create: { width: 900, height: 450, channels: 3, background: { r: 40, g: 120, b: 90 } },
  })
    .png()
    .toBuffer(),
});
test.describe("Blog Management", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.context(), { role: "admin" });
  });

  test("a post of the samples, which has no picture, can be changed without one", async ({ page }) => {
    const title = "Running an AI pilot that ends in a decision";
    await page.goto("/admin/blog?q=running+pilot");
    await choose(page, title, "Edit");
    const form = page.getByRole("dialog", { name: "Edit Blog Post" });
    await form.getByRole("textbox", { name: "Read time" }).fill("7 min read");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Post updated successfully")).toBeVisible();
    await choose(page, title, "Edit");
    await expect(form.getByRole("textbox", { name: "Read time" })).toHaveValue("7 min read");
    // A wrong address is still refused.
    await form.getByLabel("Image URL", { exact: true }).fill("nowhere");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Please enter a valid image URL")).toBeVisible();
  });

  test("a post is written, previewed, published, taken back and deleted", async ({ page }) => {
    const title = `Written ${unique()}`;
    await page.goto("/admin/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Management");
    await expect(page.getByText(/^\d+ blog posts found$/)).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "New Post" }).click();
    const form = page.getByRole("dialog", { name: "New Blog Post" });
    const text = form.getByRole("textbox", { name: "Content" });
    await expect(text).toBeVisible();
    await form.getByRole("button", { name: "Save" }).click();
    for (const message of [
      "Title must be at least 2 characters",
      "Slug is required",
      "Excerpt must be at least 10 characters",
      "Content must be at least 50 characters",
      "Category is required",
      "Read time is required",
      "Image URL is required",
      "At least one tag is required",
      "Author name must be at least 2 characters",
      "Please enter a valid avatar URL",
    ])
      await expect(form.getByText(message)).toBeVisible();
    await axe(page);

    await form.getByLabel("Title").fill(title);
    await form.getByRole("button", { name: "Generate slug" }).click();
    await expect(form.getByLabel("Slug", { exact: true })).toHaveValue(title.toLowerCase().replace(" ", "-"));
    await form.getByLabel("Excerpt").fill("An excerpt of the post.");
    await expect(form.getByLabel("Category").locator("option")).toHaveText([
      "Select a category",
      "Industry News",
      "Best Practices",
      "Technical Guides",
      "MLOps",
      "Computer Vision",
      "NLP",
      "AI Security",
      "Edge Computing",
      "Project Management",
    ]);
    await form.getByLabel("Category").selectOption("NLP");

    await text.click();
    await form.getByRole("button", { name: "Heading 1" }).click();
    await page.keyboard.type("A heading");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Plain, ");
    await page.keyboard.press("Control+b");
    await expect(form.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type("bold");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" and ");
    await page.keyboard.press("Control+k");
    const link = page.getByRole("dialog", { name: "Add link" });
    await link.getByLabel("Address").fill("javascript:alert(1)");
    await link.getByRole("button", { name: "Save link" }).click();
    await expect(link.getByRole("alert")).toBeVisible();
    await link.getByLabel("Address").fill("example.org");
    await link.getByLabel("Text").fill("linked");
    await link.getByRole("button", { name: "Save link" }).click();
    await expect(text).toBeFocused();
    await page.keyboard.type(".");
    await form.getByRole("button", { name: "Image", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Add picture" });
    await dialog.getByLabel("File").setInputFiles(await picture());
    await dialog.getByLabel("Alternative text").fill("A green field");
    await axe(page);
    await dialog.getByRole("button", { name: "Add picture" }).click();
    await expect(text.getByRole("img", { name: "A green field" })).toBeVisible();

    await expect(form.getByLabel("Read time", { exact: true })).toHaveAttribute("placeholder", "1 min read");
    // What was left empty is filled in from the words.
    await expect(form.getByLabel("Read time", { exact: true })).toHaveValue("1 min read");
    await form.getByLabel("Image file", { exact: true }).setInputFiles(await picture());
    await expect(form.getByLabel("Image URL", { exact: true })).toHaveValue(/^\/uploads\/post-image\//);
    await form.getByLabel("Tags").pressSequentially(" one, two,, ");
    await form.getByLabel("Author name").fill("Ada Lovelace");
    await form.getByLabel("Author avatar URL").fill("/og-image.jpg");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Post created successfully")).toBeVisible();

    const [made] = (await (
      await page.request.get(`/api/blog?status=all&match=summary&q=${encodeURIComponent(title)}`)
    ).json()) as [Made & { content: string; tags: string[]; category: string; status: string }];
    expect(made).toMatchObject({
      tags: ["one", "two"],
      category: "Natural Language Processing",
      status: "draft",
    });
    expect(made.content).toMatch(
      /^<h1>A heading<\/h1><p>Plain, <strong>bold<\/strong> and <a href="https:\/\/example\.org" rel="noopener nofollow">linked<\/a>\.<\/p><img src="\/uploads\/post-image\/[0-9a-f]{32}\.webp" alt="A green field" width="900" height="450" loading="lazy" decoding="async" \/>$/,
    );

    await page.goto(`/admin/preview/blog/${made.id}`);
    await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("draft");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await axe(page);

    await page.goto("/admin/blog");
    await choose(page, title, "Publish");
    await expect(page.getByText("Post published successfully")).toBeVisible();
    await choose(page, title, "Unpublish");
    await expect(page.getByText("Post unpublished successfully")).toBeVisible();
    await choose(page, title, "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Are you sure you want to delete ${title}?`);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Post deleted successfully")).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
  });

  test("the toolbar is one stop of the Tab key", async ({ page }) => {
    await page.goto("/admin/blog");
    await page.getByRole("button", { name: "New Post" }).click();
    const form = page.getByRole("dialog");
    const text = form.getByRole("textbox", { name: "Content" });
    await text.focus();
    await page.keyboard.press("Alt+F10");
    await expect(form.getByRole("button", { name: "Bold" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(form.getByRole("button", { name: "Italic" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(form.getByRole("button", { name: "Redo" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(text).toBeFocused();
    await page.keyboard.press("Alt+F10");
    await expect(form.getByRole("button", { name: "Redo" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(form.getByRole("button", { name: "Bold" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(form.getByRole("toolbar").locator(":focus")).toHaveCount(0);
  });

  test("an author of earlier posts is offered with their picture, and the last one is there next time", async ({
    page,
  }) => {
    const title = `by-${unique()}`;
    const made = await makeBlog(page, title);
    await page.goto("/admin/blog");
    await page.getByRole("button", { name: "New Post" }).click();
    const form = page.getByRole("dialog");
    const [name, picture] = [form.getByLabel("Author name"), form.getByLabel("Author avatar URL")];
    await expect(name).toHaveValue("");
    const offered = form.locator("datalist option");
    const earlier = await offered.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(new Set(earlier).size).toBe(earlier.length);
    await name.fill(earlier[0]!);
    await expect(picture).not.toHaveValue("");
    const filled = await picture.inputValue();
    await page.evaluate(
      ([name, avatar]) => localStorage.setItem("post-author", JSON.stringify({ name, avatar })),
      [earlier[0]!, filled],
    );
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "New Post" }).click();
    await expect(name).toHaveValue(earlier[0]!);
    await expect(picture).toHaveValue(filled);
    await page.request.delete(`/api/blog/${made.id}`);
  });

  test("a stale edit shows both versions, and nothing typed is lost", async ({ page, allowConsole }) => {
    allowConsole("409");
    const title = `stale-${unique()}`;
    const made = await makeBlog(page, title);
    await page.goto("/admin/blog");
    await choose(page, title, "Edit");
    const form = page.getByRole("dialog", { name: "Edit Blog Post" });
    await form.getByLabel("Excerpt").fill("What I wrote of it: x<y wins over <b> & more, 3 > 2.");
    await page.request.patch(`/api/blog/${made.id}`, { data: { excerpt: "What they wrote of it." } });
    await form.getByRole("button", { name: "Save" }).click();
    const notice = form.getByRole("alert").filter({ hasText: "Somebody else changed this" });
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText("What I wrote of it: x<y wins over <b> & more, 3 > 2.");
    await expect(notice).toContainText("What they wrote of it.");
    await notice.getByRole("button", { name: "Save your version" }).click();
    await expect(page.getByText("Post updated successfully")).toBeVisible();
    await expect(row(page, title)).toContainText("What I wrote of it");
    await choose(page, title, "Edit");
    await expect(form.getByLabel("Excerpt")).toHaveValue(
      "What I wrote of it: x<y wins over <b> & more, 3 > 2.",
    );
    await page.request.delete(`/api/blog/${made.id}`);
  });

  test("an excerpt keeps the formatting that another program gave it", async ({ page }) => {
    const title = `formatted-${unique()}`;
    const made = await makeBlog(page, title);
    const excerpt = "Use the &lt;title&gt; tag <strong>always</strong> when 5 &lt; 7.";
    await page.request.patch(`/api/blog/${made.id}`, { data: { excerpt } });
    await page.goto("/admin/blog");
    await choose(page, title, "Edit");
    const form = page.getByRole("dialog", { name: "Edit Blog Post" });
    await expect(form.getByLabel("Excerpt")).toHaveValue("Use the <title> tag always when 5 < 7.");
    await form.getByLabel("Title").fill(`${title} again`);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Post updated successfully")).toBeVisible();
    const saved = (await (await page.request.get(`/api/blog/${made.slug}`)).json()) as { excerpt: string };
    expect(saved.excerpt).toBe(excerpt);
    await page.request.delete(`/api/blog/${made.id}`);
  });

  test("a post whose time is to come is scheduled by its menu, not published", async ({ page }) => {
    const title = `later-${unique()}`;
    const made = await makeBlog(page, title);
    await page.request.patch(`/api/blog/${made.id}`, { data: { publishedAt: "2099-01-01T00:00:00.000Z" } });
    await page.goto(`/admin/blog?q=${title}`);
    await choose(page, title, "Publish");
    await expect(page.getByText("Post scheduled successfully")).toBeVisible();
    await expect(row(page, title)).toContainText("scheduled");
    await page.request.delete(`/api/blog/${made.id}`);
  });

  test("many at once: exactly those that were selected", async ({ page }) => {
    const mark = `bulk${unique()}`;
    const made = await Promise.all([1, 2, 3].map((i) => makeBlog(page, `${mark}-${i}`)));
    await page.goto(`/admin/blog?q=${mark}`);
    await expect(page.getByText("3 blog posts found")).toBeVisible();
    for (const i of [1, 3]) await page.getByRole("checkbox", { name: `Select ${mark}-${i}` }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Publish 2 posts?");
    await question.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("2 posts published")).toBeVisible();
    await expect(row(page, `${mark}-2`)).toContainText("draft");
    await expect(row(page, `${mark}-3`)).toContainText("published");

    // What a menu changes, or deletes, is selected as it is now, or not at all.
    for (const i of [1, 3]) await page.getByRole("checkbox", { name: `Select ${mark}-${i}` }).click();
    await choose(page, `${mark}-1`, "Unpublish");
    await expect(row(page, `${mark}-1`)).toContainText("draft");
    await page.getByRole("button", { name: "Unpublish", exact: true }).click();
    await expect(question).toContainText("Unpublish 1 post?");
    await page.keyboard.press("Escape");
    await choose(page, `${mark}-3`, "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("2 blog posts found")).toBeVisible();
    await expect(page.getByRole("region", { name: "Selected rows" })).toContainText("1 selected");
    made.pop();
    for (const { id } of made) await page.request.delete(`/api/blog/${id}`);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("0 blog posts found")).toBeVisible();
  });
});

test("a preview is for administrators alone", async ({ page }) => {
  await signIn(page.context(), { role: "admin" });
  const made = await makeNews(page, `seen-${unique()}`);
  await page.goto(`/admin/preview/news/${made.id}`);
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page.context(), { role: "moderator" });
  await page.goto(`/admin/preview/news/${made.id}`);
  await expect(page).toHaveURL(/\/$/);
});
