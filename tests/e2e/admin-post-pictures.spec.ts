import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose, makeBlog, unique } from "./admin-posts";

test("a picture that can't be fetched keeps its address, and the form says what is shown instead", async ({
  page,
}) => {
  await signIn(page.context(), { role: "admin" });
  const title = `elsewhere-${unique()}`;
  const made = await makeBlog(page, title);
  await page.goto("/admin/blog");
  await choose(page, title, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  await expect(form.getByText("The text comes to 1 min read, at 220 words a minute.")).toBeVisible();
  await form.getByLabel("Read time", { exact: true }).fill("7 min read");
  // Within this machine, where the server asks nobody for a picture.
  const address = "http://127.0.0.1:9/cover.png";
  await form.getByLabel("Image URL", { exact: true }).fill(address);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  await expect(
    page.getByText("The picture could not be fetched; the post shows a drawn cover."),
  ).toBeVisible();
  expect(await (await page.request.get(`/api/blog/${made.id}`)).json()).toMatchObject({
    imageUrl: address,
    readTime: "7 min read",
  });
  await page.request.delete(`/api/blog/${made.id}`);
});
