"use client";

import type { ComponentProps } from "react";
import * as AvatarPrimitive from "radix-ui/avatar";
import { cn } from "@/lib/utils";

/** A picture of somebody, or their initials while there is none. */
export function Avatar({ className, ...props }: ComponentProps<typeof AvatarPrimitive.Root>) {
  return (
    <AvatarPrimitive.Root
      className={cn(
        "border-border relative flex size-9 shrink-0 overflow-hidden rounded-full border",
        className,
      )}
      {...props}
    />
  );
}

/** The picture. */
export function AvatarImage({ className, alt = "", ...props }: ComponentProps<typeof AvatarPrimitive.Image>) {
  return <AvatarPrimitive.Image alt={alt} className={cn("size-full object-cover", className)} {...props} />;
}

/** What stands in for the picture. */
export function AvatarFallback({ className, ...props }: ComponentProps<typeof AvatarPrimitive.Fallback>) {
  return (
    <AvatarPrimitive.Fallback
      className={cn(
        "bg-surface-2 text-muted grid size-full place-items-center text-sm font-medium",
        className,
      )}
      {...props}
    />
  );
}
