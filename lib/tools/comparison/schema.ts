import { z } from "zod";
import { mostCompared } from "@/lib/tools/comparison/utils-address";
import { toolDetail } from "@/lib/tools/schema";

/** What tools are compared by, in the order of the table, with its name. */
export const comparedFields = {
  price: "Price",
  freePlan: "Free plan",
  category: "Category",
  rating: "Rating",
  votes: "Votes",
  platforms: "Platforms",
  integrations: "Works with",
  openSource: "Open source",
  languages: "Interface languages",
  maker: "Maker",
  inputs: "Takes",
  outputs: "Makes",
  tasks: "What it is for",
  onlyOne: "Known of only one",
  features: "Highlights",
  checked: "Facts checked",
} as const;
export type ComparedField = keyof typeof comparedFields;

const comparedValue = z.union([z.string(), z.array(z.string()), z.null()]);
export type ComparedValue = z.output<typeof comparedValue>;

const comparedRow = z.object({
  field: z.enum(Object.keys(comparedFields) as ComparedField[]),
  label: z.string(),
  values: z.array(comparedValue).meta({
    description: "In words, one for each tool in its order; null is not known.",
  }),
  differs: z.boolean().meta({
    description:
      "Whether what is known of one differs from what is known of another; highlights are each tool's own words and never do.",
  }),
});
export type ComparedRow = z.output<typeof comparedRow>;

/** Two to four tools beside each other. */
export const comparison = z
  .object({ tools: z.array(toolDetail), rows: z.array(comparedRow) })
  .meta({ id: "Comparison" });
export type Comparison = z.output<typeof comparison>;

/** What a comparison is asked for. */
export const comparisonQuery = z.object({
  tools: z
    .string({ error: "Name two to four tools." })
    .max(900, "Name two to four tools.")
    .transform((text) => [
      ...new Set(
        text
          .split(",")
          .map((key) => key.trim().toLowerCase())
          .filter(Boolean),
      ),
    ])
    .refine((keys) => keys.length >= 2, "Name two different tools at least.")
    .refine((keys) => keys.length <= mostCompared, "You can compare four tools at most.")
    .meta({ description: "Two to four ids or slugs, separated by commas.", example: "chatgpt,claude" }),
  format: z
    .enum(["json", "csv"], { error: 'Format is "json" or "csv".' })
    .default("json")
    .meta({ description: "`csv` answers with the rows as a file." }),
});
