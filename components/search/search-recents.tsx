import { History, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { clearOpened, readOpened } from "@/components/search/opened-tools";
import { logoPath } from "@/lib/tools/utils";

/** What is shown before anything is typed: a hint, the tools opened last, and the searches made last. */
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
      <OpenedTools />
      {recent.length > 0 && (
        <Section title="Recent searches" clear="Clear all" onClear={() => onChange([])}>
          <ul>
            {recent.map((query) => (
              <li key={query} className="hover:bg-surface-2 flex items-center rounded-md">
                <button
                  type="button"
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-3 text-left"
                  onClick={() => onChoose(query)}
                >
                  <History className="text-muted size-4 shrink-0" />
                  <span className="truncate">{query}</span>
                </button>
                <button
                  type="button"
                  aria-label={`Remove "${query}" from recent searches`}
                  className="text-muted hover:text-foreground grid size-11 shrink-0 place-items-center rounded-md"
                  onClick={() => onChange(recent.filter((one) => one !== query))}
                >
                  <X className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function OpenedTools() {
  const [opened, setOpened] = useState(readOpened);
  if (opened.length === 0) return null;
  return (
    <Section
      title="Recently opened"
      clear="Clear"
      onClear={() => {
        clearOpened();
        setOpened([]);
      }}
    >
      <ul className="grid grid-cols-2">
        {opened.map(({ slug, name }) => (
          <li key={slug} className="min-w-0">
            <a
              href={`/ai-tools/${slug}`}
              className="hover:bg-surface-2 flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5"
            >
              <img
                src={logoPath(slug)}
                alt=""
                width={32}
                height={32}
                className="border-border bg-tile size-8 shrink-0 rounded-sm border object-contain"
              />
              <span className="truncate">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({
  title,
  clear,
  onClear,
  children,
}: {
  title: string;
  clear: string;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="border-border border-t py-2">
      <div className="text-muted flex items-center justify-between pl-3 text-xs">
        <h3 className="font-normal tracking-normal">{title}</h3>
        <button type="button" className="hover:text-foreground min-h-8 rounded-sm px-2.5" onClick={onClear}>
          {clear}
        </button>
      </div>
      {children}
    </section>
  );
}
