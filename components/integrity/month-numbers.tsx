import { refusals, type IntegrityMonth } from "@/lib/integrity/schema";
import { durationWords, refusedWords } from "@/lib/integrity/utils";
import { formatCount } from "@/lib/tools/utils";

type Line = { name: string; value: number | string; part?: boolean };

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The numbers of a month, each where one looks for it; what a number is made of stands below it. */
export function MonthNumbers({
  month: { votes, reviews, proposals, accounts, links, listings },
}: {
  month: IntegrityMonth;
}) {
  const { takenBack, withAccount, withTool } = votes.removed;
  const { refused, medianSecondsInQueue: median } = reviews;
  const blocks: { title: string; lines: Line[] }[] = [
    {
      title: "Votes",
      lines: [
        { name: "Cast", value: votes.cast },
        { name: "Removed", value: sumOf(votes.removed) },
        { name: "taken back by who had cast them", value: takenBack, part: true },
        { name: "with a deleted account", value: withAccount, part: true },
        { name: "with a tool that was deleted by us", value: withTool, part: true },
      ],
    },
    {
      title: "Reviews",
      lines: [
        { name: "Received", value: reviews.received },
        ...(reviews.unchecked > 0
          ? [{ name: "published without a check", value: reviews.unchecked, part: true }]
          : []),
        { name: "Approved", value: reviews.approved },
        { name: "Rejected", value: sumOf(refused) },
        ...refusals
          .filter((reason) => refused[reason] > 0)
          .map((reason) => ({ name: refusedWords[reason], value: refused[reason], part: true })),
        { name: "Median time in the queue", value: median === null ? "–" : durationWords(median) },
      ],
    },
    {
      title: "Changes proposed by owners",
      lines: [
        { name: "Approved", value: proposals.approved },
        { name: "Rejected", value: proposals.refused },
      ],
    },
    {
      title: "Accounts",
      lines: [
        { name: "Suspended", value: accounts.suspended },
        { name: "Banned", value: accounts.banned },
      ],
    },
    { title: "Links", lines: [{ name: "Websites found gone", value: links.gone }] },
    { title: "Advertising", lines: [{ name: "Paid listings added", value: listings.paid }] },
  ];
  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
      {blocks.map(({ title, lines }) => (
        <section key={title} aria-labelledby={`integrity-${title}`}>
          <h2 id={`integrity-${title}`} className="text-lg">
            {title}
          </h2>
          <dl className="mt-2">
            {lines.map(({ name, value, part }) => (
              <div
                key={name}
                className="border-border flex items-baseline justify-between gap-4 border-t py-2"
              >
                <dt className={part ? "text-muted pl-4 text-sm" : ""}>{name}</dt>
                <dd className={`tabular ${part ? "text-muted text-sm" : "font-medium"}`}>
                  {typeof value === "number" ? formatCount(value) : value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
