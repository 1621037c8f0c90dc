import { expect, it } from "vitest";
import { factsChange, noFacts, type ToolFacts } from "@/lib/tools/facts/schema";
import { factsForm, fromFactsForm, toFactsForm } from "@/lib/tools/facts/schema-form";

const websiteUrl = "https://inkwell.example";
const facts: ToolFacts = {
  plans: [{ name: "Pro", amount: 16.99, currency: "USD", period: "seat", note: null }],
  hasFreePlan: true,
  platforms: ["web", "macos"],
  integrations: ["slack", "google-drive"],
  openSource: null,
  licence: null,
  languages: ["en", "pt-BR"],
  maker: "Inkwell Ltd",
  country: "GB",
  inputs: ["text"],
  outputs: [],
  pictures: [
    {
      url: "/uploads/tool-picture/0123456789abcdef0123456789abcdef.webp",
      alt: "A draft",
      width: 1600,
      height: 1000,
    },
  ],
  sources: [
    { field: "plans", url: "https://inkwell.example/pricing", checkedAt: null, state: "unchecked" },
    { field: "maker", url: websiteUrl, checkedAt: null, state: "unchecked" },
  ],
};

it("gives back what it was made from, and no source that is as it was", () => {
  const form = factsForm.parse(toFactsForm(facts, websiteUrl));
  expect(form.sources.maker).toBe("");
  expect(form.integrations).toEqual(["Slack", "Google Drive"]);
  const { sources, confirmed, ...values } = fromFactsForm(form, websiteUrl, facts);
  const { sources: _sources, pictures, ...known } = facts;
  expect(values).toEqual({ ...known, pictures: [{ url: pictures[0]!.url, alt: "A draft" }] });
  expect([sources, confirmed]).toEqual([[], []]);
  expect(factsChange.safeParse({ ...values, sources, confirmed }).success).toBe(true);
});

it("takes a source back to the website, and an integration by its name or code", () => {
  const form = toFactsForm(facts, websiteUrl);
  const sources = { ...form.sources, plans: "" };
  const change = fromFactsForm({ ...form, sources, integrations: ["NOTION", "zapier"] }, websiteUrl, facts);
  expect(change.sources).toEqual([{ field: "plans", url: websiteUrl }]);
  expect(change.integrations).toEqual(["notion", "zapier"]);
});

it("says where something is wrong", () => {
  const plans = [{ name: "", amount: "cheap", currency: "USD", period: "month", note: "" }];
  const empty = toFactsForm(noFacts, "");
  const result = factsForm.safeParse({
    ...empty,
    plans,
    integrations: ["Nothing"],
    country: "Germany",
    sources: { ...empty.sources, licence: "nowhere" },
  });
  expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual([
    "plans.0.name",
    "plans.0.amount",
    "integrations.0",
    "country",
    "sources.licence",
  ]);
});
