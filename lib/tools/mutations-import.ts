import "server-only";
import { setImmediate as letOthersIn } from "node:timers/promises";
import { z } from "zod";
import { resolveCategory } from "@/lib/categories/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChanges } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { bounded, tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { changedFacts, insertDetails, lockTasks } from "@/lib/tools/facts/mutations";
import { omit, type ToolRecord } from "@/lib/tools/mapper";
import { launchDateFor, lockSlugs, slugOf } from "@/lib/tools/mutations";
import type { ToolCreate } from "@/lib/tools/schema-admin";
import {
  type ImportReport,
  type ImportRequest,
  type ImportRow,
  readImportRow,
  type ReportedRow,
} from "@/lib/tools/schema-import";
import { tagsOfChange } from "@/lib/tools/tags";
import { websiteKey } from "@/lib/tools/utils-address";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { slugsLike } from "@/lib/platform/sql/slugs";

const slugRow = z.object({ slug: z.string() });

/** Rows that are read before others are let in. */
const stretch = 100;
/** Rows that are written with one statement. */
const batch = 250;
/** The longest that an import may take, milliseconds. */
const timeout = 120_000;

type ReadRow = ReportedRow & { tool?: ToolCreate & { categoryId: string; websiteKey: string } };

/** Reads the rows by themselves: what is wrong with each, and which repeat the website of an earlier one. */
async function readRows(rows: ImportRow[]): Promise<ReadRow[]> {
  const categories = new Map<string, Promise<string | undefined>>();
  const categoryOf = (text: string) => {
    const found = categories.get(text) ?? resolveCategory(text).then((category) => category?.id);
    categories.set(text, found);
    return found;
  };
  const first = new Map<string, number>();
  const known = new Set((await queryRows(slugRow)`SELECT slug FROM public.task`).map(({ slug }) => slug));
  const read: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % stretch === 0) await letOthersIn();
    const { tool, problems, category, tasks } = readImportRow(row);
    const found: ReadRow = { index, problems, duplicateOf: null, repeats: null };
    read.push(found);
    const told = new Set(problems.map(({ column }) => column));
    const categoryId = told.has("category") ? undefined : await categoryOf(category);
    if (!categoryId && !told.has("category"))
      problems.push({ column: "category", message: "There is no such category." });
    if (!told.has("tasks"))
      for (const slug of tasks.filter((slug) => !known.has(slug)))
        problems.push({ column: "tasks", message: `There is no task "${slug}".` });
    if (!tool) continue;
    const key = websiteKey(tool.websiteUrl);
    found.repeats = first.get(key) ?? null;
    if (!first.has(key)) first.set(key, index);
    if (categoryId) found.tool = { ...tool, categoryId, websiteKey: key };
  }
  return read;
}

async function markDuplicates(read: ReadRow[], tx: Prisma.TransactionClient): Promise<void> {
  const keys = [...new Set(read.flatMap(({ tool }) => (tool ? [tool.websiteKey] : [])))];
  const found = await queryRows(z.object({ key: z.string(), name: z.string(), slug: z.string() }), tx)`
    SELECT DISTINCT ON (website_key) website_key AS key, name, slug FROM public.tool
    WHERE website_key = ANY (${keys}::text[]) ORDER BY website_key, status = 'published' DESC, created_at, id`;
  const known = new Map(found.map(({ key, name, slug }) => [key, { name, slug }]));
  for (const row of read) row.duplicateOf = (row.tool && known.get(row.tool.websiteKey)) ?? null;
}

function report(read: ReadRow[], done: { imported: number; skipped: number }): ImportReport {
  const rows = read
    .filter((row) => row.problems.length > 0 || row.duplicateOf || row.repeats !== null)
    .map(({ index, problems, duplicateOf, repeats }) => ({ index, problems, duplicateOf, repeats }));
  return { total: read.length, ...done, rows };
}

/** Checks rows without adding anything. */
export async function checkImport(rows: ImportRow[]): Promise<ImportReport> {
  const read = await readRows(rows);
  await markDuplicates(read, db);
  return report(read, { imported: 0, skipped: 0 });
}

/** A slug for each name, none of them taken; the caller holds the lock on slugs. */
async function chooseSlugs(tx: Prisma.TransactionClient, names: string[]): Promise<string[]> {
  const made = names.map(slugOf);
  const taken = await slugsLike(tx, Prisma.sql`public.tool`, made);
  const next = new Map<string, number>();
  return made.map((base) => {
    let slug = base;
    let n = next.get(base) ?? 2;
    while (taken.has(slug)) slug = `${base}-${n++}`;
    next.set(base, n);
    taken.add(slug);
    return slug;
  });
}

