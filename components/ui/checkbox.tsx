"use client";

import { Check, Minus } from "lucide-react";
import type { ComponentProps } from "react";
import * as CheckboxPrimitive from "radix-ui/checkbox";
import { cn } from "@/lib/utils";

/** A box that is ticked, empty or half. Its hit area is larger than what is seen. */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      className={cn(
        "group border-input bg-background aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-on-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-on-primary relative grid size-4 shrink-0 place-items-center rounded-[4px] border after:absolute after:-inset-1.5 disabled:opacity-50",
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator>
        <Check className="size-3 stroke-[2.5] group-data-[state=indeterminate]:hidden" />
        <Minus className="hidden size-3 stroke-[2.5] group-data-[state=indeterminate]:block" />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
