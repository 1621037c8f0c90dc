import { ArrowRight } from "lucide-react";
import type { ToolStats } from "@/lib/tools/schema-admin";
import { formatCount } from "@/lib/tools/utils";

/** What is counted, where a click leads, what can be done there, and which of them are counted where those are not all. */
type Total = [label: string, count: number, href: string, action: string, which?: string];

/** What waits for a person, and what there is. Each opens the screen that shows just that. */
export function Totals({ stats }: { stats: ToolStats }) {
  const submissions: Total = [
    "Pending submissions",
    stats.pendingSubmissions,
    "/admin/submissions?status=pending",
    "Review them",
  ];
  const there: Total[] = [
    ["Total tools", stats.totalTools, "/admin/tools?status=published", "Manage tools", "published"],
    ["Categories in use", stats.categoryCounts.length, "/admin/tools?sort=category&order=asc", "By category"],
    submissions,
  ];
  const waiting: Total[] = [
    submissions,
    ["Pending reviews", stats.pendingReviews, "/admin/reviews?status=pending", "Moderate them"],
    ["New inquiries", stats.newInquiries, "/admin/inquiries?status=new", "Answer them"],
    ["Open reports", stats.openReports, "/admin/reports", "Look at them"],
    ["Pending proposals", stats.pendingProposals, "/admin/proposals", "Decide on them"],
    ["Links to look at", stats.linksToLookAt, "/admin/links", "Look at them"],
  ];
  const left = waiting.filter(([, count]) => count > 0);
  return (
    <>
      <section aria-labelledby="waiting" className="border-border rounded-lg border">
        <h2 id="waiting" className="border-border border-b px-4 py-3 text-base font-semibold">
          What waits
        </h2>
        {left.length === 0 ? (
          <p className="text-muted px-4 py-3 text-sm">Nothing waits</p>
        ) : (
          <ul aria-labelledby="waiting" className="divide-border divide-y text-sm">
            {left.map(([label, count, href, action]) => (
              <li key={label}>
                <a
                  href={href}
                  className="group hover:bg-surface flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2"
                >
                  <span className="tabular min-w-8 font-semibold">{formatCount(count)}</span>
                  <span className="min-w-0 grow">{label}</span>
                  <span className="text-primary-text inline-flex items-center gap-1 text-xs font-medium">
                    {action}
                    <Arrow />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ul aria-label="Totals" className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {there.map(([label, count, href, action, which]) => (
          <li key={label} className="flex min-w-0 max-md:last:odd:col-span-2">
            <a
              href={href}
              className="group border-border hover:border-border-strong hover:bg-surface flex min-w-0 grow flex-col rounded-lg border p-4 wrap-anywhere transition-colors"
            >
              <span className="text-muted text-sm">{label}</span>
              <span className="mt-1">
                <span className="tabular text-2xl font-semibold">{formatCount(count)}</span>
                {which && <span className="text-muted text-sm"> {which}</span>}
              </span>
              <span className="text-muted mt-2 inline-flex items-center gap-1 text-xs">
                {action}
                <Arrow />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Arrow() {
  return (
    <ArrowRight className="size-3 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none" />
  );
}
