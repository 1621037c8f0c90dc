import { History, X } from "lucide-react";

/** What is shown before anything is typed: a hint, and the searches made last. */
export function SearchRecents({
  recent,
  onChoose,
  onChange,
}: {
  recent: string[];
  onChoose: (query: string) => void;
  onChange: (recent: string[]) => void;
}) {
  return (
    <>
      <p className="text-muted px-3 py-6 text-center text-sm">Type to search for AI tools</p>
      {recent.length > 0 && (
        <section aria-label="Recent searches" className="border-border border-t pt-2">
          <div className="text-muted flex items-center justify-between pl-3 text-xs">
            <h3 className="font-normal tracking-normal">Recent searches</h3>
            <button
              type="button"
              className="hover:text-foreground min-h-8 rounded-sm px-2.5"
              onClick={() => onChange([])}
            >
              Clear all
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query} className="hover:bg-surface-2 flex items-center rounded-md">
                <button
                  type="button"
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-3 text-left"
                  onClick={() => onChoose(query)}
                >
                  <History aria-hidden strokeWidth={1.75} className="text-muted size-4 shrink-0" />
                  <span className="truncate">{query}</span>
                </button>
                <button
                  type="button"
                  aria-label={`Remove "${query}" from recent searches`}
                  className="text-muted hover:text-foreground grid size-11 shrink-0 place-items-center rounded-md"
                  onClick={() => onChange(recent.filter((one) => one !== query))}
                >
                  <X aria-hidden strokeWidth={1.75} className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
