import { panelCount } from "@/components/home/filter-labels";
import NoResults, { type WiderList } from "@/components/home/no-results";
import { EmptyState } from "@/components/layout/empty-state";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { searchX } from "@/components/ui/late-icon-paths";
import type { ListFilters } from "@/lib/list/utils-filters";

/** What the home page's list shows when it is empty. */
export default function NothingFound({
  filters,
  signedOut,
  wider,
}: {
  filters: ListFilters;
  /** Whether saved tools were asked for by somebody who has no account here. */
  signedOut: boolean;
  wider: WiderList[];
}) {
  // Nothing was asked for: the directory itself is empty.
  if (panelCount(filters) === 0 && !filters.category && !filters.q)
    return (
      <EmptyState
        icon={<Icon path={searchX} />}
        title="No tools found"
        description="The directory has no tool yet. The first one will appear here."
        action={<LinkButton href="/add-product">Add a tool</LinkButton>}
      />
    );
  return (
    <NoResults
      text={noTools(filters, signedOut)}
      locked={signedOut}
      wider={wider}
      words={isWordsAlone(filters)}
    />
  );
}

const isWordsAlone = (filters: ListFilters) => !!filters.q && panelCount(filters) === 0 && !filters.category;

/** Why a view is empty. */
function noTools(filters: ListFilters, signedOut: boolean) {
  if (signedOut)
    return {
      title: "Please sign in to see your saved tools.",
      description: "Saved tools belong to an account, so there are none to show here yet.",
    };
  if (filters.bookmarked && panelCount(filters) === 1 && !filters.q && !filters.category)
    return {
      title: "No saved tools yet",
      description: "The bookmark on a card saves its tool. All that you saved is then found here.",
    };
  return {
    title: "No tools found",
    description: isWordsAlone(filters)
      ? "No tool matches these words. Try fewer or other ones."
      : "No tool meets all of these filters. Remove one of them, or begin again.",
  };
}
