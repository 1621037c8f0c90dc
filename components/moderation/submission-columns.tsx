import type { ListColumn } from "@/components/admin/table-features";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/lib/platform/dates/utils-admin";
import type { QueuedSubmission } from "@/lib/submissions/schema";

const badge = { pending: "warning", approved: "accent", rejected: "danger" } as const;

/** The columns of the queue; what waits can be decided in its row. */
export const submissionColumns = (
  approve: (submission: QueuedSubmission) => void,
  reject: (submission: QueuedSubmission) => void,
): ListColumn<QueuedSubmission>[] => [
  {
    id: "toolName",
    header: "Tool Name",
    className: "align-top",
    cell: ({ row: { original: item } }) => (
      <div className="max-w-md min-w-60">
        <span className="line-clamp-2 font-medium break-words">{item.toolName}</span>
        <p className="text-muted line-clamp-2 text-xs">{item.description}</p>
        {item.duplicate && (
          <p className="text-warning text-xs">
            Already listed:{" "}
            <a className="underline" href={`/ai-tools/${item.duplicate.slug}`} target="_blank" rel="noopener">
              {item.duplicate.name}
            </a>
          </p>
        )}
      </div>
    ),
    csv: ({ toolName }) => toolName,
  },
  {
    id: "category",
    header: "Category",
    className: "align-top min-w-36",
    cell: ({ row }) => row.original.category,
    csv: ({ category }) => category,
  },
  {
    id: "pricing",
    header: "Pricing",
    className: "align-top",
    cell: ({ row }) => row.original.pricingType ?? "–",
    csv: ({ pricingType }) => pricingType,
  },
  {
    id: "status",
    header: "Status",
    className: "align-top",
    cell: ({ row: { original: item } }) => <Badge variant={badge[item.status]}>{item.status}</Badge>,
    csv: ({ status }) => status,
  },
  {
    id: "submittedAt",
    header: "Submitted",
    className: "align-top whitespace-nowrap",
    cell: ({ row }) => formatDay(row.original.submittedAt),
    csv: ({ submittedAt }) => submittedAt,
  },
  {
    id: "actions",
    header: "Actions",
    className: "align-top",
    cell: ({ row: { original: item } }) => (
      <div className="flex gap-1">
        <a
          href={item.websiteUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`View ${item.toolName}'s website`}
          className="hover:bg-surface-2 inline-flex h-8 items-center rounded-md px-3 text-sm font-medium"
        >
          View
        </a>
        {item.status === "pending" && (
          <>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Approve ${item.toolName}`}
              onClick={() => approve(item)}
            >
              Approve
            </Button>
            <Button
              size="sm"
              variant="destructive"
              aria-label={`Reject ${item.toolName}`}
              onClick={() => reject(item)}
            >
              Reject
            </Button>
          </>
        )}
      </div>
    ),
  },
];
