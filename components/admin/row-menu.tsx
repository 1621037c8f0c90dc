"use client";

import { MoreHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

/** Something that can be done with a row: a link, or an action. */
export type RowAction = { label: string; destructive?: boolean } & (
  | { href: string; newTab?: boolean; onSelect?: never }
  | { onSelect: () => void; href?: never; newTab?: never }
);

/** The menu of a row. `name` says which row it is. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
          <MoreHorizontal aria-hidden strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map(({ label, destructive, href, newTab, onSelect }) => (
          <DropdownMenuItem
            key={label}
            variant={destructive ? "destructive" : "default"}
            onSelect={onSelect}
            asChild={Boolean(href)}
          >
            {href ? (
              <a href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
                {label}
              </a>
            ) : (
              label
            )}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
