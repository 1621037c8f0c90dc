import { readFile } from "node:fs/promises";
import { axe, expect, test } from "../support/playwright";

/** From nobody to a member who has done all that members do, as one goes through the site. */
test("a newcomer signs up, votes, saves, reviews, sends a tool, writes to sales, and takes their data along", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const email = `journey-${id}@example.org`;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.97.${Math.floor(Math.random() * 250)}.9` });
  const [tool] = (await (await page.request.get("/api/tools?sort=rating&limit=1&page=40")).json()) as {
    id: string;
    name: string;
    slug: string;
  }[];

  await page.goto(`/ai-tools/${tool!.slug}`);
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Katherine Johnson");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account is ready")).toBeVisible();

  const actions = page.getByRole("group", { name: "Actions" });
  await actions.getByRole("button", { name: /^Upvote/ }).click();
  await expect(actions.getByRole("button", { name: /^Upvoted/ })).toHaveAttribute("aria-pressed", "true");
  await actions.getByRole("button", { name: "Save" }).click();
  await expect(actions.getByRole("button", { name: "Saved" })).toBeVisible();

  await page.getByRole("tab", { name: "Reviews" }).click();
  await page.getByRole("radio", { name: /^5 stars/ }).click();
  await page.getByRole("textbox", { name: "Your review" }).fill("It computes what I ask of it.");
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByText("Review submitted!")).toBeVisible();

  await page.goto("/add-product");
  const form = page.getByRole("form", { name: "Add New AI Tool" });
  await form.getByLabel("Name").fill(`Orbit ${id}`);
  await form.getByLabel("Description").fill("Plots a way there and back.");
  await form.getByLabel("Category").selectOption("Code Assistant");
  await form.getByLabel("Pricing").selectOption("Freemium");
  await form.getByLabel("Website").fill(`https://orbit-${id}.example`);
  await form.getByLabel("Image URL").fill(`https://orbit-${id}.example/logo.png`);
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByText("Product added successfully!")).toBeVisible();

  await page.goto("/advertise");
  await page.getByRole("button", { name: "Contact Sales" }).click();
  await dialog.getByLabel("Company name").fill("Langley");
  await dialog.getByLabel("Monthly budget").selectOption("$500 - $1,000");
  await dialog.getByLabel("Message").fill("We would like to hear what is free in spring.");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByLabel("Message")).toBeHidden();

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Katherine Johnson");
  await expect(
    page.getByRole("region", { name: "Saved tools" }).getByRole("article").getByRole("heading"),
  ).toHaveText([tool!.name]);
  await page.getByRole("link", { name: "Submissions" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `Orbit ${id}` })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Profile picture updated successfully!")).toBeVisible();
  await axe(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const data = await readFile(await (await download).path(), "utf8");
  for (const part of [email, tool!.slug, "It computes what I ask of it.", `Orbit ${id}`, "free in spring"])
    expect(data).toContain(part);
  expect(data).not.toContain("argon2");
});
