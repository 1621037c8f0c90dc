import { z } from "zod";

/** How many days can be looked at, in the order of the choice. */
export const statisticsDays = [30, 90, 365] as const;

export const statisticsQuery = z.object({
  days: z.coerce
    .number({ error: "The days are a number from 1 to 365." })
    .int("The days are a whole number.")
    .min(1, "The days are at least 1.")
    .max(365, "The days are at most 365.")
    .default(30),
  format: z.enum(["json", "csv"], { error: 'The format is "json" or "csv".' }).default("json"),
});

/** What is counted each day. */
export const statisticsCounts = ["views", "clicks", "saves", "votes"] as const;

const count = z.number().int();
const counts = { views: count, clicks: count, saves: count, votes: count };

export const statistics = z
  .object({
    tool: z.object({ id: z.string(), name: z.string(), slug: z.string(), listed: z.boolean() }),
    totals: z.object(counts),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          ...counts,
          place: count.nullable().meta({
            description: "Its place in the trending order that night; null where it was not noted.",
          }),
        }),
      )
      .meta({ description: "Every day in UTC, the oldest first, today included." }),
  })
  .meta({ id: "ToolStatistics" });
export type Statistics = z.output<typeof statistics>;
