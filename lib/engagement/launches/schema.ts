import { z } from "zod";
import { maxPageSize, toolDto } from "@/lib/tools/schema";

/** How many coming tools a page shows. */
export const launchPageSize = 9;

export const launchQuery = z.object({
  page: z.coerce.number({ error: "The page is a number from 1." }).int().min(1).max(100_000).default(1),
  limit: z.coerce
    .number({ error: "The limit is a number from 1 to 200." })
    .int()
    .min(1)
    .max(maxPageSize)
    .default(launchPageSize),
});

/** A tool that is still to come. */
export const launchDto = toolDto
  .pick({
    _id: true,
    id: true,
    name: true,
    slug: true,
    description: true,
    category: true,
    logo: true,
    websiteUrl: true,
  })
  .extend({
    launchDate: z
      .string()
      .nullable()
      .meta({ description: "The expected day; null while it is not announced." }),
    subscribers: z.number().int().meta({ description: "How many people asked to be told of the launch." }),
  })
  .meta({ id: "Launch" });
export type LaunchDto = z.output<typeof launchDto>;

/** Whether the account waits for a tool now, and how many do. */
export const launchSubscription = z
  .object({
    success: z.literal(true),
    subscribed: z.boolean(),
    subscribers: z.number().int().meta({ description: "How many people asked to be told of the launch." }),
  })
  .meta({ id: "LaunchSubscription" });
