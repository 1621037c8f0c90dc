import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { SharedRow } from "@/lib/posts/mapper";
import { assertCurrent, difference, isSlugTaken, slugTaken } from "@/lib/posts/publication";
import { type PostTable, postTables } from "@/lib/posts/sql";
import { tagsOfPostChange } from "@/lib/posts/tags";

export type Actor = AdminChange["actor"];
type Tx = Prisma.TransactionClient;
type Dto = { id: string };

/** What differs between the kinds of posts when they are written. */
export type PostKind<R extends SharedRow, D extends Dto> = {
  entity: "news" | "blog";
  table: PostTable;
  /** What is said of a post that there is not. */
  notFound: string;
  read: (tx: Tx, id: string) => Promise<R | null>;
  /** Deletes a post and what is noted of it. */
  remove: (tx: Tx, id: string) => Promise<unknown>;
  toDto: (row: R) => D;
};

/** Writes a new post and its line of the log. */
export async function createPost<R extends SharedRow, D extends Dto>(
  { entity, toDto }: PostKind<R, D>,
  slug: string,
  actor: Actor,
  write: (tx: Tx) => Promise<R>,
): Promise<D> {
  const created = await db
    .$transaction(async (tx) => {
      const row = await write(tx);
      await logChange(tx, {
        actor,
        action: `${entity}.create`,
        entity,
        entityId: row.id,
        before: null,
        after: row,
      });
      return row;
    })
    .catch((error: unknown) => {
      throw isSlugTaken(error) ? slugTaken(slug) : error;
    });
  invalidate(...tagsOfPostChange(entity, null, created));
  return toDto(created);
}

/** Changes a post while nobody else can, unless it is newer than what the change started from. */
export async function updatePost<R extends SharedRow, D extends Dto>(
  kind: PostKind<R, D>,
  id: string,
  { slug, updatedAt }: { slug?: string; updatedAt?: string },
  actor: Actor,
  write: (tx: Tx, row: R) => Promise<R>,
): Promise<D> {
  const { before, after } = await editPost(kind, id, actor, `${kind.entity}.update`, (tx, row) => {
    assertCurrent(updatedAt, row, kind.toDto(row));
    return write(tx, row);
  }).catch((error: unknown) => {
    throw slug && isSlugTaken(error) ? slugTaken(slug) : error;
  });
  invalidate(...tagsOfPostChange(kind.entity, before, after));
  return kind.toDto(after);
}

/** Changes a post while nobody else can, and writes what changed to the log. The caller drops what was cached. */
export function editPost<R extends SharedRow, D extends Dto>(
  kind: PostKind<R, D>,
  id: string,
  actor: Actor,
  action: AdminChange["action"],
  write: (tx: Tx, row: R) => Promise<R>,
): Promise<{ before: R; after: R }> {
  return db.$transaction(async (tx) => {
    const row = await lock(kind, tx, id);
    const after = await write(tx, row);
    const { before: was, after: is } = difference(row, after);
    await logChange(tx, { actor, action, entity: kind.entity, entityId: id, before: was, after: is });
    return { before: row, after };
  });
}

/** Deletes a post. */
export async function removePost<R extends SharedRow, D extends Dto>(
  kind: PostKind<R, D>,
  id: string,
  actor: Actor,
): Promise<void> {
  const { entity } = kind;
  const removed = await db.$transaction(async (tx) => {
    const row = await lock(kind, tx, id);
    await kind.remove(tx, id);
    await logChange(tx, {
      actor,
      action: `${entity}.delete`,
      entity,
      entityId: id,
      before: row,
      after: null,
    });
    return row;
  });
  invalidate(...tagsOfPostChange(entity, removed, null));
}

/** A post that nobody else changes until the transaction is over. */
async function lock<R extends SharedRow, D extends Dto>(
  { table, notFound, read }: PostKind<R, D>,
  tx: Tx,
  id: string,
): Promise<R> {
  if (/^[0-9a-f]{24}$/.test(id)) {
    await tx.$queryRaw`SELECT 1 FROM ${postTables[table]} WHERE id = ${id} FOR UPDATE`;
    const row = await read(tx, id);
    if (row) return row;
  }
  throw new AppError("not_found", notFound);
}
