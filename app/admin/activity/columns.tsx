"use client";

import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import type { listLogApi } from "@/lib/admin-log/api";
import type { LogEntry } from "@/lib/admin-log/schema";
import { formatMoment } from "@/lib/dates/utils-admin";
import { callPage } from "@/lib/http/client";

/** The fields that differ between before and after. */
function differences({ before, after }: LogEntry): { name: string; from: string; to: string }[] {
  const show = (value: unknown) =>
    value === undefined || value === null ? "–" : typeof value === "string" ? value : JSON.stringify(value);
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((name) => ({ name, from: show(before?.[name]), to: show(after?.[name]) }))
    .filter(({ from, to }) => from !== to);
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
    cell: ({ row }) => row.original.actorName,
    csv: ({ actorName }) => actorName,
  },
  {
    id: "action",
    header: "What",
    className: "align-top whitespace-nowrap",
    cell: ({ row: { original: entry } }) => (
      <>
        <span className="font-mono text-xs">{entry.action}</span>
        <span className="text-muted block font-mono text-xs">{entry.entityId}</span>
      </>
    ),
    csv: ({ action, entityId }) => `${action} ${entityId}`,
  },
  {
    id: "change",
    header: "Before and after",
    className: "min-w-80",
    cell: ({ row: { original: entry } }) => {
      const changed = differences(entry);
      return (
        <details>
          <summary className="text-muted text-xs">
            {changed.length === 0
              ? "No fields"
              : changed
                  .map(({ name }) => name)
                  .slice(0, 4)
                  .join(", ") + (changed.length > 4 ? ` and ${changed.length - 4} more` : "")}
          </summary>
          <dl className="mt-1 grid max-w-xl gap-1 text-xs">
            {changed.map(({ name, from, to }) => (
              <div key={name} className="break-words">
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted line-clamp-4">{from}</dd>
                <dd className="line-clamp-4">{to}</dd>
              </div>
            ))}
          </dl>
        </details>
      );
    },
    csv: (entry) => JSON.stringify(differences(entry)),
  },
  {
    id: "reason",
    header: "Reason",
    className: "align-top",
    cell: ({ row }) => row.original.reason ?? "",
    csv: ({ reason }) => reason,
  },
];

const entities = [
  "tool",
  "user",
  "blog",
  "news",
  "submission",
  "inquiry",
  "review",
  "sponsorship",
  "software",
  "config",
];

/** Every administrative change, for reading only. */
export function ActivityLog() {
  return (
    <>
      <AdminHeader title="Activity" description="Every administrative change. It can't be edited." />
      <ResourceList<LogEntry>
        label="Activity"
        searchLabel="Search who, what and why"
        columns={columns}
        load={(query, signal) => callPage<typeof listLogApi>("GET", "/api/activity-log", { query, signal })}
        nameOf={({ action }) => action}
        filters={[
          { name: "entity", label: "About", options: entities.map((value) => ({ value, label: value })) },
        ]}
        defaultSort={{ sort: "createdAt", order: "desc" }}
        exportName="activity"
        empty="No changes yet"
        failure="Failed to load the activity log. Please try again later."
      />
    </>
  );
}
