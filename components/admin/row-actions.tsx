import { RowMenu, type RowAction } from "@/components/admin/row-menu";
import { Button, LinkButton } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";

/**
 * What can be done with a row: buttons for what is done with most of them, and a menu for the rest, which stands in the
 * corner of a card.
 */
export function RowActions({ id, name, actions }: { id: string; name: string; actions: RowAction[] }) {
  const [busy, run] = useBusy();
  const waited = actions.map((action): RowAction =>
    action.onSelect ? { ...action, onSelect: () => run(async () => action.onSelect()) } : action,
  );
  const shown = waited.filter(({ inRow }) => inRow);
  return (
    <div className="flex items-center gap-1 max-md:flex-wrap md:justify-end">
      {shown.map(({ label, destructive, disabled, href, newTab, onSelect }) =>
        href ? (
          <LinkButton
            key={label}
            href={href}
            aria-label={`${label} ${name}`}
            variant="ghost"
            size="sm"
            className="max-md:h-11"
            {...(newTab ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
          >
            {label}
          </LinkButton>
        ) : (
          <Button
            key={label}
            size="sm"
            variant={destructive ? "destructive" : "outline"}
            className="max-md:h-11 max-md:flex-1"
            disabled={disabled}
            aria-disabled={busy || undefined}
            aria-label={`${label} ${name}`}
            onClick={onSelect}
          >
            {label}
          </Button>
        ),
      )}
      <span className="max-md:absolute max-md:top-1.5 max-md:right-1.5">
        <RowMenu id={id} name={name} busy={busy} actions={waited.filter(({ inRow }) => !inRow)} />
      </span>
    </div>
  );
}
