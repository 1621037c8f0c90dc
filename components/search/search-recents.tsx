import { History, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { exploreLinks } from "@/components/layout/site-links";
import { clearOpened, readOpened } from "@/components/search/opened-tools";
import { logoPath } from "@/lib/tools/utils";

/** Of the links of the navigation, those to lists of tools. */
const mostWays = 6;

/** What is shown before anything is typed: a hint, the tools opened last, and the searches made last; at first, ways to look around. */
export function SearchRecents({
  recent,
  onChoose,
  onChange,
}: {
  recent: string[];
  onChoose: (query: string) => void;
  onChange: (recent: string[]) => void;
}) {
  const [isFirst] = useState(() => recent.length === 0 && readOpened().length === 0);
  return (
    <>
      <p className="text-muted px-3 py-6 text-center text-sm">Type to search for AI tools</p>
      {isFirst && <WaysIn />}
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

/** For who does not know yet what to type. */
function WaysIn() {
  return (
    <nav aria-label="Browse instead" className="px-3 pb-6">
      <ul className="mx-auto flex max-w-76 flex-wrap justify-center gap-2 sm:max-w-none">
        {exploreLinks.slice(0, mostWays).map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="border-border text-muted hover:border-border-strong hover:text-foreground inline-flex h-11 items-center rounded-full border px-4 text-sm transition-colors sm:h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
