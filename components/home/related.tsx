export type RelatedLink = { kind: string; title: string; href: string };

/** What of the site, other than tools, fits a search: tasks, categories, "best software" pages and posts. */
export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <nav aria-label="Also for this search" className="mt-3">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
        {links.map(({ kind, title, href }) => (
          <li key={href} className="max-w-full shrink-0">
            <a
              href={href}
              className="border-border hover:border-border-strong hover:bg-surface-2 inline-flex h-8 max-w-full items-center gap-1.5 rounded-md border px-2.5 text-sm max-sm:h-11"
            >
              <span className="text-muted shrink-0 text-xs">{kind}</span>
              <span className="truncate font-medium">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
