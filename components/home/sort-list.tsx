"use client";

import type { RefObject } from "react";
import { sortOptions } from "@/components/home/filter-labels";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

export type Sort = (typeof sortOptions)[number]["value"];

/** The orders to choose from. The menu hangs on an unseen mark that lies over the control. */
export function SortList({
  control,
  chosen,
  onClose,
  onChoose,
}: {
  control: RefObject<HTMLButtonElement | null>;
  chosen: Sort;
  onClose: () => void;
  onChoose: (sort: Sort) => void;
}) {
  return (
    <DropdownMenu open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        aria-label="Sort"
        aria-labelledby={undefined}
        onInteractOutside={(event) => {
          if (control.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          control.current?.focus({ preventScroll: true });
        }}
      >
        <DropdownMenuRadioGroup value={chosen} onValueChange={(value) => onChoose(value as Sort)}>
          {sortOptions.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value} className="max-sm:min-h-11">
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
