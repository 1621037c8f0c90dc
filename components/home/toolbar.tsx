import { CategoryCombobox } from "@/components/home/category-combobox";
import { FiltersButton } from "@/components/home/filters-button";
import { SortMenu } from "@/components/home/sort-menu";
import { ToolbarSearch } from "@/components/home/toolbar-search";
import type { HomeCategory } from "@/components/home/filter-labels";
import { LayoutSwitch } from "@/components/tools/layout-switch";

/** The controls of the list: search, category, order, filters and layout. On a phone all but the search share a row. */
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
      className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center"
    >
      <ToolbarSearch />
      <div className="tool-row sm:contents noscript:hidden">
        <CategoryCombobox categories={categories} current={current} />
        <SortMenu />
        <FiltersButton total={total} />
        <div className="ml-auto">
          <LayoutSwitch />
        </div>
      </div>
    </div>
  );
}
