"use client";

import type { ReactNode } from "react";
import { useListNavigation } from "@/components/home/list-navigation";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import type { ListFilters } from "@/lib/list/utils-filters";

/**
 * A link to a view of the list that keeps the page where it is; without JavaScript an ordinary link.
 *
 * @param focus id of the control that has the focus afterwards
 */
export function FilterLink({
  filters,
  focus,
  children,
  ...props
}: {
  filters: ListFilters;
  focus?: string;
  id?: string;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}) {
  const { apply, hrefOf } = useListNavigation();
  return (
    <a
      {...props}
      href={hrefOf(filters)}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        apply(filters, focus);
      }}
    >
      {children}
    </a>
  );
}
