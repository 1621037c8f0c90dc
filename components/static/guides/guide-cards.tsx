import { guides } from "@/components/static/guides/guides";

/** The six guides as cards that lead to them. */
export function GuideCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ id, title, summary, icon: Icon }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="border-border bg-background hover:border-border-strong hover:bg-surface flex h-full flex-col rounded-lg border p-4 transition-colors duration-150"
          >
            <Icon aria-hidden strokeWidth={1.75} className="text-primary-text size-5" />
            <span className="mt-4 text-lg font-semibold tracking-tight">{title}</span>
            <span className="text-muted mt-1 text-sm">{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