async function insert(
  tx: Prisma.TransactionClient,
  tools: NonNullable<ReadRow["tool"]>[],
  taskIds: Map<string, string>,
  actor: AdminChange["actor"],
): Promise<ToolRecord[]> {
  const inserted: ToolRecord[] = [];
  const slugs = await chooseSlugs(
    tx,
    tools.map(({ name }) => name),
  );
  const now = new Date();
  const data = tools.map((tool, i) => ({
    name: tool.name,
    slug: slugs[i]!,
    description: tool.description,
    categoryId: tool.categoryId,
    logo: tool.logo ?? null,
    websiteUrl: tool.websiteUrl,
    websiteKey: tool.websiteKey,
    pricingType: tool.pricing.type,
    startingPrice: tool.pricing.startingPrice ?? null,
    features: tool.features,
    useCases: tool.useCases,
    tags: tool.tags,
    status: tool.status,
    launchDate: launchDateFor({ status: tool.status, isUpcoming: false, launchDate: null }, now),
  }));
  const given = new Map(tools.map((tool, i) => [slugs[i]!, tool]));
  for (let start = 0; start < data.length; start += batch) {
    const plain = await tx.tool.createManyAndReturn({
      data: data.slice(start, start + batch),
      omit,
    });
    const made = plain.map((tool): ToolRecord => {
      const { facts = {}, tasks = [] } = given.get(tool.slug)!;
      return { ...tool, facts: changedFacts({}, facts, actor, now), tasks };
    });
    await insertDetails(tx, made, taskIds);
    await logChanges(
      tx,
      made.map((after) => ({
        actor,
        action: "tool.import",
        entity: "tool",
        entityId: after.id,
        before: null,
        after,
        reason: `Import of ${data.length} ${data.length === 1 ? "tool" : "tools"}`,
      })),
    );
    inserted.push(...made);
  }
  return inserted;
}

/** What many new tools make old. */
function tagsOfImport(inserted: ToolRecord[]): string[] {
  const all = new Set(inserted.flatMap((tool) => tagsOfChange(null, tool)));
  const own = new Set(inserted.flatMap(({ id, slug }) => [tags.tool(id), tags.tool(slug)]));
  return [...[...all].filter((tag) => !own.has(tag)), ...bounded([...own], tags.tools)];
}

/**
 * Adds the tools of all rows in one transaction, or, when a row can't be one, none. Rows whose website is in the
 * catalogue or earlier in the file are left out, unless they are wanted.
 */
export async function importTools(
  { rows, duplicates }: Pick<ImportRequest, "rows" | "duplicates">,
  actor: AdminChange["actor"],
): Promise<ImportReport> {
  const read = await readRows(rows);
  const issues = read.flatMap(({ index, problems }) =>
    problems.map(({ column, message }) => ({ path: `rows.${index}.${column}`, message })),
  );
  if (issues.length > 0) {
    const bad = new Set(issues.map(({ path }) => path.split(".")[1])).size;
    throw new AppError(
      "invalid",
      `Nothing was imported: ${bad} ${bad === 1 ? "row has a problem" : "rows have problems"}.`,
      { issues: issues.slice(0, 200) },
    );
  }
  const done = await db.$transaction(
    async (tx) => {
      // Before anything of the index is locked, as for every tool that is given tasks.
      const taskIds = await lockTasks(
        tx,
        read.flatMap(({ tool }) => tool?.tasks ?? []),
      );
      // Two imports of one file wait for each other here; the second then knows the tools of the first.
      await lockSlugs(tx);
      await markDuplicates(read, tx);
      const wanted = read.filter(
        ({ duplicateOf, repeats }) => duplicates === "add" || (!duplicateOf && repeats === null),
      );
      const inserted = await insert(
        tx,
        wanted.flatMap(({ tool }) => (tool ? [tool] : [])),
        taskIds,
        actor,
      );
      return { inserted, skipped: read.length - wanted.length };
    },
    { timeout, maxWait: 10_000 },
  );
  invalidate(...tagsOfImport(done.inserted));
  return report(read, { imported: done.inserted.length, skipped: done.skipped });
}
