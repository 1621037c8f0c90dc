"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import * as TabsPrimitive from "radix-ui/tabs";
import { cn } from "@/lib/utils";

/** Panels of which one is shown. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root className={cn("flex flex-col gap-6", className)} {...props} />;
}

/** The row of tabs; it scrolls sideways when it has no room, to the one that is chosen. */
export function TabsList(props: Omit<ComponentProps<typeof TabsPrimitive.List>, "className">) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current!;
    const show = () => {
      const chosen = row.querySelector("[data-state=active]");
      if (!chosen) return;
      const [{ left, width }, around] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
      // Of the row alone: the page stays where it is.
      row.scrollLeft += left + width / 2 - (around.left + around.width / 2);
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(row, { subtree: true, attributeFilter: ["data-state"] });
    return () => observer.disconnect();
  }, []);
  return (
    <TabsPrimitive.List
      ref={list}
      className="border-border flex [scrollbar-width:none] gap-1 overflow-x-auto border-b"
      {...props}
    />
  );
}

export function TabsTrigger(props: Omit<ComponentProps<typeof TabsPrimitive.Trigger>, "className">) {
  return (
    <TabsPrimitive.Trigger
      className="text-muted hover:text-foreground data-[state=active]:border-primary-text data-[state=active]:text-foreground -mb-px h-11 shrink-0 border-b-2 border-transparent px-3 text-sm font-medium -outline-offset-2 transition-colors"
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn("min-w-0", className)} {...props} />;
}
