import { join } from "./dashboard-page";
import { axe, expect, test } from "../support/playwright";
import type { Page } from "@playwright/test";

const path = "/add-product";
const password = "correct horse battery";
let n = 0;
const unique = () => `${Date.now().toString(36)}-${(n += 1)}`;

async function fill(page: Page, product: { name: string; website: string }) {
  const form = page.getByRole("form", { name: "Add New AI Tool" });
  await form.getByLabel("Name").fill(product.name);
  await form.getByLabel("Description").fill("Writes meeting notes from a recording.");
  await form.getByLabel("Category").selectOption("Writing");
  await form.getByLabel("Website").fill(product.website);
  await form.getByLabel("Image URL").fill("https://quillbird.example/logo.png");
  await form.getByLabel("Pricing").selectOption("Freemium");
  return form;
}

async function signUp(page: Page, email: string) {
  const answer = await page.request.post("/api/auth/register", { data: { name: "Ada", email, password } });
  expect(answer.status()).toBe(201);
}

async function signIn(page: Page, email: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.locator("form").press("Enter");
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.98.0.${Math.floor(Math.random() * 250) + 1}` });
});

test("who has no account is told why one is needed, and makes it with one press more", async ({ page }) => {
  await page.goto(path);
  const form = await fill(page, { name: "Quill Bird", website: `https://quillbird-${unique()}.example` });
  await form.getByRole("button", { name: "Add product" }).click();
  const dialog = page.getByRole("dialog");
  const reason = "An account is needed to add this tool. What you typed is kept.";
  await expect(dialog).toHaveAccessibleName("Sign in");
  await expect(dialog).toHaveAccessibleDescription(reason);
  await expect(dialog.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await expect(dialog).toHaveAccessibleName("Create an account");
  await expect(dialog).toHaveAccessibleDescription(reason);
  await axe(page);
});

test("the form says what is missing, field by field", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add New AI Tool");
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  const form = page.getByRole("form", { name: "Add New AI Tool" });
  const category = form.getByLabel("Category");
  await expect(category.locator('optgroup[label="Common categories"] option')).toHaveText([
    "Chatbot",
    "Image Generation",
    "Code Assistant",
    "Writing",
    "Audio",
    "Video",
  ]);
  const all = (await (await page.request.get("/api/categories")).json()) as { name: string }[];
  await expect(category.locator('optgroup[label="All categories"] option')).toHaveText(
    all.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "en")),
  );
  await form.getByLabel("Name").fill("Q");
  await form.getByLabel("Description").fill("Too short");
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(form.getByText("Name must be at least 2 characters.")).toBeVisible();
  await expect(form.getByText("Description must be at least 10 characters.")).toBeVisible();
  await expect(form.getByText("Please select a category.")).toBeVisible();
  await expect(form.getByText("Please select a pricing type.")).toBeVisible();
  await expect(form.getByText("Please enter a valid URL.")).toHaveCount(2);
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await axe(page);
});

test("fits a narrow phone, light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.getByRole("form", { name: "Add New AI Tool" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axe(page);
  }
});

test("what is typed survives a reload and signing in, and is then sent by itself", async ({ page }) => {
  const id = unique();
  const email = `ada-${id}@example.org`;
  await signUp(page, email);
  await page.context().clearCookies();
  await page.goto(path);
  const form = await fill(page, { name: "Quillbird", website: `https://quillbird-${id}.example` });
  // What was typed suggests tasks, each with its description's first sentence for a line.
  await form
    .getByRole("button", { name: /^Add the task / })
    .first()
    .click();
  const how = form.getByLabel("How it does it");
  await expect(how).toHaveValue("Writes meeting notes from a recording.");
  await how.fill("Writes them while you listen.");
  const search = form.getByRole("button", { name: "Search other tasks" });
  await search.press("Enter");
  await expect(form.getByPlaceholder("Search tasks")).toBeFocused();
  await page.reload();
  await expect(how).toHaveValue("Writes them while you listen.");
  await expect(form.getByLabel("Name")).toHaveValue("Quillbird");
  await expect(form.getByLabel("Category")).toHaveValue("Writing");
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await signIn(page, email);
  await expect(page.getByText("Product added successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quillbird waits for review" })).toBeVisible();
  const own = (await (await page.request.get("/api/me/submissions")).json()) as object[];
  expect(own).toMatchObject([
    {
      toolName: "Quillbird",
      pricingType: "Freemium",
      tasks: [{ how: "Writes them while you listen." }],
    },
  ]);
  await page.reload();
  await expect(form.getByLabel("Name")).toHaveValue("");
});

