import "server-only";
import { refuseField } from "@/lib/platform/errors";
import { lockRow, type RecordKind, type Tx } from "@/lib/platform/records/mutations";
import { isTaken } from "@/lib/platform/sql/is-taken";
import type { SharedRow } from "@/lib/posts/mapper";
import { type PostKind, postTables } from "@/lib/posts/sql";
import { tagsOfPostChange } from "@/lib/posts/tags";

/** What is said of posts of either kind when they are written. */
export const postKind = <R extends SharedRow, Dto>(
  entity: PostKind,
  notFound: string,
  read: (tx: Tx, id: string) => Promise<R | null>,
  toDto: (row: R) => Dto,
): RecordKind<R, Dto> => ({
  entity,
  notFound,
  lock: lockRow(postTables[entity], read),
  toDto,
  tagsOf: (before, after) => tagsOfPostChange(entity, before, after),
});

/** For a write that failed: says so when another post has its slug, and throws any other reason as it is. */
export const refuseTakenSlug =
  (slug: string | undefined) =>
  (error: unknown): never => {
    if (!slug || !isTaken(error)) throw error;
    throw refuseField("slug", `Another post already has the slug "${slug}".`, "conflict");
  };
