import { z } from "zod";

/** A running sponsored listing. `toolId` is the tool that it stands for, with its counters. */
export const sponsorshipDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    slug: z.string().meta({ description: "Slug of the tool's page." }),
    name: z.string(),
    logo: z.string().meta({ description: "Address of the logo on this server." }),
    description: z.string(),
    rating: z.number(),
    category: z.string(),
    url: z.string(),
    tags: z.array(z.string()),
    views: z.number().int(),
    premiumBadge: z.boolean(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    toolId: z.object({ _id: z.string(), votes: z.number().int(), views: z.number().int() }),
  })
  .meta({ id: "SponsoredListing" });
export type SponsorshipDto = z.output<typeof sponsorshipDto>;
