import type { Metadata } from "next";
import type { ToolDetailData } from "@/components/tool-detail/tool-detail";
import { countSubscribers } from "@/lib/engagement/launches/queries";
import { getVoteHistory } from "@/lib/engagement/votes/queries";
import { absoluteUrl, siteUrl } from "@/lib/platform/http/site-url";
import { canBeCalled } from "@/lib/platform/sql/queries-rows";
import { getReviewSummary, listReviews } from "@/lib/reviews/queries";
import type { ReviewDto, ReviewView } from "@/lib/reviews/schema";
import { breadcrumbList, softwareApplication } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { listRunningSponsorships } from "@/lib/sponsorships/queries";
import { listAlternatives } from "@/lib/tools/alternatives/queries";
import { shownPictures } from "@/lib/tools/facts/utils-pictures";
import { getTool } from "@/lib/tools/queries";
import type { ToolDetail, ToolDto } from "@/lib/tools/schema";

/** The published tool at this part of an address, by slug or id; null when there can't be one. */
export async function findTool(idOrSlug: string): Promise<ToolDetail | null> {
  return canBeCalled(idOrSlug) ? getTool(idOrSlug) : null;
}

/** The way to a tool's page, and on to what lies below it. */
export const trailOf = (tool: ToolDto, ...below: ToolDetailData["trail"]): ToolDetailData["trail"] => [
  { name: "Home", path: "/" },
  { name: tool.category, path: `/category/${tool.categorySlug}` },
  { name: tool.name, path: `/ai-tools/${tool.slug}` },
  ...below,
];

export async function loadDetail(
  tool: ToolDetail,
  view: ReviewView = {},
): Promise<{ detail: ToolDetailData; jsonLd: ReturnType<typeof describe> }> {
  const [reviews, summary, sponsorships, alternatives, votes, subscribers] = await Promise.all([
    listReviews(tool.id, view),
    getReviewSummary(tool.id),
    listRunningSponsorships(),
    listAlternatives(tool.id, 6),
    getVoteHistory(tool.id),
    tool.isUpcoming ? countSubscribers(tool.id) : null,
  ]);
  const trail = trailOf(tool);
  const detail: ToolDetailData = {
    tool,
    trail,
    url: absoluteUrl(`/ai-tools/${tool.slug}`),
    reviews,
    reviewView: view,
    sampleRating: summary === null,
    sponsored: sponsorships.some(({ toolId }) => toolId._id === tool.id),
    alternatives,
    votes,
    subscribers,
  };
  return { detail, jsonLd: describe(tool, trail, summary, reviews.reviews) };
}

function describe(
  tool: ToolDetail,
  trail: ToolDetailData["trail"],
  summary: { rating: number; count: number } | null,
  reviews: ReviewDto[],
) {
  const base = siteUrl();
  return [
    softwareApplication(base, {
      ...tool,
      ...tool.facts,
      path: `/ai-tools/${tool.slug}`,
      image: `/ai-tools/${tool.slug}/og.png`,
      screenshots: shownPictures(tool.facts).map(({ url }) => url),
      reviews: summary ? { ...summary, shown: reviews } : undefined,
    }),
    breadcrumbList(base, trail),
  ];
}

/** The metadata of a tool's page, or of one that shows the same at another address. */
export function toolMetadata(
  tool: ToolDto | null,
  path: string,
  more: { noindex?: boolean; title?: string } = {},
): Promise<Metadata> {
  if (!tool) {
    return pageMetadata({
      title: "Tool Not Found",
      description: "There is no tool at this address.",
      path,
      noindex: true,
    });
  }
  return pageMetadata({
    title: `${tool.name}: pricing, reviews and alternatives`,
    description: tool.description,
    path,
    canonical: `/ai-tools/${tool.slug}`,
    image: `/ai-tools/${tool.slug}/og.png`,
    ...more,
  });
}
