import type { ReactNode } from "react";

/**
 * A row of the home page under its heading, pushed sideways where it has no room. Styled by shelf.css.
 *
 * @param href the whole list that the row is the beginning of
 * @param list `ol` where its entries have places
 */
export function Shelf({
  id,
  title,
  note,
  href,
  list: List = "ul",
  className = "shelf",
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  href?: string;
  list?: "ol" | "ul";
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="shelf-row container pt-10">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <p className="text-muted text-sm max-sm:order-last max-sm:w-full">{note}</p>}
        {href && (
          <a href={href} className="link ml-auto py-1 text-sm font-medium">
            See all<span className="sr-only"> {title}</span>
          </a>
        )}
      </div>
      <List className={className}>{children}</List>
    </section>
  );
}
