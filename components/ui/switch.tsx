"use client";

import type { ComponentProps } from "react";
import * as SwitchPrimitive from "radix-ui/switch";
import { cn } from "@/lib/utils";

/** A setting that is on or off and takes effect at once. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cn(
        "relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-input bg-surface-2 transition-colors duration-150 disabled:opacity-50 data-[state=checked]:border-primary-text data-[state=checked]:bg-primary-text",
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="block size-4 translate-x-[3px] rounded-full bg-input transition-transform duration-150 data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-background" />
    </SwitchPrimitive.Root>
  );
}
