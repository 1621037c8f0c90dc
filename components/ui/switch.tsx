"use client";

import type { ComponentProps } from "react";
import * as SwitchPrimitive from "radix-ui/switch";

/** A setting that is on or off and takes effect at once. */
export function Switch(props: Omit<ComponentProps<typeof SwitchPrimitive.Root>, "className">) {
  return (
    <SwitchPrimitive.Root
      className="border-input bg-surface-2 data-[state=checked]:border-primary-text data-[state=checked]:bg-primary-text relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border transition-colors disabled:opacity-50"
      {...props}
    >
      <SwitchPrimitive.Thumb className="bg-input data-[state=checked]:bg-background block size-4 translate-x-[3px] rounded-full transition-transform data-[state=checked]:translate-x-[19px]" />
    </SwitchPrimitive.Root>
  );
}
