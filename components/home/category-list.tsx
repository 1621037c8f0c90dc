"use client";

import { Check } from "lucide-react";
import type { RefObject } from "react";
import { FloatingPanel } from "@/components/home/floating-panel";
import type { HomeCategory } from "@/components/home/filter-labels";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "@/components/ui/command";
import { formatCount } from "@/lib/tools/utils";

/** The categories to choose from, with a search. */
export default function CategoryList({
  control,
  categories,
  chosen,
  onClose,
  onChoose,
}: {
  control: RefObject<HTMLButtonElement | null>;
  categories: HomeCategory[];
  chosen: string;
  onClose: () => void;
  onChoose: (slug: string) => void;
}) {
  return (
    <FloatingPanel title="Category" control={control} onClose={onClose} className="w-80 p-0">
      <Command
        id="home-category-list"
        label="Categories"
        filter={(label, typed) => Number(label.toLowerCase().includes(typed.trim().toLowerCase()))}
        defaultValue={categories.find(({ slug }) => slug === chosen)?.label}
        className="max-sm:border-border max-sm:-mx-4 max-sm:-mb-4 max-sm:w-auto max-sm:border-t"
      >
        <CommandInput placeholder="Search categories..." />
        <CommandList className="max-sm:h-[55dvh] max-sm:max-h-none">
          <CommandEmpty>No category found.</CommandEmpty>
          {categories.map(({ label, slug, count }) => (
            <CommandItem key={slug} value={label} onSelect={() => onChoose(slug)} className="max-sm:min-h-11">
              <Check className={slug === chosen ? "" : "invisible"} />
              <span className="truncate">{label}</span>
              <span className="tabular text-muted ml-auto text-xs">
                {formatCount(count)}
                <span className="sr-only"> tools{slug === chosen ? ", chosen" : ""}</span>
              </span>
            </CommandItem>
          ))}
        </CommandList>
      </Command>
    </FloatingPanel>
  );
}
