import type { Heading } from "@/lib/platform/rich-text/schema";

/** The headings of a post as links. Nothing for a post with fewer than two. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  const list = (
    <ol className="border-border border-l">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`text-muted hover:text-foreground hover:border-foreground -ml-px flex min-h-8 items-center border-l border-transparent py-1 wrap-anywhere transition-colors ${level === 3 ? "pl-7" : "pl-4"}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-labelledby="contents" className="text-sm max-lg:hidden">
        <h2 id="contents" className="mb-2 text-sm">
          On this page
        </h2>
        {list}
      </nav>
      {/* Above the text, which is to begin on the first screen, it is closed. */}
      <nav aria-label="On this page" className="text-sm lg:hidden print:hidden">
        <details>
          <summary className="w-fit cursor-pointer py-2.5 font-semibold">On this page</summary>
          {list}
        </details>
      </nav>
    </>
  );
}
