import "server-only";
import { z } from "zod";
import { db } from "@/lib/platform/db";
import { getMailSite } from "@/lib/config/queries-site-name";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import type { MailContent, MailSite } from "@/lib/platform/email/schema";
import { isRefusedForGood, sendMail } from "@/lib/platform/email/send";
import { launchDueTools } from "@/lib/tools/mutations-due";
import { log } from "@/lib/platform/log";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const waitingRow = z.object({ toolId: z.string(), userId: z.string() });
type Waiting = z.output<typeof waitingRow>;
const noticeRow = z.object({
  name: z.string(),
  email: z.string(),
  emailVerifiedAt: z.date().nullable(),
  toolName: z.string(),
  slug: z.string(),
});

const batch = 500;
/** A run ends before its job expires; what is left is the next run's. */
const longestRun = 40_000;
/** After so many failures in a row it is the mail server that fails, and not an address. */
const tolerated = 10;

/**
 * Those who wait for a tool that has launched, after this one in order. Where addresses are confirmed, one that is not may be
 * a stranger's: whoever has it waits until they confirm it.
 */
const listWaiting = (after: Waiting) => queryRows(waitingRow)`
  SELECT waiting.tool_id AS "toolId", waiting.user_id AS "userId"
  FROM public.launch_subscription AS waiting
  JOIN public.tool ON tool.id = waiting.tool_id AND tool.status = 'published' AND NOT tool.is_upcoming
  JOIN public."user" AS account ON account.id = waiting.user_id AND account.status <> 'banned'
    AND (account.email_verified_at IS NOT NULL OR NOT ${countsOnlyConfirmed()})
  WHERE waiting.notified_at IS NULL AND (waiting.tool_id, waiting.user_id) > (${after.toolId}, ${after.userId})
  ORDER BY waiting.tool_id, waiting.user_id LIMIT ${batch}`;

/**
 * Sends one notice while its row is locked, so that no other worker sends it too, and notes it in the same transaction:
 * a worker that dies leaves the row as it was.
 */
async function notify({ toolId, userId }: Waiting, site: MailSite): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const [notice] = await queryRows(noticeRow, tx)`
        SELECT account.name, account.email, account.email_verified_at AS "emailVerifiedAt", tool.name AS "toolName", tool.slug
        FROM public.launch_subscription AS waiting
        JOIN public.tool ON tool.id = waiting.tool_id AND tool.status = 'published' AND NOT tool.is_upcoming
        JOIN public."user" AS account ON account.id = waiting.user_id AND account.status <> 'banned'
        WHERE waiting.tool_id = ${toolId} AND waiting.user_id = ${userId} AND waiting.notified_at IS NULL
        FOR UPDATE OF waiting SKIP LOCKED`;
      if (!notice) return;
      const mail = launchMail({ name: notice.toolName, slug: notice.slug }, site);
      try {
        await sendMail(`launch-${toolId}-${userId}`, notice, mail, site);
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        log.warn({ toolId }, "a launch notice was refused by its recipient's server");
      }
      await tx.$executeRaw`
        UPDATE public.launch_subscription SET notified_at = now() WHERE tool_id = ${toolId} AND user_id = ${userId}`;
    },
    { maxWait: 5_000, timeout: 45_000 },
  );
}

/**
 * Tells everybody who waits for a tool that has launched, once. Runs may overlap and may be killed: a mail counts as
 * sent together with its row, and one that was sent just before is the very same mail when it is sent again. What fails
 * is left to the next run and holds nobody else up.
 */
export async function announceLaunches(): Promise<void> {
  const until = Date.now() + longestRun;
  await launchDueTools();
  let failures = 0;
  let site: MailSite | undefined;
  let last: Waiting = { toolId: "", userId: "" };
  for (let rows = await listWaiting(last); rows.length > 0; rows = await listWaiting(last)) {
    site ??= await getMailSite();
    for (const row of rows) {
      if (Date.now() > until) return;
      try {
        await notify(row, site);
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error({ err: error, toolId: row.toolId }, "a launch notice was not sent");
        if (failures >= tolerated) return;
      }
      last = row;
    }
  }
}

/** A tool that somebody waited for is open to everybody. */
function launchMail(tool: { name: string; slug: string }, site: MailSite): MailContent {
  return {
    subject: `${tool.name} has launched`,
    preview: `You asked to be told: ${tool.name} is open to everybody now.`,
    paragraphs: [
      `You asked to be told when ${tool.name} launches. It has: its page says what it does and costs.`,
    ],
    action: { label: `Open ${tool.name}`, url: `${site.url}/ai-tools/${tool.slug}` },
    note: `You asked for this one mail with "Get Notified" at ${site.name}. No others follow.`,
  };
}
