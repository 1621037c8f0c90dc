import { allCategories, type CategoryOption } from "@/lib/posts/utils";

export function CategoryChips({
  options,
  current,
  href,
}: {
  options: CategoryOption[];
  current: string;
  href: (category: string) => string;
}) {
  return (
    <nav aria-label="Categories" className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2 sm:flex-wrap">
        {[{ name: "All", slug: allCategories }, ...options].map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={href(slug)}
              aria-current={slug === current ? "page" : undefined}
              className="border-border text-muted hover:border-border-strong hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-primary-text flex h-11 items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors aria-[current=page]:bg-[color-mix(in_srgb,var(--primary)_10%,transparent)] sm:h-9 sm:px-3.5"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
