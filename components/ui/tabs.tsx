"use client";

import type { ComponentProps } from "react";
import * as TabsPrimitive from "radix-ui/tabs";
import { cn } from "@/lib/utils";

/** Panels of which one is shown. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root className={cn("flex flex-col gap-6", className)} {...props} />;
}

/** The row of tabs; it scrolls sideways when it has no room. */
export function TabsList(props: Omit<ComponentProps<typeof TabsPrimitive.List>, "className">) {
  return (
    <TabsPrimitive.List
      className="border-border flex [scrollbar-width:none] gap-1 overflow-x-auto border-b"
      {...props}
    />
  );
}

export function TabsTrigger(props: Omit<ComponentProps<typeof TabsPrimitive.Trigger>, "className">) {
  return (
    <TabsPrimitive.Trigger
      className="text-muted hover:text-foreground data-[state=active]:border-primary-text data-[state=active]:text-foreground -mb-px h-11 shrink-0 border-b-2 border-transparent px-3 text-sm font-medium -outline-offset-2 transition-colors duration-150"
      {...props}
    />
  );
}

/** What a tab shows. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn("min-w-0", className)} {...props} />;
}
