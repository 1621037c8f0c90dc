import { ArrowRight } from "lucide-react";
import type { ToolStats } from "@/lib/tools/schema-admin";
import { formatCount } from "@/lib/tools/utils";

type Total = { label: string; count: number; href: string; /** What a click leads to. */ action: string };

/** What there is, and what waits for a person. Each opens the screen that shows just that. */
export function Totals({ stats }: { stats: ToolStats }) {
  const there: Total[] = [
    {
      label: "Total tools",
      count: stats.totalTools,
      href: "/admin/tools?status=published",
      action: "Manage tools",
    },
    {
      label: "Categories in use",
      count: stats.categoryCounts.length,
      href: "/admin/tools?sort=category&order=asc",
      action: "By category",
    },
  ];
  const waiting: Total[] = [
    {
      label: "Pending submissions",
      count: stats.pendingSubmissions,
      href: "/admin/submissions?status=pending",
      action: "Review them",
    },
    {
      label: "Pending reviews",
      count: stats.pendingReviews,
      href: "/admin/reviews?status=pending",
      action: "Moderate them",
    },
    {
      label: "New inquiries",
      count: stats.newInquiries,
      href: "/admin/inquiries?status=new",
      action: "Answer them",
    },
    {
      label: "Open reports",
      count: stats.openReports,
      href: "/admin/reports",
      action: "Look at them",
    },
    {
      label: "Pending proposals",
      count: stats.pendingProposals,
      href: "/admin/proposals",
      action: "Decide on them",
    },
    {
      label: "Links to look at",
      count: stats.linksToLookAt,
      href: "/admin/links",
      action: "Look at them",
    },
  ];
  return (
    <ul aria-label="Totals" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
      {[...there, ...waiting].map(({ label, count, href, action }) => {
        const calls = count > 0 && waiting.some((total) => total.href === href);
        return (
          <li key={label} className="flex">
            <a
              href={href}
              className="group border-border hover:border-border-strong hover:bg-surface flex grow flex-col rounded-lg border p-4 transition-colors duration-150"
            >
              <span className="text-muted text-sm">{label}</span>
              <span className="tabular mt-1 text-2xl font-semibold">{formatCount(count)}</span>
              <span
                className={`mt-2 inline-flex items-center gap-1 text-xs ${calls ? "text-primary-text font-medium" : "text-muted"}`}
              >
                {calls || !waiting.some((total) => total.href === href) ? action : "Nothing waits"}
                <ArrowRight
                  aria-hidden
                  strokeWidth={1.75}
                  className="size-3 transition-transform duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none"
                />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
