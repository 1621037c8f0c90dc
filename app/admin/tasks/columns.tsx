import type { ListColumn } from "@/components/admin/table-features";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import type { TaskAdminDto } from "@/lib/tasks/schema-admin";
import { formatCount } from "@/lib/tools/utils";

export const columns: ListColumn<TaskAdminDto>[] = [
  {
    accessorKey: "name",
    header: "Task",
    enableSorting: true,
    cell: ({ row: { original: task } }) => (
      <span className="flex max-w-96 min-w-48 flex-col">
        <span className="line-clamp-2 font-medium break-words">{task.name}</span>
        <span className="text-muted truncate text-xs">{task.slug}</span>
      </span>
    ),
  },
  {
    accessorKey: "category",
    header: "Category",
    enableSorting: true,
  },
  {
    id: "phrases",
    header: "Phrases",
    cell: ({ row }) => (
      <span className="text-muted line-clamp-2 max-w-80 min-w-40">
        {Object.values(row.original.phrases).flat().join(", ")}
      </span>
    ),
    accessorFn: ({ phrases }) => Object.values(phrases).flat().join(";"),
  },
  {
    accessorKey: "tools",
    header: "Tools",
    enableSorting: true,
    className: "tabular",
    cell: ({ row }) => formatCount(row.original.tools),
  },
  {
    accessorKey: "updatedAt",
    header: "Updated",
    enableSorting: true,
    className: "whitespace-nowrap",
    cell: ({ row }) => officeDay(row.original.updatedAt),
  },
];
