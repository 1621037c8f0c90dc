import { CornerDownLeft, ListChecks, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { SearchEntry } from "@/components/search/search-entries";
import { Skeleton } from "@/components/ui/skeleton";

/** What a search leads to as the options of its field, and a last one that searches for everything. */
export function SearchResults({
  id,
  query,
  entries,
  active,
  pending,
  error,
  onRetry,
  onActivate,
  onOpen,
}: {
  id: string;
  query: string;
  entries: SearchEntry[];
  active: number;
  pending: boolean;
  error?: string;
  onRetry: () => void;
  onActivate: (index: number) => void;
  onOpen: (index: number) => void;
}) {
  const none = !pending && !error && entries.length === 0;
  const option = (index: number) => ({
    id: `${id}-${index}`,
    active: index === active,
    index,
    onActivate,
    onOpen,
  });
  return (
    <>
      <p role="status" className={none ? "text-muted px-3 py-6 text-center text-sm" : "sr-only"}>
        {pending && "Searching"}
        {none && `No results found for "${query}"`}
        {!pending && entries.length > 0 && `${entries.length} ${entries.length === 1 ? "match" : "matches"}`}
      </p>
      {error && (
        <div role="alert" className="flex flex-col items-center gap-2 px-3 py-6 text-center text-sm">
          <p className="text-danger">{error}</p>
          <button
            type="button"
            className="hover:bg-surface-2 min-h-9 rounded-md px-3 font-medium"
            onClick={onRetry}
          >
            Try again
          </button>
        </div>
      )}
      {pending && entries.length === 0 && <Waiting />}
      <ul
        id={id}
        role="listbox"
        aria-label="Matches"
        aria-busy={pending}
        className="transition-opacity aria-busy:opacity-60"
      >
        {entries.map(({ href, name, line, logo }, index) => (
          <Option key={href} {...option(index)}>
            {logo ? (
              <img
                src={logo}
                alt=""
                width={32}
                height={32}
                className="border-border bg-tile size-8 shrink-0 rounded-sm border object-contain"
              />
            ) : (
              <span className="border-border bg-surface text-muted grid size-8 shrink-0 place-items-center rounded-sm border">
                <ListChecks className="size-4" />
              </span>
            )}
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="text-muted block truncate text-xs">{line}</span>
            </span>
          </Option>
        ))}
        <Option {...option(entries.length)}>
          <span className="text-muted grid size-8 shrink-0 place-items-center">
            <Search className="size-4" />
          </span>
          <span className="truncate">{`Search all for "${query}"`}</span>
        </Option>
      </ul>
    </>
  );
}

function Option({
  id,
  index,
  active,
  onActivate,
  onOpen,
  children,
}: {
  id: string;
  index: number;
  active: boolean;
  onActivate: (index: number) => void;
  onOpen: (index: number) => void;
  children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <li
      ref={item}
      id={id}
      role="option"
      aria-selected={active}
      className="aria-selected:bg-surface-2 flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5"
      onPointerMove={() => !active && onActivate(index)}
      onClick={() => onOpen(index)}
    >
      {children}
      {active && <CornerDownLeft className="text-muted ml-auto size-4 shrink-0 pointer-coarse:hidden" />}
    </li>
  );
}

function Waiting() {
  return [0, 1, 2].map((row) => (
    <div key={row} className="flex min-h-13 items-center gap-3 px-3">
      <Skeleton className="size-8" />
      <div className="flex-1 space-y-1.5">
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-2.5 w-1/4" />
      </div>
    </div>
  ));
}
