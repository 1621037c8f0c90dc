"use client";

import { Circle } from "lucide-react";
import type { ComponentProps } from "react";
import * as MenuPrimitive from "radix-ui/dropdown-menu";
import { BackButton } from "@/components/ui/back-button";
import { cn } from "@/lib/utils";

/** A menu of actions that a button opens. */
export const DropdownMenu = MenuPrimitive.Root;
export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;

const itemClasses =
  "relative flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-surface-2 [&_svg]:size-4 [&_svg]:shrink-0";

export function DropdownMenuContent({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={16}
        className={cn(
          "animate-in border-border bg-background shadow-float z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-lg border p-1",
          className,
        )}
        {...props}
      >
        <BackButton />
        {children}
      </MenuPrimitive.Content>
    </MenuPrimitive.Portal>
  );
}

export function DropdownMenuItem({
  variant = "default",
  ...props
}: Omit<ComponentProps<typeof MenuPrimitive.Item>, "className"> & { variant?: "default" | "destructive" }) {
  return (
    <MenuPrimitive.Item className={cn(itemClasses, variant === "destructive" && "text-danger")} {...props} />
  );
}

/** One of several of which one is chosen. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem className={cn(itemClasses, "pl-8", className)} {...props}>
      <MenuPrimitive.ItemIndicator className="absolute left-2 grid size-4 place-items-center">
        <Circle className="size-2! fill-current" />
      </MenuPrimitive.ItemIndicator>
      {children}
    </MenuPrimitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cn("text-muted px-2 py-1.5 text-xs", className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <MenuPrimitive.Separator className="bg-border my-1 h-px" />;
}
