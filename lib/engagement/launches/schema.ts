import { z } from "zod";
import { limitUpTo, pageUpTo } from "@/lib/platform/input/schema";
import { maxPageSize, toolDto } from "@/lib/tools/schema";

/** How many coming tools a page shows. */
export const launchPageSize = 9;

export const launchQuery = z.object({
  page: pageUpTo(100_000),
  limit: limitUpTo(maxPageSize, launchPageSize),
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
