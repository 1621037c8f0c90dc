import "server-only";
import { storedRow } from "@/lib/platform/storage/schema";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { dayMs } from "@/lib/platform/dates/utils";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { removeOldFiles } from "@/lib/platform/files/remove-old";
import { log } from "@/lib/platform/log";
import { removeFiles } from "@/lib/platform/storage/mutations";
import { removeLeftovers } from "@/lib/uploads/leftovers";
import { readReferences, type References } from "@/lib/uploads/queries-references";

const pathRow = z.object({ path: z.string() });

/** Files that go at once, and how often in one run. */
const batch = 100;
const most = 50;

/**
 * Deletes uploads that are older than a day and referenced nowhere, in two steps: they are marked, and deleted when
 * they are still unused a day later. Files without a row, which a crash left behind, go as well.
 */
export async function removeUnusedUploads(now = new Date()): Promise<{ rows: number; files: number }> {
  const before = new Date(now.getTime() - dayMs);
  const references = await readReferences();
  await mark(now, before, references);
  let rows = 0;
  for (let i = 0; i < most; i++) {
    const removed = await sweep(before, references);
    rows += removed;
    if (removed < batch) break;
  }
  const files = await removeLeftovers(before, (paths) => findKnown(paths, references));
  // A restore that was killed leaves the files that it had unpacked. While one works, nobody else does.
  await removeOldFiles(env.DATA_DIR, /^restoring-/, before);
  if (rows + files > 0) log.info({ rows, files }, "unused uploads were removed");
  return { rows, files };
}

/** Each of the uploads is looked up among what is named: `NOT IN` would read all of that again for every one, once it is long. */
const isUnnamed = (named: Prisma.Sql) =>
  Prisma.sql`NOT EXISTS (SELECT FROM (${named}) AS mentioned WHERE mentioned.path = upload.path)`;

async function mark(now: Date, before: Date, { named }: References): Promise<void> {
  await db.$executeRaw`
    UPDATE public.upload SET unused_since = NULL
    WHERE unused_since IS NOT NULL AND path IN (${named})`;
  await db.$executeRaw`
    UPDATE public.upload SET unused_since = ${now}
    WHERE unused_since IS NULL AND created_at < ${before} AND ${isUnnamed(named)}`;
}

/**
 * Deletes one batch of what has been unused for a day. Writers of what can name an upload wait meanwhile, a few
 * milliseconds: nothing can come to name one of these between the look and the deletion. The accounts, which are many, were
 * looked through when it was marked.
 */
async function sweep(before: Date, { namedInLockable, lockable }: References): Promise<number> {
  const removed = await db.$transaction(async (tx) => {
    // Shorter than the database takes to look for deadlocks: it is this job that gives way, and is tried again.
    await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
    await tx.$executeRaw`LOCK TABLE ${lockable} IN SHARE MODE`;
    return queryRows(storedRow, tx)`
      DELETE FROM public.upload
      WHERE id IN (
        SELECT id FROM public.upload
        WHERE unused_since < ${before} AND created_at < ${before} AND ${isUnnamed(namedInLockable)}
        ORDER BY id LIMIT ${batch}
      )
      RETURNING path, storage`;
  });
  await removeFiles(removed);
  return removed.length;
}

/** Of these paths, those that have a row, which nearly all have, or are named somewhere. */
async function findKnown(paths: string[], { named }: References): Promise<Set<string>> {
  const rows = await queryRows(pathRow)`SELECT path FROM public.upload WHERE path = ANY(${paths})`;
  const known = new Set(rows.map(({ path }) => path));
  const others = paths.filter((path) => !known.has(path));
  if (others.length === 0) return known;
  const mentioned = await queryRows(pathRow)`
    SELECT path FROM (${named}) AS mentioned WHERE path = ANY(${others})`;
  for (const { path } of mentioned) known.add(path);
  return known;
}
