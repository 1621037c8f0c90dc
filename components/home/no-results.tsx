import { FilterLink } from "@/components/home/filter-link";
import { EmptyState } from "@/components/layout/empty-state";
import { Icon } from "@/components/ui/icon";
import { lockKeyhole, searchX } from "@/components/ui/late-icon-paths";
import type { ListFilters } from "@/lib/list/utils-filters";
import { counted } from "@/lib/tools/utils";

/** What a list has without one of its filters. */
export type WiderList = { label: string; filters: ListFilters; total: number };

const button = "outline-button h-11 px-6";

/** Why a view of a list is empty, the filters whose loss would fill it, and the way to the whole list. */
export default function NoResults({
  text,
  locked = false,
  wider,
  words = false,
}: {
  text: { title: string; description: string };
  locked?: boolean;
  wider: WiderList[];
  /** Whether words alone were looked for: a task may be another way to it, or the catalogue lacks what they name. */
  words?: boolean;
}) {
  return (
    <EmptyState
      {...text}
      icon={<Icon path={locked ? lockKeyhole : searchX} />}
      action={
        <div className="flex flex-col items-center gap-6">
          {wider.length > 0 && (
            <ul aria-label="Filters to change" className="flex flex-col items-center gap-1">
              {wider.map(({ label, filters, total }) => (
                <li key={label} className="max-w-full">
                  <FilterLink
                    filters={filters}
                    focus="home-filters"
                    className="link inline-flex min-h-8 items-center text-center font-medium text-balance max-sm:min-h-11"
                  >
                    {`${label}: ${counted(total, "tool")}`}
                  </FilterLink>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap justify-center gap-2">
            <FilterLink filters={{}} focus="home-filters" className={button}>
              Reset all
            </FilterLink>
            {words && (
              <a href="/tasks" className={button}>
                Browse tasks
              </a>
            )}
          </div>
          {words && (
            <p className="text-muted text-sm">
              Is a tool missing?{" "}
              <a
                href="/add-product"
                className="link inline-flex min-h-6 items-center font-medium max-sm:min-h-11"
              >
                Add a tool
              </a>
            </p>
          )}
        </div>
      }
    />
  );
}
