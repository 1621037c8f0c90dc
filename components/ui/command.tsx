"use client";

import { Command as CommandPrimitive, useCommandState } from "cmdk";
import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils";

export function Command({ className, ...props }: ComponentProps<typeof CommandPrimitive>) {
  return <CommandPrimitive className={cn("flex w-full flex-col overflow-hidden", className)} {...props} />;
}

export function CommandInput(props: Omit<ComponentProps<typeof CommandPrimitive.Input>, "className">) {
  return (
    <div className="border-border flex items-center gap-2 border-b px-3">
      <Search className="text-muted size-4 shrink-0" />
      <CommandPrimitive.Input
        className="placeholder:text-muted h-11 w-full bg-transparent text-base outline-none"
        {...props}
      />
    </div>
  );
}

/** The list itself; `label` says what is listed. */
export function CommandList({
  className,
  ...props
}: ComponentProps<typeof CommandPrimitive.List> & { label: string }) {
  return (
    <CommandPrimitive.List
      className={cn("max-h-80 scroll-py-1 overflow-y-auto overscroll-contain p-1", className)}
      {...props}
    />
  );
}

/** Says how many entries what was typed has left, and shows `none` where there is no entry. Stands beside the list, which holds entries alone. */
export function CommandFound({ none }: { none: ReactNode }) {
  const found = useCommandState(({ filtered }) => filtered.count);
  const typed = useCommandState(({ search }) => search);
  return (
    <p
      role="status"
      className={found === 0 ? "text-muted px-3 py-6 text-center text-sm wrap-anywhere" : "sr-only"}
    >
      {found === 0 ? none : typed && `${found} found`}
    </p>
  );
}

export function CommandGroup(props: Omit<ComponentProps<typeof CommandPrimitive.Group>, "className">) {
  return (
    <CommandPrimitive.Group
      className="[&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs"
      {...props}
    />
  );
}

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      className={cn(
        "aria-selected:bg-surface-2 flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-none select-none data-[disabled=true]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
        className,
      )}
      {...props}
    />
  );
}
