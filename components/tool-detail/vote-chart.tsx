import { DayChart } from "@/components/charts/day-chart";
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
            <div tabIndex={0} role="region" aria-label="Votes by day" className="mt-1 max-h-72 overflow-auto">
              <table className="tabular w-full max-w-80 border-collapse text-left">
                <caption className="sr-only">Votes by day</caption>
                <thead className="text-muted text-xs">
                  <tr>
                    <th scope="col" className="py-1 font-medium">
                      Day
                    </th>
                    <th scope="col" className="py-1 text-right font-medium">
                      Votes
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {voted.map(({ day, votes }) => (
                    <tr key={day} className="border-border border-t">
                      <th scope="row" className="py-1.5 font-normal">
                        {formatDay(day)}
                      </th>
                      <td className="py-1.5 text-right">{formatCount(votes)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
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
