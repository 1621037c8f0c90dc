import { ActivityLoader } from "@/components/activity-feed/activity-loader";
import { FeaturedTools } from "@/components/home/featured-tools";
import type { HomeCategory } from "@/components/home/filter-labels";
import { Hero, SlimHero } from "@/components/home/hero";
import type { WiderList } from "@/components/home/no-results";
import { type SponsorshipSummary, Sponsorships } from "@/components/home/sponsorships";
import type { RelatedLink } from "@/components/home/related";
import { type ToolPage, ToolSection } from "@/components/home/tool-section";
import { type ListFilters, withoutDefaults } from "@/lib/list/utils-filters";
import type { Headline } from "@/lib/tools/utils-headline";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

export type HomeScreenProps = {
  filters: ListFilters;
  /** The name of the chosen category. */
  category?: string;
  /** The entries of the category filter, All Tools first. */
  categories: HomeCategory[];
  list: ToolPage;
  /** What else of the site fits the search. */
  related: RelatedLink[];
  /** Whether saved tools were asked for by somebody who has no account here. */
  signedOut: boolean;
  wider: WiderList[];
  /** The number in the hero, and what is here of it when that is less. */
  headline: Headline;
  sponsored: SponsorshipDto[];
  featured: ToolCardDto[];
};

/**
 * The home page and its filtered views. A search, a filter and a later page come for the list alone, so there it is what
 * the page begins with.
 */
export function HomeScreen({
  filters,
  category,
  categories,
  list,
  related,
  signedOut,
  wider,
  headline,
  sponsored,
  featured,
}: HomeScreenProps) {
  const listOnly = list.page > 1 || Object.keys(withoutDefaults(filters)).length > 0;
  return (
    <>
      {listOnly ? <SlimHero {...headline} /> : <Hero {...headline} />}
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
        related={related}
        signedOut={signedOut}
        wider={wider}
        first={listOnly}
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
