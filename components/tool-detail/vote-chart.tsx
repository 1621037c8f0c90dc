import { DayChart } from "@/components/charts/day-chart";
import { NumberTable } from "@/components/charts/number-table";
import { Part } from "@/components/tool-detail/part";
import { formatDay } from "@/lib/platform/dates/utils";
import type { VoteHistory } from "@/lib/engagement/votes/schema";
import { formatCount } from "@/lib/tools/utils";

/** The votes of the last days as a small chart, each day that has some in a table, and what of the tool's count no day has. */
export function VoteChart({ votes: { days, sampleVotes } }: { votes: VoteHistory }) {
  const voted = days.filter(({ votes }) => votes > 0).toReversed();
  const sum = voted.reduce((before, { votes }) => before + votes, 0);
  return (
    <Part title="Votes day by day">
      {sum === 0 ? (
        <p className="text-muted">No votes in the last {days.length} days.</p>
      ) : (
        <>
          <DayChart
            label={`Votes in the last ${days.length} days`}
            value={formatCount(sum)}
            points={days.map(({ day, votes }) => ({ day, value: votes }))}
          />
          <details className="mt-2 text-sm">
            <summary className="link inline-flex min-h-6 w-fit items-center rounded-sm">
              The {voted.length === 1 ? "day" : `${voted.length} days`} with votes in numbers
            </summary>
            <NumberTable
              label="Votes by day"
              fields={["Day", "Votes"]}
              rows={voted.map(({ day, votes }) => ({ key: day, head: formatDay(day), cells: [votes] }))}
            />
          </details>
        </>
      )}
      {sampleVotes > 0 && (
        <p className="text-muted mt-2 text-sm">
          The count began with a sample number of {formatCount(sampleVotes)}; votes cast here are added to it.
        </p>
      )}
    </Part>
  );
}
