import { Plus } from "lucide-react";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";
import type { ToolCardDto } from "@/lib/tools/schema";
import { logoPath } from "@/lib/tools/utils";

/** Tools that could be compared as well, each with the way to that comparison. */
export function AddTool({ slugs, suggested }: { slugs: string[]; suggested: ToolCardDto[] }) {
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="add-tool" className="mt-10">
      <h2 id="add-tool" className="text-lg">
        Add a tool
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {suggested.map(({ id, name, slug, category }) => (
          <li key={id} className="min-w-0">
            <a
              href={comparisonPath([...slugs, slug])}
              className="border-border bg-background hover:border-border-strong flex min-h-16 items-center gap-3 rounded-lg border p-3 transition-colors duration-150"
            >
              <img
                src={logoPath(slug)}
                alt=""
                width={36}
                height={36}
                loading="lazy"
                className="border-border bg-tile size-9 shrink-0 rounded-md border object-contain"
              />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-medium">
                  <span className="sr-only">Add </span>
                  {name}
                </span>
                <span className="text-muted block truncate text-xs">{category}</span>
              </span>
              <Plus aria-hidden strokeWidth={1.75} className="text-muted size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
