"use client";

import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as DialogPrimitive from "radix-ui/dialog";
import { BackButton } from "@/components/ui/back-button";
import { DialogCloseButton, DialogOverlay } from "@/components/ui/dialog";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import { cn } from "@/lib/utils";

/** A dialog that comes in from an edge of the screen. Give it a `DialogTitle`. */
export const Sheet = DialogPrimitive.Root;

const sheetVariants = cva(
  "fixed z-50 flex flex-col gap-4 overflow-y-auto overscroll-contain border-border bg-background p-4 shadow-float transition-transform outline-none",
  {
    variants: {
      side: {
        right: "inset-y-0 right-0 w-4/5 max-w-sm border-l starting:translate-x-full",
        left: "inset-y-0 left-0 w-4/5 max-w-sm border-r starting:-translate-x-full",
        bottom:
          "inset-x-0 bottom-[var(--toast-space,0px)] max-h-[min(85dvh,calc(100dvh-32px-var(--toast-space,0px)))] rounded-t-lg border-t pb-[max(16px,env(safe-area-inset-bottom))] starting:translate-y-full",
      },
    },
    defaultVariants: { side: "right" },
  },
);

/** The sheet itself. Without a `DialogDescription` pass `aria-describedby={undefined}`. */
export function SheetContent({
  className,
  children,
  side,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & VariantProps<typeof sheetVariants>) {
  const focus = useReturnFocus(props);
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content className={cn(sheetVariants({ side }), className)} {...props} {...focus}>
        <BackButton />
        {children}
        <DialogCloseButton />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
