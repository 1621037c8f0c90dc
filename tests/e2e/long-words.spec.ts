import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const most = (length: number) => word.repeat(Math.ceil(length / word.length)).slice(0, length);

/** No page is wider than the screen, however long the words are that people wrote. */
test("texts of the greatest length without a space fit the narrowest phone", async ({ page, context }) => {
  await signIn(context, { role: "admin", name: most(80) });
  const unique = Date.now().toString(36);
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: string; slug: string };
  };
  // A second try finds what the first one left.
  const name = (unique + most(120)).slice(0, 120);
  const task = await make("/api/tasks", { name, slug: `long-${unique}`, category: "AI for Writing" });
  const lists = Array.from({ length: 4 }, (_, i) => `${i} ${most(290)}`);
  const tool = await make("/api/tools", {
    name,
    slug: `long-${unique}`,
    description: most(2_000),
    websiteUrl: `https://${"a".repeat(60)}.${"b".repeat(60)}.example/${unique}`,
    category: "AI for Writing",
    pricing: { type: "paid", startingPrice: most(60) },
    tags: [most(60)],
    features: lists,
    useCases: lists,
    facts: {
      plans: [{ name: most(60), amount: 1_000_000, currency: "USD", period: "year", note: most(120) }],
      maker: most(120),
    },
    tasks: [{ slug: task.slug, how: most(160) }],
  });
  const post = {
    title: most(200),
    excerpt: most(500),
    content: `<h1>${most(100)}</h1><p>${most(600)}</p><h2>${most(100)}</h2>`,
    imageUrl: "/og-image.jpg",
    category: most(60),
    tags: [most(40)],
    author: { name: most(100) },
    status: "published",
  };
  const blog = await make("/api/blog", { ...post, slug: `long-${unique}`, readTime: most(40) });
  const news = await make("/api/news", { ...post, source: most(120), sourceUrl: "https://example.org/" });
  const software = await make("/api/software-pages", {
    title: name,
    slug: `long-${unique}`,
    description: most(300),
    content: { author: most(100) },
    tools: [{ toolId: tool.id, reason: most(500) }],
  });
  await page.request.put(`/api/me/saved/${tool.id}`);
  await page.request.post("/api/reviews", { data: { toolId: tool.id, rating: 4, comment: most(500) } });

  await page.setViewportSize({ width: 320, height: 700 });
  const width = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
  for (const path of [
    `/ai-tools/${tool.slug}`,
    `/ai-tools/${tool.slug}/claim`,
    "/tasks",
    `/tasks/${task.slug}`,
    "/blog",
    `/blog/${blog.slug}`,
    "/latest-news",
    `/latest-news/${news.slug}`,
    `/${software.slug}`,
    "/dashboard",
    "/dashboard?tab=reviews",
    "/admin/tools",
    "/admin/blog",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await width(), path).toBe(320);
  }
  await page.goto(`/ai-tools/${tool.slug}`);
  for (const tab of ["Features", "Pricing"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel", { name: tab })).toBeVisible();
    expect(await width(), tab).toBe(320);
  }
  await page.goto(`/admin/tools?q=${name}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
  for (const action of ["Delete", "Cancel"])
    await expect(page.getByRole("button", { name: action, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  for (const path of [`/api/blog/${blog.id}`, `/api/news/${news.id}`, `/api/software-pages/${software.id}`])
    await page.request.delete(path);
  await page.request.delete(`/api/tools/${tool.id}`);
  await page.request.delete(`/api/tasks/${task.slug}`);
});

test("the order is read in full beside a long category and a count of filters", async ({ page }) => {
  await page.goto("/?category=ai-research-and-development&pricing=free");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const [needed, there] = await page
      .locator("#home-sort .truncate")
      .evaluate((name) => [name.scrollWidth, name.clientWidth]);
    expect(needed, `${width}`).toBeLessThanOrEqual(there!);
  }
});
