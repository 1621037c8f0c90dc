import type { ListColumn } from "@/components/admin/columns";
import { Badge } from "@/components/ui/badge";
import { formatDateTime, officeDay } from "@/lib/platform/dates/utils-admin";
import type { LinkDto } from "@/lib/tools/links/schema";
import { isGoneState } from "@/lib/tools/links/utils-state";
import { seenLabels } from "@/lib/tools/links/utils-words";

export const columns: ListColumn<LinkDto>[] = [
  {
    id: "name",
    header: "Tool",
    className: "align-top",
    cell: ({ row: { original: link } }) => (
      <span className="flex max-w-80 min-w-44 flex-col">
        <span className="font-medium break-words">{link.name}</span>
        <span className="text-muted text-xs break-all">{link.websiteUrl}</span>
        {link.movedTo && <span className="text-xs break-all">Leads to {link.movedTo}</span>}
      </span>
    ),
    accessorFn: ({ name, websiteUrl }) => `${name} <${websiteUrl}>`,
  },
  {
    accessorKey: "state",
    header: "State",
    className: "whitespace-nowrap",
    cell: ({ row: { original: link } }) => (
      <span className="flex flex-col items-start gap-1">
        <Badge variant={isGoneState(link.state) ? "danger" : "default"}>{seenLabels[link.state]}</Badge>
        {link.since && <span className="text-muted text-xs">since {officeDay(link.since)}</span>}
      </span>
    ),
  },
  {
    accessorKey: "seen",
    header: "Last visit",
    cell: ({ row: { original: link } }) => (
      <span className="flex flex-col">
        <span>{seenLabels[link.seen]}</span>
        {link.failures > 0 && (
          <span className="text-muted text-xs">
            {link.failures} {link.failures === 1 ? "failure" : "failures"} since{" "}
            {officeDay(link.failingSince)}
          </span>
        )}
        {link.trustedUntil && (
          <span className="text-muted text-xs">Marked as working until {officeDay(link.trustedUntil)}</span>
        )}
      </span>
    ),
  },
  {
    accessorKey: "checkedAt",
    header: "Visited",
    enableSorting: true,
    sortDescFirst: true,
    className: "whitespace-nowrap",
    cell: ({ row }) => (row.original.checkedAt ? formatDateTime(row.original.checkedAt) : "Not yet"),
  },
];
