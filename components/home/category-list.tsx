"use client";

import { Check } from "lucide-react";
import type { RefObject } from "react";
import { FloatingPanel } from "@/components/home/floating-panel";
import type { HomeCategory } from "@/components/home/filter-labels";
import { Command, CommandFound, CommandInput, CommandItem, CommandList } from "@/components/ui/command";
import { homeCategories } from "@/lib/categories/utils";
import { formatCount } from "@/lib/tools/utils";

/** What an entry is found by besides its label: the categories that it stands for, as "music generation" for Speech. */
const keywords = new Map(
  homeCategories.map(({ slug, stands }) => [
    slug,
    stands.map((name) => name.replace(/^ai-(for-)?/, "").replaceAll("-", " ")),
  ]),
);

const matches = (label: string, typed: string, words: string[] = []) =>
  Number([label, ...words].some((word) => word.toLowerCase().includes(typed.trim().toLowerCase())));

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
        filter={matches}
        defaultValue={categories.find(({ slug }) => slug === chosen)?.label}
        className="max-sm:border-border max-sm:-mx-4 max-sm:-mb-4 max-sm:w-auto max-sm:border-t"
      >
        <CommandInput placeholder="Search categories..." />
        <CommandFound none="No category found." />
        <CommandList label="Categories" className="max-sm:h-[55dvh] max-sm:max-h-none">
          {categories.map(({ label, slug, count }) => (
            <CommandItem
              key={slug}
              value={label}
              keywords={keywords.get(slug)}
              onSelect={() => onChoose(slug)}
              className="max-sm:min-h-11"
            >
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
