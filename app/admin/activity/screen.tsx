"use client";

import { AdminHeader } from "@/components/admin/admin-header";
import { actionName, kindOptions } from "@/components/admin/audit-log/log-values";
import { ResourceList } from "@/components/admin/resource-list";
import type { listLogApi } from "@/lib/platform/audit-log/api";
import type { LogEntry, LogFacets } from "@/lib/platform/audit-log/schema";
import { callPage } from "@/lib/platform/http/client";
import { columns, exported } from "./columns";

export function ActivityLog({ facets: { actors, actions } }: { facets: LogFacets }) {
  return (
    <>
      <AdminHeader title="Activity" description="Every administrative change. It can't be edited." />
      <ResourceList<LogEntry>
        label="Activity"
        searchLabel="Search who, what and why"
        columns={columns}
        exportColumns={exported}
        load={(query, signal) => callPage<typeof listLogApi>("/api/activity-log", { query, signal })}
        nameOf={({ action }) => action}
        filters={[
          {
            name: "actorId",
            label: "Who",
            options: actors.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: "entity", label: "About", options: kindOptions },
          {
            name: "action",
            label: "What",
            options: actions.map((value) => ({ value, label: actionName(value) })),
          },
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
