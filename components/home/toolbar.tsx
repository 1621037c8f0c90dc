import { CategoryCombobox } from "@/components/home/category-combobox";
import { FiltersButton } from "@/components/home/filters-button";
import { SortMenu } from "@/components/home/sort-menu";
import { ToolbarSearch } from "@/components/home/toolbar-search";
import type { HomeCategory } from "@/components/home/filter-labels";

/**
 * The controls of the list: search, category, order and filters. On a phone the last three share a row, on a narrow one the
 * last two.
 */
export function Toolbar({
  categories,
  current,
  total,
}: {
  categories: HomeCategory[];
  /** The name of the chosen category. */
  current?: string;
  /** How many tools the list has with the filters that are on. */
  total: number;
}) {
  return (
    <div
      role="group"
      aria-label="Search and filter"
      className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap"
    >
      <ToolbarSearch />
      <div className="grid grid-cols-[1fr_auto_auto] gap-2 max-[24.3125rem]:grid-cols-[1fr_auto] sm:contents">
        <CategoryCombobox categories={categories} current={current} />
        <SortMenu />
        <FiltersButton total={total} />
      </div>
    </div>
  );
}
