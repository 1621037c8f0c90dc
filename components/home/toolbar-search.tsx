"use client";

import { Search } from "lucide-react";
import { controlClasses, controlIconClasses } from "@/components/home/control-classes";
import { useListNavigation } from "@/components/home/list-navigation";
import { loadSearch, openSearch } from "@/components/layout/open-search";

const warm = () => void loadSearch().catch(() => {});

/** Opens the search dialog with what the list is searched for now. */
export function ToolbarSearch() {
  const text = useListNavigation().filters.q?.trim() ?? "";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`${controlClasses} sm:w-60 ${text ? "" : "text-muted font-normal"}`}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => openSearch(text)}
    >
      <Search aria-hidden strokeWidth={1.75} className={controlIconClasses} />
      <span className="truncate">{text || "Search tools"}</span>
    </button>
  );
}
