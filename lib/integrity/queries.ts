import "server-only";
import { z } from "zod";
import { cached } from "@/lib/platform/cache/cached";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type IntegrityMonth, refusals } from "@/lib/integrity/schema";
import { boundsOf, monthOf } from "@/lib/integrity/utils";
import { refusalReasons } from "@/lib/reviews/schema";

const votesRow = z.object({ cast: z.int(), takenBack: z.int(), withAccount: z.int(), withTool: z.int() });
type Votes = z.output<typeof votesRow>;

/** One statement, so that no vote is missed or counted twice while it is taken back. */
async function readVotes(month: string): Promise<Votes> {
  const { from, to } = boundsOf(month);
  const [row] = await queryRows(votesRow)`
    SELECT (
        (SELECT count(*) FROM public.vote WHERE counts AND created_at >= ${from} AND created_at < ${to})
        + (SELECT coalesce(sum(count), 0) FROM public.integrity_event
          WHERE cast_day >= ${`${month}-01`}::date AND cast_day < (${`${month}-01`}::date + interval '1 month')))::int AS cast,
      coalesce(sum(count) FILTER (WHERE kind = 'vote_taken_back'), 0)::int AS "takenBack",
      coalesce(sum(count) FILTER (WHERE kind = 'vote_of_account'), 0)::int AS "withAccount",
      coalesce(sum(count) FILTER (WHERE kind = 'vote_of_tool'), 0)::int AS "withTool"
    FROM public.integrity_event WHERE at >= ${from} AND at < ${to}`;
  return row!;
}

const receivedRow = z.object({ received: z.int(), unchecked: z.int(), gone: z.int() });
const decidedRow = z.object({
  approved: z.int(),
  suspended: z.int(),
  banned: z.int(),
  paid: z.int(),
  taken: z.int(),
  declined: z.int(),
  median: z.number().nullable(),
});
const refusedRow = z.object({ reason: z.enum(refusals), count: z.int() });

/** What the activity log and the records say of a month, but for its votes. */
async function readDecided(month: string): Promise<Omit<IntegrityMonth, "votes">> {
  const { from, to } = boundsOf(month);
  const [[noted], [decided], refused] = await Promise.all([
    queryRows(receivedRow)`
      SELECT coalesce(sum(count) FILTER (WHERE kind IN ('review_received', 'review_unchecked')), 0)::int AS received,
        coalesce(sum(count) FILTER (WHERE kind = 'review_unchecked'), 0)::int AS unchecked,
        coalesce(sum(count) FILTER (WHERE kind = 'link_gone'), 0)::int AS gone
      FROM public.integrity_event WHERE at >= ${from} AND at < ${to}`,
    queryRows(decidedRow)`
      SELECT count(*) FILTER (WHERE action = 'review.approve')::int AS approved,
        count(*) FILTER (WHERE action = 'user.status' AND after ->> 'status' = 'suspended')::int AS suspended,
        count(*) FILTER (WHERE action = 'user.status' AND after ->> 'status' = 'banned')::int AS banned,
        count(*) FILTER (WHERE action = 'sponsorship.create')::int AS paid,
        count(*) FILTER (WHERE action = 'proposal.approve')::int AS taken,
        count(*) FILTER (WHERE action = 'proposal.reject')::int AS declined,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM (after ->> 'updatedAt')::timestamptz - (before ->> 'updatedAt')::timestamptz))
          FILTER (WHERE action IN ('review.approve', 'review.reject') AND before ->> 'status' = 'pending') AS median
      FROM public.admin_log
      WHERE action IN ('review.approve', 'review.reject', 'user.status', 'sponsorship.create', 'proposal.approve', 'proposal.reject')
        AND created_at >= ${from} AND created_at < ${to}`,
    // A reason that is none of ours may be anybody's words: it is not told.
    queryRows(refusedRow)`
      SELECT CASE WHEN reason = ANY (${[...refusalReasons]}::text[]) THEN reason ELSE 'unsaid' END AS reason, count(*)::int AS count
      FROM public.admin_log WHERE action = 'review.reject' AND created_at >= ${from} AND created_at < ${to} GROUP BY 1`,
  ]);
  const { gone, ...received } = noted!;
  const { approved, suspended, banned, paid, taken, declined, median } = decided!;
  const countOf = new Map(refused.map(({ reason, count }) => [reason, count]));
  return {
    month,
    reviews: {
      ...received,
      approved,
      refused: Object.fromEntries(
        refusals.map((reason) => [reason, countOf.get(reason) ?? 0]),
      ) as IntegrityMonth["reviews"]["refused"],
      medianSecondsInQueue: median,
    },
    proposals: { approved: taken, refused: declined },
    accounts: { suspended, banned },
    links: { gone },
    listings: { paid },
  };
}

const toMonth = ({ cast, ...removed }: Votes, decided: Omit<IntegrityMonth, "votes">): IntegrityMonth => ({
  ...decided,
  votes: { cast, removed },
});

/** The numbers of a month as they are. */
export const getIntegrityNow = async (month: string): Promise<IntegrityMonth> =>
  toMonth(...(await Promise.all([readVotes(month), readDecided(month)])));

/** What is decided now is seen by the next reader; a month that is over stays as it is. */
const untilOver = (month: string) => Promise.resolve(month === monthOf(new Date()) ? new Date() : null);

const keptVotes = cached("integrity-votes", readVotes, { tags: () => [] });
const keptDecided = cached("integrity", readDecided, { tags: () => [], until: untilOver });

/** The same as its page shows it, with votes that may be a minute old. */
export const getIntegrity = async (month: string): Promise<IntegrityMonth> =>
  toMonth(...(await Promise.all([keptVotes(month), keptDecided(month)])));

const firstRow = z.object({ first: z.date().nullable() });

/** The month of the first thing that there is to tell of; this one on a fresh site. */
export const getFirstMonth = cached(
  "integrity-first",
  async (): Promise<string> => {
    const [row] = await queryRows(firstRow)`
      SELECT least((SELECT min(created_at) FROM public.vote), (SELECT min(created_at) FROM public.admin_log),
        (SELECT min(at) FROM public.integrity_event)) AS first`;
    return monthOf(row?.first ?? new Date());
  },
  { tags: () => [] },
);
