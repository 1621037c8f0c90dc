import {
  AudioLines,
  Clapperboard,
  Code,
  Image,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Microscope,
  Workflow,
} from "lucide-react";
import { counted } from "@/lib/tools/utils";

const icons: Record<string, LucideIcon> = {
  AudioLines,
  Clapperboard,
  Code,
  Image,
  ListChecks,
  MessagesSquare,
  Microscope,
  Workflow,
};

type Tile = { slug: string; label: string; icon: string; description: string; count: number };

export function CategoryTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <section aria-labelledby="fields">
      <h2 id="fields" className="sr-only">
        Fields
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(({ slug, label, icon, description, count }) => {
          const Icon = icons[icon] ?? ListChecks;
          return (
            <li key={slug}>
              <a
                href={`/category/${slug}`}
                className="border-border hover:border-border-strong hover:bg-surface flex h-full flex-col rounded-lg border p-4 transition-colors"
              >
                <span className="flex items-center justify-between gap-3">
                  <Icon className="text-primary-text size-5" />
                  <span className="tabular text-muted text-xs">{counted(count, "tool")}</span>
                </span>
                <h3 className="mt-4 text-lg">{label}</h3>
                <p className="text-muted mt-1 line-clamp-3 text-sm max-sm:hidden">{description}</p>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
