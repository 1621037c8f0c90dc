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
      <p className="px-3 py-6 text-center text-sm text-muted">Type to search for AI tools</p>
      {recent.length > 0 && (
        <section aria-label="Recent searches" className="border-t border-border pt-2">
          <div className="flex items-center justify-between pl-3 text-xs text-muted">
            <h3 className="font-normal tracking-normal">Recent searches</h3>
            <button type="button" className="min-h-8 rounded-sm px-2.5 hover:text-foreground" onClick={() => onChange([])}>
              Clear all
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query} className="flex items-center rounded-md hover:bg-surface-2">
                <button
                  type="button"
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-3 text-left"
                  onClick={() => onChoose(query)}
                >
                  <History aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
                  <span className="truncate">{query}</span>
                </button>
                <button
                  type="button"
                  aria-label={`Remove "${query}" from recent searches`}
                  className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-foreground"
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
