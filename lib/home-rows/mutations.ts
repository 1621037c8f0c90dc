import "server-only";
import {
  choiceOf,
  type HomeRow,
  type HomeRowsChange,
  type HomeRowsDto,
  readRows,
} from "@/lib/home-rows/schema";
import { tags } from "@/lib/platform/cache/tags";
import { AppError } from "@/lib/platform/errors";
import { readNewSlugs } from "@/lib/tasks/queries-former";
import { type Actor, type RecordKind, type Tx, updateRecord } from "@/lib/platform/records/mutations";

type Stored = { id: string; rows: HomeRow[]; updatedAt: Date };

const kind: RecordKind<Stored, HomeRowsDto> = {
  entity: "home",
  async lock(tx, id) {
    // The record is there, and locked, from here on: two administrators change it one after the other.
    await tx.$executeRaw`
      INSERT INTO public.home_page (id, rows, updated_at) VALUES (1, '[]', 'epoch') ON CONFLICT (id) DO NOTHING`;
    const [{ rows, updatedAt }] = await tx.$queryRaw<[{ rows: unknown; updatedAt: Date }]>`
      SELECT rows, updated_at AS "updatedAt" FROM public.home_page WHERE id = 1 FOR UPDATE`;
    return { id, rows: readRows(rows), updatedAt };
  },
  toDto: ({ rows, updatedAt }) => ({ rows, updatedAt: updatedAt.toISOString() }),
  logged: ({ rows }) => ({ rows }),
  tagsOf: () => [tags.home],
};

async function checkChoices(tx: Tx, rows: HomeRow[]): Promise<void> {
  const chosen = (kind: "task" | "category") => ({
    where: { slug: { in: rows.flatMap((row) => (row.kind === kind ? row.about : [])) } },
    select: { slug: true },
  });
  const known = {
    task: await tx.task.findMany(chosen("task")),
    category: await tx.category.findMany(chosen("category")),
  };
  const issues = rows.flatMap(({ kind, about }, at) => {
    const choice = choiceOf(kind);
    if (!choice || known[choice].some(({ slug }) => slug === about)) return [];
    return [{ path: `rows.${at}.about`, message: `This ${choice} does not exist any more.` }];
  });
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
}

/** Replaces the rows, unless they are newer than what the change started from. */
export const saveHomeRows = (change: HomeRowsChange, actor: Actor): Promise<HomeRowsDto> =>
  updateRecord(kind, "home", { actor, startedFrom: change.updatedAt }, async (tx, { id }, updatedAt) => {
    const about = change.rows.flatMap((row) => (row.kind === "task" ? [row.about] : []));
    const renamed = await readNewSlugs(about, tx);
    const rows = change.rows.map((row) =>
      row.kind === "task" ? { ...row, about: renamed.get(row.about) ?? row.about } : row,
    );
    await checkChoices(tx, rows);
    await tx.homePage.update({ where: { id: 1 }, data: { rows, updatedAt }, select: { id: true } });
    return { id, rows, updatedAt };
  });
