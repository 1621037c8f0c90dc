"use client";

import type { ComponentProps } from "react";
import * as TooltipPrimitive from "radix-ui/tooltip";
import { cn } from "@/lib/utils";

/** Wraps the tooltips of a screen, so that the second one opens at once. */
export function TooltipProvider({
  delayDuration = 300,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Provider>) {
  return <TooltipPrimitive.Provider delayDuration={delayDuration} {...props} />;
}

/** A word on what is pointed at. Never the only place where something is said. */
export const Tooltip = TooltipPrimitive.Root;
export const TooltipTrigger = TooltipPrimitive.Trigger;

/** The text. */
export function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          "animate-in bg-foreground text-background z-50 max-w-64 rounded-sm px-2 py-1 text-xs",
          className,
        )}
        {...props}
      />
    </TooltipPrimitive.Portal>
  );
}
