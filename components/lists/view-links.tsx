import type { InPlaceLink } from "@/components/lists/in-place-link";
import { cn } from "@/lib/utils";

export type ViewLink = { label: string; href: string; current: boolean };

/** The views of a list as links, of which one is shown: a filter that works without JavaScript and can be shared. */
export function ViewLinks({
  label,
  links,
  Anchor = "a",
}: {
  label: string;
  links: ViewLink[];
  /** What keeps the page where it is scrolled to, if not a plain link. */
  Anchor?: "a" | typeof InPlaceLink;
}) {
  return (
    <nav aria-label={label} className="max-w-full overflow-x-auto">
      <ul className="border-border bg-surface inline-flex gap-0.5 rounded-md border p-0.5">
        {links.map(({ label: text, href, current }) => (
          <li key={href}>
            <Anchor
              href={href}
              aria-current={current ? "page" : undefined}
              className={cn(
                "flex h-10 items-center rounded-sm border px-3 text-sm font-medium whitespace-nowrap transition-colors max-sm:px-2.5 sm:h-8",
                current
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
