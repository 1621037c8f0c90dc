import { MoreHorizontal } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

/** Something that can be done with a row: a link, or an action. With `inRow` it stands beside the menu. */
export type RowAction = { label: string; destructive?: boolean; disabled?: boolean; inRow?: boolean } & (
  | { href: string; newTab?: boolean; onSelect?: never }
  | { onSelect: () => void; href?: never; newTab?: never }
);

/** The menu of a row. `name` says which row it is, `id` finds its button again after the row has moved. */
export function RowMenu({ id, name, actions }: { id: string; name: string; actions: RowAction[] }) {
  // Done when the menu has closed and its button has the focus again: a dialog gives it back to where it found it.
  const chosen = useRef<() => void>(undefined);
  if (actions.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" data-row-menu={id} aria-label={`Actions for ${name}`}>
          <MoreHorizontal aria-hidden strokeWidth={1.75} />
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
            disabled={disabled}
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
