import { LogChanges } from "@/components/admin/audit-log/log-changes";
import {
  actionName,
  changesOf,
  kindName,
  recordHref,
  subjectName,
} from "@/components/admin/audit-log/log-values";
import type { ListColumn } from "@/components/admin/columns";
import type { LogEntry } from "@/lib/platform/audit-log/schema";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";

/** The record that a change is about, as a link while it is there. */
function Subject({ entry }: { entry: LogEntry }) {
  const href = recordHref(entry);
  const name = subjectName(entry);
  return (
    <span className="flex max-w-72 min-w-40 flex-col items-start">
      {href ? (
        <a href={href} className="link line-clamp-2 font-medium break-words">
          {name}
        </a>
      ) : (
        <span className="line-clamp-2 font-medium break-words">{name}</span>
      )}
      <span className="text-muted text-xs">
        {kindName(entry.entity)}
        {!entry.exists && ", deleted"}
      </span>
    </span>
  );
}

export const columns: ListColumn<LogEntry>[] = [
  {
    accessorKey: "createdAt",
    header: "When",
    enableSorting: true,
    sortDescFirst: true,
    className: "whitespace-nowrap align-top",
    cell: ({ row }) => formatDateTime(row.original.createdAt),
  },
  {
    id: "actor",
    header: "Who",
    cell: ({ row }) => (
      <span className="line-clamp-2 w-max max-w-44 break-words">{row.original.actorName}</span>
    ),
    accessorFn: ({ actorName }) => actorName,
  },
  {
    id: "action",
    header: "What",
    className: "whitespace-nowrap",
    cell: ({ row }) => <span title={row.original.action}>{actionName(row.original.action)}</span>,
    accessorFn: ({ action }) => action,
  },
  {
    id: "subject",
    header: "About",
    isName: true,
    cell: ({ row }) => <Subject entry={row.original} />,
    accessorFn: subjectName,
  },
  {
    id: "change",
    header: "Before and after",
    className: "min-w-80",
    cell: ({ row: { original } }) => (
      <>
        <LogChanges entry={original} />
        {original.reason && (
          <p className="mt-1 max-w-2xl break-words">
            <span className="text-muted">Reason:</span> {original.reason}
          </p>
        )}
      </>
    ),
    accessorFn: (entry) => JSON.stringify(changesOf(entry)),
  },
];

/** What the file has beside the table's columns. */
export const exported: ListColumn<LogEntry>[] = [
  ...columns,
  { accessorKey: "reason", header: "Reason" },
  { accessorKey: "entityId", header: "ID" },
];
