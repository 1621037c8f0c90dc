"use client";

import { controlClasses, controlIconClasses } from "@/components/home/control-classes";
import { useListNavigation } from "@/components/home/list-navigation";
import { searchReach } from "@/components/search/load-search";
import { openSearch } from "@/components/search/open-search";
import { Icon, search } from "@/components/ui/icon";

/** Opens the search dialog with what the list is searched for now. */
export function ToolbarSearch() {
  const text = useListNavigation().filters.q?.trim() ?? "";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={text ? `Search AI tools: ${text}` : undefined}
      className={`${controlClasses} sm:w-60 ${text ? "" : "text-muted font-normal"}`}
      {...searchReach}
      onClick={() => openSearch(text)}
    >
      <Icon path={search} className={controlIconClasses} />
      <span className="truncate">{text || "Search tools"}</span>
    </button>
  );
}
