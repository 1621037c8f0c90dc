import { NavLink } from "@/components/layout/nav-link";
import { SoftwareIcon } from "@/components/layout/software-icon";
import type { SoftwareEntry } from "@/components/layout/software-menu";

export default function SoftwareList({ entries }: { entries: SoftwareEntry[] }) {
  return (
    <ul className="animate-in border-border bg-background shadow-float absolute top-full left-1/2 z-50 mt-1.5 grid max-h-[calc(100dvh-80px)] w-[680px] -translate-x-1/2 grid-cols-2 gap-1 overflow-y-auto rounded-lg border p-2">
      {entries.map(({ slug, title, description, icon }) => (
        <li key={slug}>
          <NavLink href={`/${slug}`} className="hover:bg-surface-2 flex h-full gap-3 rounded-md p-2.5">
            <span className="border-border bg-surface text-muted grid size-8 shrink-0 place-items-center rounded-sm border">
              <SoftwareIcon name={icon} className="size-4" />
            </span>
            <span className="min-w-0">
              <span className="text-foreground block text-sm font-medium">{title}</span>
              <span className="text-muted line-clamp-2 text-xs">{description}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
