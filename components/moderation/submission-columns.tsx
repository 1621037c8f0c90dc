import { dayColumn, type ListColumn } from "@/components/admin/columns";
import { Badge } from "@/components/ui/badge";
import { ownSubmission, type QueuedSubmission } from "@/lib/submissions/schema";

const badge = { pending: "warning", approved: "success", rejected: "danger" } as const;

/** The columns of the queue, for somebody who may have sent in some of it. */
export const submissionColumns = (viewerId: string): ListColumn<QueuedSubmission>[] => [
  {
    accessorKey: "toolName",
    header: "Tool Name",
    className: "align-top",
    cell: ({ row: { original: item } }) => (
      <div className="max-w-md min-w-60">
        <span className="line-clamp-2 font-medium break-words">{item.toolName}</span>
        <p className="text-muted line-clamp-2 text-xs">{item.description}</p>
        {item.duplicate && (
          <p className="text-warning text-xs">
            Listed with this website or name:{" "}
            <a className="underline" href={`/ai-tools/${item.duplicate.slug}`} target="_blank" rel="noopener">
              {item.duplicate.name}
            </a>
          </p>
        )}
        {item.submittedBy?.id === viewerId && item.status !== "approved" && (
          <p className="text-warning text-xs">{ownSubmission}</p>
        )}
      </div>
    ),
  },
  {
    accessorKey: "category",
    header: "Category",
    className: "min-w-36",
  },
  {
    id: "pricing",
    header: "Pricing",
    cell: ({ row }) => row.original.pricingType ?? "–",
    accessorFn: ({ pricingType }) => pricingType,
  },
  {
    accessorKey: "status",
    header: "Status",
    cell: ({ row: { original: item } }) => (
      <div className="flex max-w-56 flex-col items-start gap-1">
        <Badge className="capitalize" variant={badge[item.status]}>
          {item.status}
        </Badge>
        {item.reason && (
          <p className="text-muted max-w-full text-xs break-words whitespace-pre-line">{item.reason}</p>
        )}
      </div>
    ),
  },
  dayColumn("submittedAt", "Submitted", { enableSorting: false }),
];
