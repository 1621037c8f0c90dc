import { z } from "zod";
import { isoDate } from "@/lib/platform/dates/schema";
import { noFacts, toolTasksForm } from "@/lib/tools/facts/schema";
import { factsForm, fromFactsForm, toFactsForm } from "@/lib/tools/facts/schema-form";
import type { ToolDetail } from "@/lib/tools/schema";
import { toolCreate, type toolUpdate } from "@/lib/tools/schema-admin";

const { shape } = toolCreate;
const flag = z.boolean();

/** The form of a tool: what the interface takes. */
export const toolForm = z.object({
  name: shape.name,
  description: shape.description,
  websiteUrl: shape.websiteUrl,
  category: shape.category,
  pricingType: shape.pricing.shape.type,
  startingPrice: shape.pricing.shape.startingPrice,
  logo: shape.logo,
  tags: shape.tags,
  features: shape.features,
  useCases: shape.useCases,
  launchDate: z.union([z.literal(""), isoDate("")], { error: "The launch date is not valid." }),
  status: shape.status,
  isTrending: flag,
  isNew: flag,
  isUpcoming: flag,
  isTopRated: flag,
  facts: factsForm,
  tasks: toolTasksForm,
});
export type ToolForm = z.output<typeof toolForm>;

/** A price as it is typed: "$20/month" is 20. */
const priceText = (price: string | null) =>
  /^\$(\d+(?:\.\d+)?)\/month$/.exec(price ?? "")?.[1] ?? price ?? "";
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? "";

/** The form of a tool, or of a new one. */
export const toToolForm = (tool?: ToolDetail): z.input<typeof toolForm> => ({
  name: tool?.name ?? "",
  description: tool?.description ?? "",
  websiteUrl: tool?.websiteUrl ?? "",
  category: tool?.category ?? "",
  tags: tool?.tags ?? [],
  features: tool?.features ?? [],
  useCases: tool?.useCases ?? [],
  pricingType: tool?.pricing.type ?? "free",
  startingPrice: priceText(tool?.pricing.startingPrice ?? null),
  logo: tool?.logoUrl ?? "",
  launchDate: dayOf(tool?.launchDate ?? null),
  status: tool?.status ?? "draft",
  isTrending: tool?.isTrending ?? false,
  isNew: tool?.isNew ?? false,
  isUpcoming: tool?.isUpcoming ?? false,
  isTopRated: tool?.isTopRated ?? false,
  facts: toFactsForm(tool?.facts ?? noFacts, tool?.websiteUrl ?? ""),
  tasks: tool?.tasks ?? [],
});

/** The form as the interface takes it. A launch on the same day as before keeps its hour. */
export function fromToolForm(
  { pricingType, startingPrice, launchDate, facts, tasks, ...form }: ToolForm,
  before?: Pick<ToolDetail, "launchDate" | "facts">,
) {
  const same = launchDate === dayOf(before?.launchDate ?? null);
  return {
    ...form,
    pricing: { type: pricingType, startingPrice: startingPrice ?? null },
    facts: fromFactsForm(facts, form.websiteUrl, before?.facts),
    tasks: tasks.map(({ slug, how }) => ({ slug, how })),
    ...(same ? {} : { launchDate: launchDate ? `${launchDate}T00:00:00.000Z` : null }),
  } satisfies z.input<typeof toolUpdate>;
}
