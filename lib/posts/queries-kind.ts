import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import type { Page } from "@/lib/platform/http/page";
import { countRows, limitTo, readPage } from "@/lib/platform/sql/queries-page";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { inOrder } from "@/lib/platform/sql/utils";
import {
  cachedPost,
  type CardRow,
  type Extra,
  findPostNow,
  selectCards,
  shownInList,
} from "@/lib/posts/queries";
import type { PostQuery } from "@/lib/posts/schema";
import { listed, ordered, type PostKind, postTables } from "@/lib/posts/sql";

type CardQuery = Pick<PostQuery, "q" | "category" | "page" | "limit">;

/**
 * How posts of one kind are read.
 *
 * @param read the rows with these ids, in any order
 */
export function readsOf<Row extends { id: string }, Dto extends { id: string }, Card extends CardRow>(
  kind: PostKind,
  read: (ids: string[]) => Promise<Row[]>,
  toDto: (row: Row) => Dto,
  extra: Extra<Card>,
) {
  /** How a list is asked for: with a text it is a search. */
  const asking = ({ q }: Pick<PostQuery, "q">) => (q ? searchRows : queryRows);
  const from = (query: Omit<CardQuery, "page" | "limit"> & Pick<PostQuery, "status" | "match">) =>
    Prisma.sql`${postTables[kind]} AS post WHERE ${listed(query)}`;

  /** A page of posts in full, newest first unless asked otherwise. Without `status`: what the public may see. */
  async function list(query: PostQuery): Promise<Page<Dto>> {
    const ask = asking(query);
    const found = ask(idRow)`
      SELECT post.id FROM ${from(query)} ORDER BY ${ordered(query)} ${limitTo(query)}`;
    const { items, ...page } = await readPage(query, found, countRows(from(query), ask), ({ id }) => id);
    return { ...page, items: inOrder(items, await read(items)).map(toDto) };
  }

  /** A post by slug or id, as it is at this moment; null when there is none, or none that may be seen. */
  async function getNow(slugOrId: string, { hidden = false } = {}): Promise<Dto | null> {
    const found = await findPostNow(kind, slugOrId);
    if (!found || !(hidden || found.visible)) return null;
    const [row] = await read([found.id]);
    return row ? toDto(row) : null;
  }

  /** The same for pages, which show what the public may see. */
  const get = cachedPost(kind, kind, (wanted) => getNow(wanted));

  /** A page of cards of visible posts, newest first. */
  const listCards = cached(
    `${kind}-cards`,
    ({ q, category, page, limit }: CardQuery) => {
      const ask = asking({ q });
      const offset = (page - 1) * limit;
      const cards = selectCards(kind, { where: listed({ q, category }), ask, limit, offset, extra });
      return readPage({ page, limit }, cards, countRows(from({ q, category }), ask), (card) => card);
    },
    shownInList(kind),
  );

  return { list, getNow, get, listCards };
}
