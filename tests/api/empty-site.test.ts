import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";
import { textsOf } from "@/tests/support/page-texts";

const { db } = await openApp();
const categoryPage = await import("@/app/(site)/category/[id]/page");
const launches = await import("@/app/(site)/latest-launches/page");
const top = await import("@/app/(site)/top-products/page");
const { SiteStats } = await import("@/components/static/site-stats");
const { DayList } = await import("@/components/open-data/day-list");
const { SlimHero } = await import("@/components/home/hero");

const params = Promise.resolve({});
const searchParams = params;
const category = { params: Promise.resolve({ id: "ai-for-writing" }), searchParams };

it("a category tells how many tools it has, and of none nothing", async () => {
  await db.$executeRaw`UPDATE tool SET status = 'archived'`;
  expect((await categoryPage.generateMetadata(category)).description).not.toMatch(/tools?\b.*prices/);
  await db.$executeRaw`
    UPDATE tool SET status = 'published' WHERE id = (
      SELECT min(tool.id) FROM tool JOIN category ON category.id = category_id WHERE category.slug = 'ai-for-writing')`;
  expect((await categoryPage.generateMetadata(category)).description).toContain(" 1 tool with prices");
});

it("lists without a tool offer to add one; those of a week lead to the whole list", async () => {
  await db.$executeRaw`UPDATE tool SET status = 'archived'`;
  for (const { default: page } of [launches, top]) {
    expect(textsOf(await page({ params, searchParams }))).toContain("/add-product Add a tool");
    const week = textsOf(await page({ params, searchParams: Promise.resolve({ period: "week" }) }));
    expect(week).not.toContain("/add-product");
    expect(week).toMatch(/Show all/);
  }
});

it("nothing is counted of which there is none, and one is no plural", () => {
  const html = (node: ReactNode) => renderToStaticMarkup(node).replace(/<[^>]+>/g, " ");
  expect(SiteStats({ headline: { tools: 0, sample: null }, categories: 0, votes: 0 })).toBeNull();
  const first = html(SiteStats({ headline: { tools: 1, sample: null }, categories: 1, votes: 0 }));
  expect(first.match(/\w+/g)?.join(" ")).toBe("The directory in numbers Tool 1 Category 1");
  const sample = { headline: { tools: 4869, sample: 638 }, categories: 31, votes: 1_200, sampleVotes: 1_100 };
  expect(html(SiteStats(sample))).toContain("Votes, 1,100 in this sample");
  expect(html(SiteStats({ ...sample, votes: 1_100 }))).toContain("Votes, all in this sample");
  expect(html(SlimHero({ tools: 0, sample: null }))).not.toContain("listed");
  expect(html(SlimHero({ tools: 1, sample: null }))).toContain("1 AI tool listed");
  expect(html(DayList({ days: [{ day: "2026-11-26", tools: 1, changes: 0, files: [] }] }))).toContain(
    "1 tool,",
  );
});
