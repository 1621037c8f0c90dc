import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { type Actor, type RecordKind, type Tx, updateRecord } from "@/lib/platform/records/mutations";
import { type FactField, factStates } from "@/lib/tools/facts/schema";
import type { ConfirmedFacts, FactConfirmation } from "@/lib/tools/facts/schema-queue";
import type { ToolRecord } from "@/lib/tools/mapper";
import { toolKind } from "@/lib/tools/mutations";

type Facts = NonNullable<ToolRecord["facts"]>;
const check = z.object({
  checkedAt: z.coerce.date().nullable(),
  checkedBy: z.string().nullable(),
  state: z.enum(factStates),
});
type Check = z.output<typeof check>;
const checks = z.record(z.string(), check);

const changed = "These facts were changed meanwhile.";
/** So many confirmations of an account and tool are looked through for the one that is taken back. */
const mostRecent = 50;

/** Of a tool only when its facts were checked, and by whom, is written and logged; `updatedAt` says what its form edits. */
const kindOf = (answer: () => ConfirmedFacts): RecordKind<ToolRecord, ConfirmedFacts> => ({
  ...toolKind,
  toDto: answer,
  logged: ({ facts = {} }) =>
    Object.fromEntries(
      Object.entries(facts).map(([field, { checkedAt, checkedBy, state }]) => [
        field,
        { checkedAt, checkedBy, state },
      ]),
    ),
});

/** In one statement, after which the index is made anew once. */
async function write(tx: Tx, tool: ToolRecord, written: Map<string, Check>): Promise<ToolRecord> {
  const said = JSON.stringify([...written].map(([field, data]) => ({ field, ...data })));
  await tx.$executeRaw`
    UPDATE public.tool_fact AS fact
    SET checked_at = said."checkedAt", checked_by = said."checkedBy", state = said.state
    FROM jsonb_to_recordset(${said}::jsonb) AS said (field text, "checkedAt" timestamptz, "checkedBy" text, state text)
    WHERE fact.tool_id = ${tool.id} AND fact.field = said.field`;
  const facts: Facts = { ...tool.facts };
  for (const [field, data] of written) facts[field] = { ...facts[field]!, ...data };
  return { ...tool, facts };
}

/** Refuses who is no owner of the tool at this moment, while it is locked. */
export type OwnerCheck = (tx: Tx) => Promise<void>;

/** The log is for good, and an owner is no member of the staff: it tells what they are, and no name. */
const asLogged = (actor: Actor, asOwner?: OwnerCheck): Actor =>
  asOwner ? { ...actor, name: "An owner of the tool" } : actor;

/**
 * Says that facts were checked at their source now. What somebody has confirmed since they were looked at stays as it is: of
 * two at once one confirms, and the same sent again changes nothing.
 *
 * @param asOwner given when an owner of the tool says so, which the log tells: refuses who is none any more
 */
export async function confirmFacts(
  idOrSlug: string,
  { facts: seen, updatedAt: startedFrom }: FactConfirmation,
  actor: Actor,
  asOwner?: OwnerCheck,
): Promise<ConfirmedFacts> {
  let answer: ConfirmedFacts = { confirmedAt: null, fields: [] };
  const isConfirmed =
    ({ facts = {} }: ToolRecord) =>
    ({ field, checkedAt }: (typeof seen)[number]) => {
      const { state, checkedAt: at } = facts[field] ?? {};
      return state === "confirmed" && at && (checkedAt === null || at > new Date(checkedAt));
    };
  const isDone = (tool: ToolRecord) => seen.every(isConfirmed(tool));
  const reason = asOwner && "Confirmed by an owner of the tool.";
  const change = {
    actor: asLogged(actor, asOwner),
    action: "tool.confirm",
    reason,
    startedFrom,
    isDone,
  } as const;
  return updateRecord(
    kindOf(() => answer),
    idOrSlug,
    change,
    async (tx, tool) => {
      await asOwner?.(tx);
      if (seen.some(({ field }) => !tool.facts?.[field])) throw new AppError("conflict", changed);
      const fields = seen.filter((fact) => !isConfirmed(tool)(fact)).map(({ field }) => field);
      const now = new Date();
      answer = { confirmedAt: now.toISOString(), fields };
      const confirmed: Check = { checkedAt: now, checkedBy: actor.id, state: "confirmed" };
      return write(tx, tool, new Map(fields.map((field) => [field, confirmed])));
    },
  );
}

/** Takes a confirmation back: its facts are as the log says that they were. */
export async function unconfirmFacts(
  idOrSlug: string,
  { confirmedAt }: { confirmedAt: string },
  actor: Actor,
  asOwner?: OwnerCheck,
): Promise<ConfirmedFacts> {
  const at = new Date(confirmedAt);
  const isIt = (one: Check | undefined) =>
    one?.checkedBy === actor.id && Number(one.checkedAt) === Number(at);
  let answer: ConfirmedFacts = { confirmedAt: null, fields: [] };
  return updateRecord(
    kindOf(() => answer),
    idOrSlug,
    { actor: asLogged(actor, asOwner), action: "tool.unconfirm" },
    async (tx, tool) => {
      await asOwner?.(tx);
      const entries = await tx.adminLog.findMany({
        where: { entity: toolKind.entity, entityId: tool.id, actorId: actor.id, action: "tool.confirm" },
        orderBy: { createdAt: "desc" },
        take: mostRecent,
        select: { before: true, after: true },
      });
      const entry = entries.find(({ after }) => Object.values(checks.parse(after)).some(isIt));
      const before = Object.entries(checks.parse(entry?.before ?? {})).filter(([field]) =>
        isIt(check.safeParse(tool.facts?.[field]).data),
      );
      if (before.length === 0) throw new AppError("conflict", changed);
      answer = { confirmedAt: null, fields: before.map(([field]) => field as FactField) };
      return write(tx, tool, new Map(before));
    },
  );
}
