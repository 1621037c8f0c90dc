import { Flag } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { Badge } from "@/components/ui/badge";
import { formatDay } from "@/lib/platform/dates/utils";
import { kindNames, type ReportDto } from "@/lib/reports/schema";

const looks = {
  open: { variant: "warning", label: "Open" },
  answered: { variant: "success", label: "Answered" },
  dismissed: { variant: "outline", label: "Closed" },
} as const;

export function MyReports({ reports }: { reports: ReportDto[] }) {
  if (reports.length === 0)
    return (
      <EmptyState
        icon={<Flag />}
        title="No reports yet"
        description="When something is wrong with a tool or a review, “Report” on its page tells us. The answers stand here."
      />
    );
  return (
    <ul className="border-border divide-border divide-y rounded-lg border">
      {reports.map(({ id, about, kind, message, status, answer, tool, createdAt }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium break-words">
              {about === "review" && "A review of "}
              <a href={`/ai-tools/${tool.slug}`} className="inline-block min-h-6 hover:underline">
                {tool.name}
              </a>
            </p>
            <p className="text-muted text-sm">
              {kindNames[kind]} · <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            </p>
            {message && (
              <p className="text-muted mt-1 max-w-prose text-sm break-words whitespace-pre-line">{message}</p>
            )}
            {answer && (
              <p className="border-border-strong mt-2 max-w-prose border-l-2 pl-3 text-sm break-words whitespace-pre-line">
                <span className="font-medium">The answer: </span>
                {answer}
              </p>
            )}
          </div>
          <Badge variant={looks[status].variant}>{looks[status].label}</Badge>
        </li>
      ))}
    </ul>
  );
}
