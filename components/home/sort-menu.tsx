"use client";

import { useRef, useState } from "react";
import { controlIconClasses } from "@/components/home/control-classes";
import { useListNavigation } from "@/components/home/list-navigation";
import { sortOptions } from "@/components/home/filter-labels";
import { ToolbarControl } from "@/components/home/toolbar-control";
import { Icon } from "@/components/ui/icon";
import { arrowDownWideNarrow } from "@/components/ui/home-icon-paths";
import { late } from "@/components/ui/late";
import { sortOf } from "@/lib/tools/utils";

const SortList = late("the orders", () => import("@/components/home/sort-list"));
const id = "home-sort";

/** The order of the list: a control that opens a menu, loaded when somebody reaches for it. */
export function SortMenu() {
  const { filters, apply } = useListNavigation();
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  const chosen = sortOf(filters);

  return (
    <span className="relative flex min-w-0">
      <ToolbarControl
        ref={control}
        id={id}
        aria-haspopup="menu"
        className="w-full max-[22.5rem]:px-1.5"
        keys={["ArrowDown"]}
        open={open}
        onOpen={setOpen}
        {...SortList.reach}
      >
        <Icon path={arrowDownWideNarrow} className={`${controlIconClasses} max-sm:hidden`} />
        <span className="truncate">
          <span className="sr-only">Sort: </span>
          {sortOptions.find(({ value }) => value === chosen)!.label}
        </span>
      </ToolbarControl>
      {open && (
        <SortList
          control={control}
          chosen={chosen}
          withText={Boolean(filters.q)}
          onClose={() => setOpen(false)}
          onChoose={(sort) => {
            setOpen(false);
            apply({ ...filters, sort }, id);
          }}
        />
      )}
    </span>
  );
}
