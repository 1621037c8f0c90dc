"use client";

import { useRef, useState } from "react";
import { controlIconClasses } from "@/components/home/control-classes";
import { useListNavigation } from "@/components/home/list-navigation";
import { memory } from "@/components/home/memory";
import { panelCount } from "@/components/home/filter-labels";
import { ToolbarControl } from "@/components/home/toolbar-control";
import { Icon } from "@/components/ui/icon";
import { slidersHorizontal } from "@/components/ui/home-icon-paths";
import { late } from "@/components/ui/late";

const FiltersPanel = late("the filters", () => import("@/components/home/filters-panel"));

/** Opens the Filters panel, loaded when somebody reaches for it, and says how many of its filters are on. */
export function FiltersButton({ total }: { total: number }) {
  const { filters } = useListNavigation();
  const [open, setOpen] = useState(() => memory.filtersOpen);
  const control = useRef<HTMLButtonElement>(null);
  const active = panelCount(filters);

  function show(next: boolean) {
    memory.filtersOpen = next;
    setOpen(next);
  }

  return (
    <>
      <ToolbarControl
        ref={control}
        id="home-filters"
        aria-haspopup="dialog"
        className="max-[22.5rem]:px-1.5"
        open={open}
        onOpen={show}
        {...FiltersPanel.reach}
      >
        <Icon path={slidersHorizontal} className={`${controlIconClasses} max-sm:hidden`} />
        Filters
        {active > 0 && (
          <span className="tabular bg-primary text-on-primary -mr-1 grid size-5 place-items-center rounded-full text-xs">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </ToolbarControl>
      {open && <FiltersPanel control={control} total={total} onClose={() => show(false)} />}
    </>
  );
}
