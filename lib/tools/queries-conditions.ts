import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { runsLocally } from "@/lib/search/filter";
import type { Constraint } from "@/lib/search/understanding/constraint-rule";
import { isWanted } from "@/lib/tools/recommendations/constraints";

const meetingRow = z.object({ id: z.string(), name: z.string(), maker: z.string().nullable() });

/** Whether a constraint is one that no filter of the index knows: names are left out, and texts read. */
export const isRead = ({ kind }: Constraint): boolean => ["not", "noAccount", "local"].includes(kind);

/** Those of some tools, in their order, that meet the constraints that no filter of the index knows. */
export async function keepMeeting(ids: string[], constraints: Constraint[]): Promise<string[]> {
  if (!constraints.some(isRead)) return ids;
  const asks = (kind: Constraint["kind"]) => constraints.some((one) => one.kind === kind);
  const parts = [Prisma.sql`tool.id = ANY (${ids}::text[])`];
  if (asks("noAccount")) parts.push(Prisma.sql`said ~* ${saysOpen}`);
  if (asks("local"))
    parts.push(
      Prisma.sql`(said ~* ${saysOffline} OR EXISTS (SELECT FROM search.entry WHERE entry.id = tool.id AND ${runsLocally}))`,
    );
  const rows = await queryRows(meetingRow)`
    SELECT tool.id, tool.name, maker.value #>> '{}' AS maker FROM public.tool
    LEFT JOIN public.tool_fact AS maker ON maker.tool_id = tool.id AND maker.field = 'maker'
    CROSS JOIN LATERAL (SELECT concat_ws(' ', tool.description, array_to_string(tool.features || tool.use_cases, ' '),
      (SELECT string_agg(how, ' ') FROM public.tool_task WHERE tool_id = tool.id)) AS said) AS text
    WHERE ${Prisma.join(parts, " AND ")}`;
  const kept = new Set(rows.filter((row) => isWanted(row, constraints)).map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}

/** Texts that say that nobody needs an account. */
const saysOpen =
  "(without|no|needs no) (an |any )?(account|sign-?up|sign-?in|registration|registering|signing (in|up)|log-?in)";
/** Texts that say that a tool works without its maker's servers; that something of it is read or heard offline says less. */
const saysOffline =
  "works? offline|offline (packs?|mode|use|dictation|translation|transcription)|without (an )?internet";
