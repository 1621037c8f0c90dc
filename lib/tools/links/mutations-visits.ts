import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { invalidate } from "@/lib/platform/cache/cached";
import { invalidationsSent } from "@/lib/platform/cache/invalidations.mjs";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { toWritten } from "@/lib/tools/links/mapper";
import { lockLink } from "@/lib/tools/links/queries";
import { RobotsTxt } from "@/lib/tools/links/robots";
import { tagsOfLink } from "@/lib/tools/links/tags";
import { afterVisit, nextVisit, type Visit } from "@/lib/tools/links/utils-state";
import { agentName, visitWebsite } from "@/lib/tools/links/visitor";
import { toRecord, withFacts } from "@/lib/tools/mapper";

const dueRow = z.object({ id: z.string(), websiteUrl: z.string(), isPublished: z.boolean() });
type Due = z.output<typeof dueRow>;
type Visited = { tool: Due; visit: Visit };

/** Websites that are visited at a time, each of another host. */
const batch = 64;
/** No more are taken after this; with the longest visit a run ends before its job expires, and before the next begins. */
const longestRun = 20_000;
/** How many that worked are asked whether there is a network, where all others of a run failed. */
const witnesses = 3;

const robots = new RobotsTxt(agentName);
const visitOne = (address: string) =>
  visitWebsite(address, { robots, about: `${env.SITE_URL}/graveyard#visits` });

/** The tools that have waited longest. */
const dueNow = Prisma.sql`
  SELECT tool_id FROM public.tool_link WHERE due_at <= now() ORDER BY due_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
/** Some whose websites worked lately. */
const workedLately = Prisma.sql`
  SELECT tool_id FROM public.tool_link WHERE state = 'ok' ORDER BY checked_at DESC, tool_id LIMIT ${witnesses} FOR UPDATE SKIP LOCKED`;

/**
 * Takes some tools. They are nobody else's for an hour; a process that dies leaves them to the next. What is not published is
 * passed over until tomorrow.
 */
const take = (some: Prisma.Sql) =>
  queryRows(dueRow)`
    WITH next AS MATERIALIZED (${some})
    UPDATE public.tool_link AS link
    SET due_at = now() + CASE WHEN tool.status = 'published' THEN interval '1 hour' ELSE interval '1 day' END
    FROM next JOIN public.tool ON tool.id = next.tool_id
    WHERE link.tool_id = next.tool_id
    RETURNING tool.id, tool.website_url AS "websiteUrl", tool.status = 'published' AS "isPublished"`;

const serverOf = ({ websiteUrl }: Due) => (URL.canParse(websiteUrl) ? new URL(websiteUrl).host : websiteUrl);

/** Visits all of them, one at a time of each host; those whose turn has not come until then are left for later. */
async function visitAll(tools: Due[], visit: typeof visitOne, until: number): Promise<Visited[]> {
  const hosts = new Map<string, Due[]>();
  for (const tool of tools) hosts.set(serverOf(tool), [...(hosts.get(serverOf(tool)) ?? []), tool]);
  const seen = await Promise.all(
    [...hosts.values()].map(async (those) => {
      const found: Visited[] = [];
      for (const tool of those)
        if (Date.now() <= until) found.push({ tool, visit: await visit(tool.websiteUrl) });
      return found;
    }),
  );
  return seen.flat();
}

/** Notes what was seen of a tool's website, unless it has another one by now. */
export async function noteVisit(
  { id, websiteUrl }: Pick<Due, "id" | "websiteUrl">,
  visit: Visit,
  now = new Date(),
): Promise<void> {
  const tags = await db.$transaction(async (tx) => {
    const before = await lockLink(id, tx);
    if (!before || before.websiteUrl !== websiteUrl) return [];
    const after = afterVisit(before, visit, now);
    const tool = toRecord(await tx.tool.findUniqueOrThrow({ where: { id }, ...withFacts }));
    const dueAt = nextVisit(after, now, Math.random());
    await tx.toolLink.update({ where: { toolId: id }, data: { ...toWritten(after), dueAt } });
    return tagsOfLink(tool, before.isGone, after.isGone);
  });
  invalidate(...tags);
}

/**
 * Visits the websites whose turn it is, for a while. That one does not answer says something of it only where others do:
 * in a run in which nobody answered, nothing is noted. Runs may overlap and may be killed.
 *
 * @param visit for tests
 */
export async function visitDueLinks(visit = visitOne): Promise<void> {
  const until = Date.now() + longestRun;
  const silent: Visited[] = [];
  let isOnline = false;
  const note = async (seen: Visited[]) => {
    for (const { tool, visit } of seen)
      await noteVisit(tool, visit).catch((error: unknown) =>
        log.error({ err: error, tool: tool.id }, "a visit to a website was not noted"),
      );
  };
  const look = async (tools: Due[], end = until) => {
    const published = tools.filter(({ isPublished }) => isPublished);
    const seen = await visitAll(published, visit, end);
    const answered = seen.filter(({ visit }) => visit.isAnswered);
    isOnline ||= answered.length > 0;
    await note(answered);
    silent.push(...seen.filter(({ visit }) => !visit.isAnswered));
  };
  for (let due = await take(dueNow); due.length > 0; due = await take(dueNow)) {
    await look(due);
    if (Date.now() > until || (!isOnline && silent.length >= batch)) break;
  }
  if (silent.length > 0 && !isOnline) await look(await take(workedLately), Infinity);
  if (isOnline) await note(silent);
  else if (silent.length > 0)
    log.info({ websites: silent.length }, "no website answered: nothing is noted of them");
  await invalidationsSent();
}

/** The same where it is not switched off. */
export const visitLinks = async (): Promise<void> => {
  if (env.LINK_VISITS === "on") await visitDueLinks();
};
