import { CoverArt } from "@/components/layout/cover-art";
import { guides } from "@/components/static/guides/guides";

export function GuideCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ id, title, summary, icon: Icon }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="border-border bg-background hover:border-border-strong hover:bg-surface flex h-full flex-col overflow-hidden rounded-lg border transition-colors"
          >
            <CoverArt slug={id} category={id} className="border-border h-20 w-full border-b" />
            <span className="flex items-start gap-3 p-4">
              <Icon className="text-primary-text mt-0.5 size-5 shrink-0" />
              <span className="flex flex-col gap-1">
                <span className="text-lg font-semibold tracking-tight">{title}</span>
                <span className="text-muted text-sm">{summary}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
