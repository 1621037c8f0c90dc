import type { Heading } from "@/lib/platform/rich-text/schema";

/** The headings of a post as links. Nothing for a post with fewer than two. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="text-sm">
      <h2 id="contents" className="mb-2 text-sm">
        On this page
      </h2>
      <ol className="border-border border-l">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`text-muted hover:text-foreground hover:border-foreground -ml-px flex min-h-8 items-center border-l border-transparent py-1 transition-colors duration-150 ${level === 3 ? "pl-7" : "pl-4"}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
