"use client";

import { LogChanges } from "@/components/admin/activity/log-changes";
import {
  changesOf,
  kindName,
  kindOptions,
  recordHref,
  subjectName,
} from "@/components/admin/activity/log-values";
import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import type { listLogApi } from "@/lib/platform/audit-log/api";
import type { LogEntry, LogFacets } from "@/lib/platform/audit-log/schema";
import { formatMoment } from "@/lib/platform/dates/utils-admin";
import { callPage } from "@/lib/platform/http/client";

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

const columns: ListColumn<LogEntry>[] = [
  {
    id: "createdAt",
    header: "When",
    enableSorting: true,
    className: "whitespace-nowrap align-top",
    cell: ({ row }) => formatMoment(row.original.createdAt),
    csv: ({ createdAt }) => createdAt,
  },
  {
    id: "actor",
    header: "Who",
    className: "align-top",
    cell: ({ row }) => (
      <span className="line-clamp-2 w-max max-w-44 break-words">{row.original.actorName}</span>
    ),
    csv: ({ actorName }) => actorName,
  },
  {
    id: "action",
    header: "What",
    className: "align-top whitespace-nowrap",
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.action}</span>,
    csv: ({ action }) => action,
  },
  {
    id: "subject",
    header: "About",
    className: "align-top",
    cell: ({ row }) => <Subject entry={row.original} />,
    csv: subjectName,
  },
  {
    id: "change",
    header: "Before and after",
    className: "min-w-80 align-top",
    cell: ({ row }) => <LogChanges entry={row.original} />,
    csv: (entry) => JSON.stringify(changesOf(entry)),
  },
  {
    id: "reason",
    header: "Reason",
    className: "min-w-40 align-top",
    cell: ({ row }) => row.original.reason ?? "",
    csv: ({ reason }) => reason,
  },
];

/** What the file has beside the table's columns. */
const exported: ListColumn<LogEntry>[] = [
  ...columns,
  { id: "id", header: "ID", csv: ({ entityId }) => entityId },
];

/** Every administrative change, for reading only. */
export function ActivityLog({ facets: { actors, actions } }: { facets: LogFacets }) {
  return (
    <>
      <AdminHeader title="Activity" description="Every administrative change. It can't be edited." />
      <ResourceList<LogEntry>
        label="Activity"
        searchLabel="Search who, what and why"
        columns={columns}
        exportColumns={exported}
        load={(query, signal) => callPage<typeof listLogApi>("GET", "/api/activity-log", { query, signal })}
        nameOf={({ action }) => action}
        filters={[
          {
            name: "actorId",
            label: "Who",
            options: actors.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: "entity", label: "About", options: kindOptions },
          { name: "action", label: "What", options: actions.map((value) => ({ value, label: value })) },
          { name: "from", label: "From", type: "date" },
          { name: "to", label: "Until", type: "date" },
        ]}
        defaultSort={{ sort: "createdAt", order: "desc" }}
        exportName="activity"
        empty="No changes yet"
        failure="Failed to load the activity log. Please try again later."
      />
    </>
  );
}
