"use client";

import type { RefObject } from "react";
import * as MenuPrimitive from "radix-ui/dropdown-menu";
import { sortOptions } from "@/components/home/filter-labels";
import { BackButton } from "@/components/ui/back-button";
import {
  DropdownMenu,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

export type Sort = (typeof sortOptions)[number]["value"];

/**
 * The orders to choose from. The menu is anchored to an invisible element that lies over the control, and stands beside
 * it in the document too: at the end of the page it would be in no landmark.
 */
export default function SortList({
  control,
  chosen,
  withText,
  onClose,
  onChoose,
}: {
  control: RefObject<HTMLButtonElement | null>;
  chosen: Sort;
  /** Whether there is a search, which things can match better or worse. */
  withText: boolean;
  onClose: () => void;
  onChoose: (sort: Sort) => void;
}) {
  return (
    <DropdownMenu open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <MenuPrimitive.Content
        align="start"
        sideOffset={6}
        collisionPadding={16}
        aria-label="Sort"
        aria-labelledby={undefined}
        className="animate-in border-border bg-background shadow-float z-50 min-w-44 rounded-lg border p-1"
        // The control closes the menu itself; without this it would close and open again.
        onInteractOutside={(event) => {
          if (control.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          control.current?.focus({ preventScroll: true });
        }}
      >
        <BackButton />
        <DropdownMenuRadioGroup value={chosen} onValueChange={(value) => onChoose(value as Sort)}>
          {sortOptions
            .filter(({ value }) => withText || value !== "relevance")
            .map(({ value, label }) => (
              <DropdownMenuRadioItem key={value} value={value} className="max-sm:min-h-11">
                {label}
              </DropdownMenuRadioItem>
            ))}
        </DropdownMenuRadioGroup>
      </MenuPrimitive.Content>
    </DropdownMenu>
  );
}
