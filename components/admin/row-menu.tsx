import { LoaderCircle, MoreHorizontal } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

/**
 * Something that can be done with a row: a link, or an action, which the row waits for where it answers a promise. With `inRow` it
 * stands beside the menu.
 */
export type RowAction = { label: string; destructive?: boolean; disabled?: boolean; inRow?: boolean } & (
  | { href: string; newTab?: boolean; onSelect?: never }
  | { onSelect: () => unknown; href?: never; newTab?: never }
);

/**
 * The menu of a row. `name` says which row it is, `id` finds its button again after the row has moved; while something is done with
 * the row it offers links alone.
 */
export function RowMenu({
  id,
  name,
  busy,
  actions,
}: {
  id: string;
  name: string;
  busy: boolean;
  actions: RowAction[];
}) {
  // Done when the menu has closed and its button has the focus again: a dialog gives it back to where it found it.
  const chosen = useRef<() => unknown>(undefined);
  if (actions.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          data-row-menu={id}
          aria-label={`Actions for ${name}`}
          aria-busy={busy || undefined}
        >
          {busy ? <LoaderCircle className="animate-spin-slow" /> : <MoreHorizontal />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={() => {
          const run = chosen.current;
          chosen.current = undefined;
          if (run) setTimeout(run);
        }}
      >
        {actions.map(({ label, destructive, disabled, href, newTab, onSelect }) => (
          <DropdownMenuItem
            key={label}
            variant={destructive ? "destructive" : "default"}
            disabled={disabled || (busy && !href)}
            onSelect={onSelect && (() => void (chosen.current = onSelect))}
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
