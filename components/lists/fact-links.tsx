import { InPlaceLink } from "@/components/lists/in-place-link";
import type { FactLink } from "@/lib/list/utils-facts";
import { formatCount } from "@/lib/tools/utils";

/** Filters as links, of which several may hold at once: pressing one adds it or takes it away. */
export function FactLinks({ links }: { links: FactLink[] }) {
  return (
    <nav aria-label="Filters" className="relative max-w-full overflow-x-auto py-1">
      <ul className="flex gap-2 sm:flex-wrap">
        {links.map(({ label, href, count, current }, i) => (
          <li key={label}>
            <InPlaceLink
              href={href}
              rel={i > 0 ? "nofollow" : undefined}
              aria-current={current ? "true" : undefined}
              className="border-border text-muted hover:border-border-strong hover:text-foreground aria-[current=true]:border-primary aria-[current=true]:text-primary-text flex h-10 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 aria-[current=true]:bg-[color-mix(in_srgb,var(--primary)_10%,transparent)] sm:h-8 sm:px-3"
            >
              {label}
              <span className="sr-only">, </span>
              <span className="tabular font-normal">{formatCount(count)}</span>
              <span className="sr-only">
                {` ${count === 1 ? "tool" : "tools"}${current && i > 0 ? ", press to take this filter away" : ""}`}
              </span>
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
