import { z } from "zod";

export const countedKinds = ["impression", "click"] as const;

/** Why a visit is left out of a listing's numbers, most frequent first. */
export const leftOutReasons = ["repeated", "program", "own", "staff", "crowd"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What becomes of a visit. */
export const outcomes = ["counted", ...leftOutReasons] as const;
export type Outcome = (typeof outcomes)[number];

const count = z.int().min(0);
const counts = z.object(
  Object.fromEntries(outcomes.map((outcome) => [outcome, count])) as Record<Outcome, typeof count>,
);
export type OutcomeCounts = z.output<typeof counts>;

const reportDay = z.object({ day: z.iso.date(), impressions: counts, clicks: counts });
export type ReportDay = z.output<typeof reportDay>;

/** The most days that a report lists. */
export const longestReport = 366;

/** What a listing's advertiser is told of it. Days are those of UTC. */
export const sponsorshipReport = z
  .object({
    id: z.string(),
    name: z.string(),
    tool: z.object({ name: z.string(), slug: z.string() }),
    startDate: z.string(),
    endDate: z.string().nullable(),
    hiddenSince: z.string().nullable().meta({
      description:
        "Since when the website of its tool is gone, so that it is not shown; null while it is there.",
    }),
    total: z.object({ impressions: counts, clicks: counts }).meta({ description: "Of all days." }),
    days: z.array(reportDay).meta({ description: "Newest last, without gaps while it ran." }),
    link: z.string().nullable().optional().meta({
      description:
        "Told to administrators only: the address of the advertiser's page; null until one was made.",
    }),
  })
  .meta({ id: "SponsoredListingReport" });
export type SponsorshipReport = z.output<typeof sponsorshipReport>;

export const reportQuery = z.object({
  key: z.string().max(100).optional().meta({ description: "The key in the advertiser's link." }),
  days: z.coerce
    .number({ error: "Days are a number from 1." })
    .int()
    .min(1, "Days are a number from 1.")
    .max(longestReport, `Days are ${longestReport} at most.`)
    .default(90),
  format: z.enum(["json", "csv"], { error: 'The format is "json" or "csv".' }).default("json"),
});

export const reportLink = z.object({ link: z.string() });
