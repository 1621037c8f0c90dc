"use client";

import type { ComponentProps } from "react";
import * as PopoverPrimitive from "radix-ui/popover";
import { BackButton } from "@/components/ui/back-button";
import { cn } from "@/lib/utils";

/** Something small that floats beside what opened it. */
export const Popover = PopoverPrimitive.Root;
export const PopoverAnchor = PopoverPrimitive.Anchor;

/** The floating box. Name it with `aria-label` when nothing in it does. */
export function PopoverContent({
  className,
  children,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        align="start"
        sideOffset={6}
        // Below the navigation, which stays at the window's head.
        collisionPadding={{ top: 72, bottom: 16, left: 16, right: 16 }}
        className={cn(
          "animate-in border-border bg-background shadow-float z-50 max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto rounded-lg border p-4 outline-none",
          className,
        )}
        {...props}
      >
        <BackButton />
        {children}
      </PopoverPrimitive.Content>
    </PopoverPrimitive.Portal>
  );
}
