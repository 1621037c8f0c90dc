import { formatCount } from "@/lib/tools/utils";
import { type Headline, inSample } from "@/lib/tools/utils-headline";

/** The size of the directory in three numbers. */
export function SiteStats({
  headline: { tools, sample },
  categories,
  votes,
}: {
  headline: Headline;
  categories: number;
  votes: number;
}) {
  const numbers = [
    { label: sample === null ? "Tools" : `Tools, ${inSample(sample)}`, value: tools },
    { label: "Categories", value: categories },
    { label: "Votes", value: votes },
  ];
  return (
    <dl className="divide-border border-border bg-background grid grid-cols-3 divide-x rounded-lg border">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse px-4 py-5 sm:px-6">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular text-lg font-semibold sm:text-2xl">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
