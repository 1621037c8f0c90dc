import { expect, type Page } from "@playwright/test";

let n = 0;
/** A word that no other record has. */
export const unique = () => `${Date.now().toString(36)}${(n += 1)}`;
const body = "<p>A body that is long enough to be accepted by the rules of the form.</p>";
const common = (title: string) => ({
  title,
  excerpt: `What ${title} is about.`,
  content: body,
  imageUrl: "/og-image.jpg",
  tags: ["one"],
  author: { name: "Ada Lovelace", avatar: "/og-image.jpg" },
});
/** A post that was made through the interface. */
export type Made = { id: string; slug: string; updatedAt: string };

async function make(page: Page, path: "/api/blog" | "/api/news", data: object): Promise<Made> {
  const answer = await page.request.post(path, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}
export const makeBlog = (page: Page, title: string) =>
  make(page, "/api/blog", { ...common(title), slug: title, category: "MLOps", readTime: "2 min read" });
export const makeNews = (page: Page, title: string) =>
  make(page, "/api/news", {
    ...common(title),
    category: "Science",
    source: "A journal",
    sourceUrl: "https://example.org/article",
  });
/** The row of a post. */
export const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
/** Picks something of the menu of a row. */
export async function choose(page: Page, title: string, action: string) {
  await row(page, title)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
