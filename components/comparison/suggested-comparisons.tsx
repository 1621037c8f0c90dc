import { comparisonPath } from "@/lib/tools/comparison/utils-address";

export function SuggestedComparisons({
  comparisons,
}: {
  comparisons: { task: string; tools: { name: string; slug: string }[] }[];
}) {
  if (comparisons.length === 0) return null;
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested" className="text-lg">
        Tools that do the same job
      </h2>
      <ul className="mt-3 grid gap-3 wrap-anywhere sm:grid-cols-2 lg:grid-cols-3">
        {comparisons.map(({ task, tools }) => {
          const path = comparisonPath(tools.map(({ slug }) => slug));
          return (
            <li key={path}>
              <a
                href={path}
                className="border-border bg-background hover:border-border-strong block h-full rounded-lg border p-4 transition-colors"
              >
                <span className="line-clamp-2 font-medium">{tools.map(({ name }) => name).join(" vs ")}</span>
                <span className="text-muted mt-0.5 line-clamp-1 text-sm">{task}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
