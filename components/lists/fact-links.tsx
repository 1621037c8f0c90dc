import { InPlaceLink } from "@/components/lists/in-place-link";
import type { FactLink } from "@/lib/list/utils-facts";
import { formatCount } from "@/lib/tools/utils";

/** With more integrations than this the others are folded. */
const most = 8;

/** On a phone the row is pushed sideways: its end fades, so that it is seen to go on. */
const fading = "max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-24px),transparent)]";

/**
 * Filters as links, of which several may hold at once: pressing one adds it or takes it away.
 *
 * @param links the first of them shows all
 * @param integrations what the tools work with
 */
export function FactLinks({
  links: [all, ...facts],
  integrations = [],
}: {
  links: FactLink[];
  integrations?: FactLink[];
}) {
  const shown = Math.max(most, integrations.filter(({ current }) => current).length);
  const [first, others] = [integrations.slice(0, shown), integrations.slice(shown)];
  return (
    <nav aria-label="Filters" className="flex max-w-full min-w-0 flex-col gap-2">
      <div className={`relative overflow-x-auto py-1 ${fading}`}>
        <ul className="flex w-max gap-2 max-sm:pr-6 sm:w-auto sm:flex-wrap">
          {all && <Fact {...all} isAll />}
          {facts.map((link) => (
            <Fact key={link.label} {...link} />
          ))}
        </ul>
      </div>
      {first.length > 0 && (
        <div
          className={`relative flex items-baseline gap-x-3 gap-y-2 overflow-x-auto py-1 sm:flex-wrap ${fading}`}
        >
          <span id="works-with" className="text-muted text-sm font-medium whitespace-nowrap">
            Works with
          </span>
          <ul aria-labelledby="works-with" className="flex gap-2 sm:flex-wrap">
            {first.map((link) => (
              <Fact key={link.label} {...link} />
            ))}
          </ul>
          {others.length > 0 && (
            <details className="group open:flex open:gap-2 max-sm:pr-6 sm:open:basis-full sm:open:flex-wrap">
              <summary className="link flex h-10 items-center text-sm font-medium whitespace-nowrap sm:h-8">
                <span className="group-open:hidden">{others.length} more</span>
                <span className="hidden group-open:inline">Fewer</span>
              </summary>
              <ul aria-label="Works with, more" className="flex gap-2 sm:flex-wrap">
                {others.map((link) => (
                  <Fact key={link.label} {...link} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </nav>
  );
}

function Fact({ label, href, count, current, isAll = false }: FactLink & { isAll?: boolean }) {
  return (
    <li>
      <InPlaceLink
        href={href}
        rel={isAll ? undefined : "nofollow"}
        aria-current={current ? "true" : undefined}
        className="border-border text-muted hover:border-border-strong hover:text-foreground aria-[current=true]:border-primary aria-[current=true]:text-primary-text flex h-10 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors aria-[current=true]:bg-[color-mix(in_srgb,var(--primary)_10%,transparent)] aria-[current=true]:[scroll-initial-target:nearest] sm:h-8 sm:px-3"
      >
        {label}
        <span className="sr-only">, </span>
        <span className="tabular font-normal">{formatCount(count)}</span>
        <span className="sr-only">
          {` ${count === 1 ? "tool" : "tools"}${current && !isAll ? ", press to take this filter away" : ""}`}
        </span>
      </InPlaceLink>
    </li>
  );
}
