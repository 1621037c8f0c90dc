import { z } from "zod";

/** The lists whose order follows from what people do, or from a date; none of them knows money. */
export const rankedLists = ["trending", "category", "popular", "rating", "newest"] as const;
export type RankedList = (typeof rankedLists)[number];

const termDto = z.object({
  name: z.string().meta({ example: "ratings" }),
  value: z.number(),
  explanation: z.string(),
});
export type RankTerm = z.output<typeof termDto>;

export const rankDto = z
  .object({
    lists: z.array(
      z.object({
        list: z
          .enum(rankedLists)
          .meta({ description: "`category` is the trending order within the tool's category" }),
        place: z.int().min(1),
        of: z.int().min(1).meta({ description: "How many tools the list has" }),
        score: z.number().meta({
          description:
            "What the list is ordered by, highest first; of `newest` the launch in seconds since 1970",
        }),
        terms: z.array(termDto),
      }),
    ),
  })
  .meta({ id: "ToolRank" });
export type RankDto = z.output<typeof rankDto>;
