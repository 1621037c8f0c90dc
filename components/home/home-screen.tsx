import { ActivityLoader } from "@/components/activity-feed/activity-loader";
import { FeaturedTools } from "@/components/home/featured-tools";
import type { HomeCategory } from "@/components/home/filter-labels";
import { Hero } from "@/components/home/hero";
import { type SponsorshipSummary, Sponsorships } from "@/components/home/sponsorships";
import { type ToolPage, ToolSection } from "@/components/home/tool-section";
import type { ListFilters } from "@/lib/list/utils-filters";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

export type HomeScreenProps = {
  filters: ListFilters;
  /** The name of the chosen category. */
  category?: string;
  /** The entries of the category filter, All Tools first. */
  categories: HomeCategory[];
  list: ToolPage;
  /** Whether saved tools were asked for by somebody who has no account here. */
  signedOut: boolean;
  /** The number in the hero. */
  headlineCount: number;
  sponsored: SponsorshipDto[];
  featured: ToolCardDto[];
};

/**
 * The home page and its filtered views. A search and a later page come for the list alone, so it stands right under
 * the hero there.
 */
export function HomeScreen({
  filters,
  category,
  categories,
  list,
  signedOut,
  headlineCount,
  sponsored,
  featured,
}: HomeScreenProps) {
  const listOnly = Boolean(filters.q) || list.page > 1;
  return (
    <>
      <Hero count={headlineCount} />
      {!listOnly && (
        <>
          <Sponsorships sponsorships={sponsored.map(toSponsorshipSummary)} />
          <FeaturedTools tools={featured} />
        </>
      )}
      <ToolSection
        filters={filters}
        category={category}
        categories={categories}
        list={list}
        signedOut={signedOut}
      />
      <ActivityLoader />
    </>
  );
}

const toSponsorshipSummary = ({ toolId, ...sponsorship }: SponsorshipDto): SponsorshipSummary => ({
  id: sponsorship.id,
  slug: toolId.slug,
  name: sponsorship.name,
  logo: sponsorship.logo,
  description: sponsorship.description,
  rating: sponsorship.rating,
  category: sponsorship.category,
  views: sponsorship.views,
  premiumBadge: sponsorship.premiumBadge,
});
