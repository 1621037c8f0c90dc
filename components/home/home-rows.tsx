import { Fragment, type ReactNode } from "react";
import { PostShelf } from "@/components/home/post-shelf";
import { ToolShelf } from "@/components/home/tool-shelf";
import type { RowKind, ShownRow } from "@/lib/home-rows/schema";

/** The kinds whose tools stand in an order that counts: in lines, with their places where these are those of the list. */
const ranked = new Set<RowKind>(["trending", "free", "saved"]);

const shelfOf = (kind: RowKind, whole: boolean) =>
  ranked.has(kind) ? ({ list: whole ? "ol" : "ul", className: "shelf ranked" } as const) : {};

/**
 * The rows that an editor arranged.
 *
 * @param children what stands below the first of them
 */
export function HomeRows({ rows, children }: { rows: ShownRow[]; children: ReactNode }) {
  return (
    <>
      {rows.length === 0 && children}
      {rows.map((row, at) => {
        const { kind, title, href, note } = row;
        const shelf = { id: `row-${at + 1}`, title, href };
        return (
          <Fragment key={shelf.id}>
            {"tools" in row ? (
              <ToolShelf {...shelf} note={note} {...shelfOf(kind, row.whole)} tools={row.tools} />
            ) : (
              <PostShelf {...shelf} posts={row.posts} />
            )}
            {at === 0 && children}
          </Fragment>
        );
      })}
    </>
  );
}
