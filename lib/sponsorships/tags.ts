import type { Sponsorship } from "@/lib/generated/prisma/client";
import { changedFields, tags } from "@/lib/platform/cache/tags";

/** Which columns pages show, or order and choose by. Counters, and what administrators alone are told, are none of them. */
export const isShown: Record<keyof Sponsorship, boolean> = {
  id: true,
  toolId: true,
  slug: true,
  name: true,
  description: true,
  logo: true,
  category: true,
  websiteUrl: true,
  rating: true,
  premiumBadge: true,
  position: true,
  startDate: true,
  endDate: true,
  views: false,
  impressions: false,
  clicks: false,
  reportVersion: false,
  createdAt: false,
  updatedAt: false,
};

/** What a change of a sponsorship makes old; null for what was not there before, or is not any more. */
export const tagsOfSponsorshipChange = <L extends Partial<Sponsorship>>(
  before: L | null,
  after: L | null,
): string[] =>
  changedFields<Partial<Sponsorship>>(before, after).some((name) => isShown[name]) ? [tags.sponsorships] : [];
