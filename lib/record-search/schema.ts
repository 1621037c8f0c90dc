import { z } from "zod";

/** What the command menu finds, in its order. */
export const recordKinds = [
  "tool",
  "user",
  "submission",
  "blog",
  "news",
  "task",
  "sponsorship",
  "software",
  "inquiry",
] as const;
export type SearchedKind = (typeof recordKinds)[number];

export const foundOfKind = 5;

export const recordQuery = z.object({
  q: z
    .string()
    .trim()
    .min(2, "Please type at least two characters.")
    .max(200, "The search is at most 200 characters long."),
});

export const foundRecord = z
  .object({
    kind: z.enum(recordKinds),
    id: z.string(),
    name: z.string(),
    detail: z.string().meta({ description: "What tells it from others of its name: an address, a status." }),
  })
  .meta({ id: "FoundRecord" });
export type FoundRecord = z.output<typeof foundRecord>;
