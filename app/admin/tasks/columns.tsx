import { countColumn, dayColumn, type ListColumn } from "@/components/admin/columns";
import type { TaskAdminDto } from "@/lib/tasks/schema-admin";

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
        {/* More are not seen in two lines. */}
        {Object.values(row.original.phrases).flat().slice(0, 12).join(", ")}
      </span>
    ),
    accessorFn: ({ phrases }) => Object.values(phrases).flat().join(";"),
  },
  countColumn("tools", "Tools"),
  dayColumn("updatedAt", "Updated"),
];
