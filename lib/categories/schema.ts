import { z } from "zod";

/** A category as the interface gives it. `count` is its number of published tools. */
export const categoryDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    label: z.string(),
    description: z.string(),
    icon: z.string(),
    color: z.string(),
    count: z.number().int(),
  })
  .meta({ id: "Category" });

export type CategoryDto = z.output<typeof categoryDto>;
