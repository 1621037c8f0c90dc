import type { Sponsorship } from "@/lib/generated/prisma/client";
import { changedFields, tags } from "@/lib/platform/cache/tags";

/** The columns that no page shows, nor orders or chooses by: counters, and what administrators alone are told. */
const untold: (keyof Sponsorship)[] = [
  "views",
  "impressions",
  "clicks",
  "reportVersion",
  "createdAt",
  "updatedAt",
];

/** What a change of a sponsorship makes old; null for what was not there before, or is not any more. */
export const tagsOfSponsorshipChange = (
  before: Partial<Sponsorship> | null,
  after: Partial<Sponsorship> | null,
): string[] =>
  changedFields(before, after).every((name) => untold.includes(name)) ? [] : [tags.sponsorships];
