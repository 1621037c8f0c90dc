import { formatCount } from "@/lib/tools/utils";

type Entry = { slug: string; name: string; count: number };

export function CategoryIndex({ categories }: { categories: Entry[] }) {
  const byName = [...categories].sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <section aria-labelledby="all-categories" className="mt-12">
      <h2 id="all-categories" className="text-lg">
        All categories
      </h2>
      <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3">
        {byName.map(({ slug, name, count }) => (
          <li key={slug} className="border-border break-inside-avoid border-b">
            <a
              href={`/category/${slug}`}
              className="hover:text-secondary-text flex min-h-11 items-center justify-between gap-4 py-1.5 transition-colors sm:min-h-9"
            >
              {name}
              <span className="tabular text-muted text-sm">
                <span className="sr-only">, </span>
                {formatCount(count)}
                <span className="sr-only"> {count === 1 ? "tool" : "tools"}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
