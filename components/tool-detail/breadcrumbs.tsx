import { Icon } from "@/components/ui/icon";
import { chevronRight } from "@/components/ui/tool-icon-paths";

export type Crumb = { name: string; path: string };

/** The way from the home page to this one, which comes last and is no link. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-muted flex flex-wrap items-center gap-x-1 text-sm">
        {trail.map(({ name, path }, i) => (
          <li
            key={path}
            className="flex max-w-full min-w-0 items-center gap-1 max-sm:max-w-max max-sm:grow max-sm:basis-16 max-sm:first:shrink-0 max-sm:first:basis-auto max-sm:last:max-w-3/5 max-sm:last:shrink-0 max-sm:last:grow-0 max-sm:last:basis-auto sm:last:grow sm:last:basis-32"
          >
            {i > 0 && <Icon path={chevronRight} className="size-3.5 shrink-0" />}
            {i < trail.length - 1 ? (
              <a
                href={path}
                className="hover:text-foreground block min-h-6 min-w-0 truncate leading-6 hover:underline"
              >
                {name}
              </a>
            ) : (
              <span aria-current="page" className="text-foreground line-clamp-1">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
