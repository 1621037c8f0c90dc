import { ActivityLoader } from "@/components/activity-feed/activity-loader";
import { Hero, type HeroTask, SlimHero } from "@/components/home/hero";
import { HomeRows } from "@/components/home/home-rows";
import type { WiderList } from "@/components/home/no-results";
import { Sponsorships } from "@/components/home/sponsorships";
import { Related, type RelatedLink } from "@/components/home/related";
import { noteOf, type Said } from "@/components/home/search-note";
import { type ToolPage, ToolSection } from "@/components/home/tool-section";
import { type Chip, type HomeCategory, viewHeading } from "@/components/home/filter-labels";
import type { ShownRow } from "@/lib/home-rows/schema";
import type { ListFilters } from "@/lib/list/utils-filters";
import type { Headline } from "@/lib/tools/utils-headline";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";

export type HomeScreenProps = {
  filters: ListFilters;
  chips: Chip[];
  category?: string;
  /** The entries of the category filter, All Tools first. */
  categories: HomeCategory[];
  list: ToolPage;
  said: Said;
  /** What else of the site fits the search. */
  related: RelatedLink[];
  /** Whether saved tools were asked for by somebody who has no account here. */
  signedOut: boolean;
  wider: WiderList[];
  /** The number in the hero, and what is here of it when that is less. */
  headline: Headline;
  /** What stands above the list; left out where the list is what was asked for. */
  front?: { tasks: HeroTask[]; rows: ShownRow[]; sponsored: SponsorshipDto[] };
};

/**
 * The home page and its filtered views. A search, a filter and a later page come for the list alone, so there it is what
 * the page begins with.
 */
export function HomeScreen({
  filters,
  chips,
  category,
  categories,
  list,
  said,
  related,
  signedOut,
  wider,
  headline,
  front,
}: HomeScreenProps) {
  return (
    <>
      {front ? (
        <>
          <Hero {...headline} tasks={front.tasks} />
          <HomeRows rows={front.rows}>
            <Sponsorships sponsorships={front.sponsored} />
          </HomeRows>
        </>
      ) : (
        <SlimHero {...headline} />
      )}
      <ToolSection
        filters={filters}
        heading={viewHeading(filters, category)}
        note={noteOf(said, list.match)}
        chips={chips}
        category={category}
        categories={categories}
        list={list}
        related={related.length > 0 && <Related links={related} />}
        signedOut={signedOut}
        wider={wider}
        first={!front}
      />
      <ActivityLoader />
    </>
  );
}
