"use client";

import { useRef, useState } from "react";
import { controlIconClasses } from "@/components/home/control-classes";
import { useListNavigation } from "@/components/home/list-navigation";
import type { HomeCategory } from "@/components/home/filter-labels";
import { ToolbarControl } from "@/components/home/toolbar-control";
import { Icon } from "@/components/ui/icon";
import { chevronsUpDown } from "@/components/ui/home-icon-paths";
import { late } from "@/components/ui/late";

const CategoryList = late("the categories", () => import("@/components/home/category-list"));
const id = "home-category";

/**
 * The category filter: a control that opens a list with a search of its own, loaded when somebody reaches for it.
 *
 * @param categories the entries, All Tools first
 * @param current the name of the chosen category when it is none of the entries
 */
export function CategoryCombobox({ categories, current }: { categories: HomeCategory[]; current?: string }) {
  const { filters, apply } = useListNavigation();
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  const chosen = filters.category ?? "all";
  const label = categories.find(({ slug }) => slug === chosen)?.label ?? current ?? chosen;

  return (
    <>
      <ToolbarControl
        ref={control}
        id={id}
        role="combobox"
        aria-label={`Category: ${label}`}
        aria-haspopup="dialog"
        aria-controls={open ? "home-category-list" : undefined}
        className="justify-between sm:w-56"
        keys={["ArrowDown", "ArrowUp"]}
        open={open}
        onOpen={setOpen}
        {...CategoryList.reach}
      >
        <span className="truncate">{label}</span>
        <Icon path={chevronsUpDown} className={`${controlIconClasses} max-sm:hidden`} />
      </ToolbarControl>
      {open && (
        <CategoryList
          control={control}
          categories={categories}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChoose={(slug) => {
            setOpen(false);
            apply({ ...filters, category: slug }, id);
          }}
        />
      )}
    </>
  );
}
