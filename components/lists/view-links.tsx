import type { InPlaceLink } from "@/components/lists/in-place-link";
import { cn } from "@/lib/utils";

/** The views of a list as links, of which one is shown: a filter that works without JavaScript and can be shared. */
export function ViewLinks<V extends string | number>({
  label,
  views,
  shown,
  href,
  Anchor = "a",
}: {
  label: string;
  views: readonly { value: V; label: string }[];
  shown: V;
  href: (view: V) => string;
  /** What keeps the page where it is scrolled to, if not a plain link. */
  Anchor?: "a" | typeof InPlaceLink;
}) {
  return (
    <nav aria-label={label} className="max-w-full overflow-x-auto">
      <ul className="border-border bg-surface inline-flex gap-0.5 rounded-md border p-0.5">
        {views.map(({ value, label: text }) => (
          <li key={value}>
            <Anchor
              href={href(value)}
              aria-current={value === shown ? "page" : undefined}
              className={cn(
                "flex h-10 items-center rounded-sm border px-3 text-sm font-medium whitespace-nowrap transition-colors max-sm:px-2.5 max-[24rem]:px-1.5 sm:h-8",
                value === shown
                  ? "border-border-strong bg-background text-foreground"
                  : "text-muted hover:text-foreground border-transparent",
              )}
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
