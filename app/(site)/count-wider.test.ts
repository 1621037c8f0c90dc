import { expect, it } from "vitest";
import type { ListFilters } from "@/lib/list/utils-filters";
import { chipsOf } from "@/components/home/filter-labels";
import { countWider } from "./count-wider";

/** A list that is empty because of some of its filters. */
const counts = (tools: Record<string, number>) => async (filters: ListFilters) =>
  Object.entries(tools).find(([name]) => !JSON.stringify(filters).includes(name))?.[1] ?? 0;

it("names what fills an empty list most, first", async () => {
  const filters: ListFilters = { pricing: "free", platform: ["ios", "web"], integration: ["slack"] };
  expect(await countWider(filters, chipsOf(filters), counts({ slack: 12, ios: 3 }))).toEqual([
    {
      label: "Without “Works with Slack”",
      filters: { pricing: "free", platform: ["ios", "web"], integration: [] },
      total: 12,
    },
    {
      label: "Without “iOS”",
      filters: { pricing: "free", platform: ["web"], integration: ["slack"] },
      total: 3,
    },
  ]);
});

it("names four at most, and never the order", async () => {
  const filters: ListFilters = {
    q: "a",
    category: "seo",
    sort: "newest",
    pricing: "paid",
    minRating: 5,
    isNew: true,
    hasApi: true,
  };
  const named = await countWider(filters, chipsOf(filters, "SEO"), async () => 1);
  expect(named.map(({ label }) => label)).toEqual([
    "Without the search",
    "Without “SEO”",
    "Without “Paid”",
    "Without “Has an API”",
  ]);
});

it("names nothing that fills nothing", async () => {
  const filters: ListFilters = { openSource: true, hasApi: true };
  expect(await countWider(filters, chipsOf(filters), async () => 0)).toEqual([]);
});

it("leaves the search alone to the link to the whole list", async () => {
  const filters: ListFilters = { q: "a", sort: "newest" };
  expect(await countWider(filters, chipsOf(filters), async () => 1)).toEqual([]);
});

it("names a free plan first to whoever asked for what is free", async () => {
  const filters: ListFilters = { q: "a", pricing: "free" };
  const count = async ({ pricing, freePlan }: ListFilters) => (pricing ? 0 : freePlan ? 20 : 34);
  expect(await countWider(filters, chipsOf(filters), count)).toEqual([
    { label: "“Has a free plan” instead of “Free”", filters: { q: "a", freePlan: true }, total: 20 },
    { label: "Without “Free”", filters: { q: "a" }, total: 34 },
  ]);
  const both: ListFilters = { q: "a", pricing: "free", freePlan: true };
  const labels = (await countWider(both, chipsOf(both), async () => 1)).map(({ label }) => label);
  expect(labels).not.toContain("“Has a free plan” instead of “Free”");
});
