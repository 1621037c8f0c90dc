import type { Prisma } from "@/lib/generated/prisma/client";

/** What of a tool is written, and logged. */
export const columns = {
  id: true,
  name: true,
  slug: true,
  description: true,
  categoryId: true,
  logo: true,
  imageUrl: true,
  websiteUrl: true,
  websiteKey: true,
  pricingType: true,
  startingPrice: true,
  features: true,
  useCases: true,
  tags: true,
  twitterUrl: true,
  githubUrl: true,
  isNew: true,
  isTrending: true,
  isUpcoming: true,
  isTopRated: true,
  premiumBadge: true,
  launchDate: true,
  status: true,
  updatedAt: true,
} as const satisfies Prisma.ToolSelect;
export type ToolRecord = Prisma.ToolGetPayload<{ select: typeof columns }>;
