import { formatCount } from "@/lib/tools/utils";
import { type Headline, inSample } from "@/lib/tools/utils-headline";

/** The size of the directory in up to three numbers: what there is none of is not counted. */
export function SiteStats({
  headline: { tools, sample },
  categories,
  votes,
  sampleVotes = 0,
}: {
  headline: Headline;
  categories: number;
  votes: number;
  /** How many of the votes came with the sample catalogue, and from nobody. */
  sampleVotes?: number;
}) {
  const numbers = [
    {
      label: sample === null ? (tools === 1 ? "Tool" : "Tools") : `Tools, ${inSample(sample)}`,
      value: tools,
    },
    { label: categories === 1 ? "Category" : "Categories", value: categories },
    { label: votesLabel(votes, sampleVotes), value: votes },
  ].filter(({ value }) => value > 0);
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        The directory in numbers
      </h2>
      <dl className="divide-border border-border bg-background grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] divide-x rounded-lg border">
        {numbers.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-2 py-5 min-[380px]:px-4 sm:px-6">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="tabular text-base font-semibold min-[380px]:text-lg sm:text-2xl">
              {formatCount(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function votesLabel(votes: number, sample: number): string {
  if (sample === 0) return votes === 1 ? "Vote" : "Votes";
  return `Votes, ${sample === votes ? "all in this sample" : inSample(sample)}`;
}
