import { dayColumn, type ListColumn } from "@/components/admin/list-column";
import type { TaskAdminDto } from "@/lib/tasks/schema-admin";
import { formatCount } from "@/lib/tools/utils";

export const columns: ListColumn<TaskAdminDto>[] = [
  {
    id: "name",
    header: "Task",
    sortable: true,
    cell: (task) => (
      <span className="flex max-w-96 min-w-48 flex-col">
        <span className="line-clamp-2 font-medium break-words">{task.name}</span>
        <span className="text-muted truncate text-xs">{task.slug}</span>
      </span>
    ),
    csv: ({ name }) => name,
  },
  { id: "category", header: "Category", sortable: true, csv: ({ category }) => category },
  {
    id: "phrases",
    header: "Phrases",
    cell: (row) => (
      <span className="text-muted line-clamp-2 max-w-80 min-w-40">
        {Object.values(row.phrases).flat().join(", ")}
      </span>
    ),
    csv: ({ phrases }) => Object.values(phrases).flat().join(";"),
  },
  {
    id: "tools",
    header: "Tools",
    sortable: true,
    className: "tabular",
    cell: (row) => formatCount(row.tools),
    csv: ({ tools }) => tools,
  },
  dayColumn({ id: "updatedAt", header: "Updated", sortable: true, csv: ({ updatedAt }) => updatedAt }),
];
