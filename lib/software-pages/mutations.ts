import "server-only";
import { tags } from "@/lib/platform/cache/tags";
import { freeSlug, slugFrom } from "@/lib/platform/plain-text/utils";
import { refuseField } from "@/lib/platform/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import {
  type Actor,
  createRecord,
  lockRow,
  type RecordKind,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { softwareColumns, type SoftwareRow, toSoftwarePage } from "@/lib/software-pages/mapper";
import type { SoftwareChange, SoftwareInput, SoftwarePageDto } from "@/lib/software-pages/schema";
import { lockOrder, moveRecord } from "@/lib/platform/records/mutations-order";
import { publication } from "@/lib/platform/records/publication";
import { slugsLike } from "@/lib/platform/sql/slugs";
import { lockName } from "@/lib/platform/sql/queries-rows";
import { tagsOfSoftwareChange } from "@/lib/software-pages/tags";
import { isReserved } from "@/lib/software-pages/utils-reserved";

const entity = "software";
const notFound = "Software page not found";
const toAdmin = (row: SoftwareRow) => toSoftwarePage(row, { allTools: true });

/** What of a page is logged. */
function logged({ tools, createdAt: _createdAt, ...row }: SoftwareRow) {
  return { ...row, tools: tools.map(({ toolId, reason }) => ({ toolId, reason })) };
}

const kind: RecordKind<SoftwareRow, SoftwarePageDto> = {
  entity,
  notFound,
  lock: lockRow(Prisma.sql`public.software_page`, (tx, id) =>
    tx.softwarePage.findUnique({ where: { id }, select: softwareColumns }),
  ),
  toDto: toAdmin,
  logged,
  tagsOf: tagsOfSoftwareChange,
};

/** The slug that was asked for, or one made from the title, with a number where that is taken. */
async function chooseSlug(
  tx: Tx,
  title: string,
  wanted: string | undefined,
  own?: { id: string; slug: string },
): Promise<string> {
  await lockName(tx, "software-slug");
  const isTaken = async (slug: string) =>
    isReserved(slug) || (await tx.softwarePage.count({ where: { slug, id: { not: own?.id } } })) > 0;
  if (wanted) {
    if (!(await isTaken(wanted))) return wanted;
    throw refuseField("slug", `Another page has the slug "${wanted}".`, "conflict");
  }
  const made = slugFrom(title, "best-software", 90);
  const taken = await slugsLike(tx, Prisma.sql`public.software_page`, [made]);
  return freeSlug(made, (slug) => isReserved(slug) || (slug !== own?.slug && taken.has(slug)));
}

/** Replaces the tools that a page recommends, in this order. */
async function replaceTools(tx: Tx, pageId: string, tools: SoftwareInput["tools"]): Promise<void> {
  const ids = tools.map(({ toolId }) => toolId);
  // Nobody deletes one of them until the page has it.
  const known = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM public.tool WHERE id = ANY (${ids}::text[]) FOR KEY SHARE`;
  if (known.length < ids.length) throw refuseField("tools", "One of the tools does not exist any more.");
  await tx.softwarePageTool.deleteMany({ where: { pageId } });
  await tx.softwarePageTool.createMany({
    data: tools.map(({ toolId, reason }, position) => ({ pageId, toolId, reason, position })),
  });
}

/** The columns of a page's content; what is left out stays as it is. */
const contentData = ({ lastUpdated, ...texts }: NonNullable<SoftwareChange["content"]>) => ({
  ...texts,
  lastUpdated: lastUpdated && new Date(lastUpdated),
});

/** Creates a page, after those that there are. */
export async function createSoftwarePage(input: SoftwareInput, actor: Actor): Promise<SoftwarePageDto> {
  const { slug, content, tools, status, publishedAt, iconColor, ...rest } = input;
  return createRecord(kind, actor, async (tx) => {
    await lockOrder(tx, "software_page");
    const { _max } = await tx.softwarePage.aggregate({ _max: { position: true } });
    const { id } = await tx.softwarePage.create({
      data: {
        ...rest,
        ...contentData(content),
        ...publication({ status, publishedAt }),
        iconColor: iconColor ?? rest.bgColor,
        slug: await chooseSlug(tx, input.title, slug),
        position: (_max.position ?? -1) + 1,
      },
      select: { id: true },
    });
    await replaceTools(tx, id, tools);
    return tx.softwarePage.findUniqueOrThrow({ where: { id }, select: softwareColumns });
  });
}

/** Changes a page and, all at once, its tools, unless it is newer than what the change started from. */
export async function updateSoftwarePage(
  id: string,
  change: SoftwareChange,
  actor: Actor,
): Promise<SoftwarePageDto> {
  const { slug, content, tools, status, publishedAt, updatedAt: startedFrom, ...rest } = change;
  return updateRecord(kind, id, { actor, startedFrom }, async (tx, was, updatedAt) => {
    const keeps = slug === undefined || slug === was.slug;
    if (tools) await replaceTools(tx, id, tools);
    return tx.softwarePage.update({
      where: { id },
      data: {
        ...rest,
        ...(content ? contentData(content) : {}),
        ...publication({ status, publishedAt }, was),
        ...(keeps ? {} : { slug: await chooseSlug(tx, rest.title ?? was.title, slug, was) }),
        updatedAt,
      },
      select: softwareColumns,
    });
  });
}

/** Gives a page a place, from 1, among all pages, whatever their state. */
export const moveSoftwarePage = (id: string, place: number, actor: Actor): Promise<SoftwarePageDto> =>
  moveRecord(kind, "software_page", { id, place, actor, tags: [tags.softwareMenu, tags.softwarePages] });

export const removeSoftwarePage = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, (tx) => tx.softwarePage.delete({ where: { id }, select: { id: true } }));