test("what is sent after signing in is told, and stays to be read", async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const id = unique();
  const email = `ada-${id}@example.org`;
  await signUp(page, email);
  await page.goto(path);
  const form = await fill(page, { name: "Quillbird", website: `https://quillbird-${id}.example` });
  await page.context().clearCookies();
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  let loads = 0;
  await page.route(path, (route) => {
    loads += 1;
    return route.continue();
  });
  await signIn(page, email);
  await expect(page.getByRole("group", { name: "Quillbird waits for review" })).toBeFocused();
  expect(loads).toBe(0);
  expect(await (await page.request.get("/api/me/submissions")).json()).toHaveLength(1);
});

test("is sent once, though its website's check answers and Enter is pressed meanwhile", async ({ page }) => {
  const id = unique();
  await join(page);
  let answerCheck = () => {};
  const sending = new Promise<void>((resolve) => (answerCheck = resolve));
  await page.route("**/api/tools/submissions/check?*", async (route) => {
    await sending;
    await route.fulfill({ json: { tool: null, pending: true } });
  });
  let sent = 0;
  await page.route("**/api/tools/submissions", async (route) => {
    sent += 1;
    answerCheck();
    await expect(page.getByText("This website was already submitted")).toBeVisible();
    await form.getByLabel("Name").press("Enter");
    await route.continue();
  });
  await page.goto(path);
  const checks = page.waitForRequest("**/api/tools/submissions/check?*");
  const form = await fill(page, { name: "Quillbird", website: `https://quillbird-${id}.example` });
  await checks;
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByRole("heading", { name: "Quillbird waits for review" })).toBeVisible();
  await expect(page.getByText("Product added successfully!")).toHaveCount(1);
  expect(sent).toBe(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("what could not be sent waits in the form, and is not sent by itself", async ({
  page,
  allowConsole,
}) => {
  allowConsole("Failed to load resource");
  const id = unique();
  await join(page);
  let sent = 0;
  await page.route("**/api/tools/submissions", (route) => (sent++ === 0 ? route.abort() : route.continue()));
  await page.goto(path);
  const form = await fill(page, { name: "Quillbird", website: `https://quillbird-${id}.example` });
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  const viewer = page.waitForResponse("**/api/me");
  await page.reload();
  await viewer;
  await expect(form.getByLabel("Name")).toHaveValue("Quillbird");
  expect(sent).toBe(1);
  await form.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByRole("heading", { name: "Quillbird waits for review" })).toBeVisible();
  expect(sent).toBe(2);
});

test("the button is pressed where it stands, though an error above it goes as its field is left", async ({
  page,
}) => {
  await page.goto(path);
  const form = page.getByRole("form", { name: "Add New AI Tool" });
  const add = form.getByRole("button", { name: "Add product" });
  await add.click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Website").fill("quillbird.example");
  await form.getByLabel("Image URL").fill("quillbird.example/logo.png");
  await add.click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Website")).toHaveValue("https://quillbird.example");
  await expect(form.getByLabel("Image URL")).toHaveValue("https://quillbird.example/logo.png");
});

test("a tool that is listed already is shown before sending", async ({ page, allowConsole }) => {
  allowConsole("409");
  await join(page);
  const [tool] = (await (await page.request.get("/api/tools?limit=1")).json()) as {
    name: string;
    slug: string;
    websiteUrl: string;
  }[];
  await page.goto(path);
  const form = await fill(page, { name: tool!.name, website: tool!.websiteUrl });
  const notice = form.getByRole("status").filter({ hasText: "This website" });
  await expect(notice).toContainText(`This website is already listed: ${tool!.name}.`);
  await expect(notice.getByRole("link", { name: tool!.name })).toHaveAttribute(
    "href",
    `/ai-tools/${tool!.slug}`,
  );
  await form.getByRole("button", { name: "Add product" }).click();
  const website = form.getByLabel("Website");
  await expect(website).toBeFocused();
  await expect(website).toHaveAccessibleDescription(
    `This website is already listed: ${tool!.name}. If you make it, claim it to propose changes.`,
  );
  await expect(form.getByText("already listed")).toHaveCount(1);
  await expect(form.getByRole("link", { name: "claim it" })).toHaveAttribute(
    "href",
    `/ai-tools/${tool!.slug}/claim`,
  );
  await axe(page);
});
