import { badgeColumn, dayColumn, type ListColumn } from "@/components/admin/columns";
import type { UserDto } from "@/lib/accounts/schema-admin";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";

const roleBadge = { user: "default", moderator: "accent", admin: "accent", superadmin: "accent" } as const;

const statusBadge = { active: "accent", suspended: "warning", banned: "danger" } as const;

export const columns: ListColumn<UserDto>[] = [
  {
    id: "name",
    header: "User",
    enableSorting: true,
    cell: ({ row: { original: user } }) => (
      <span className="flex min-w-52 flex-col">
        <span className="font-medium">{user.name}</span>
        <span className="text-muted text-xs">{user.email}</span>
      </span>
    ),
  },
  badgeColumn("role", "Role", roleBadge),
  badgeColumn("status", "Status", statusBadge),
  {
    id: "lastActive",
    header: "Last Active",
    enableSorting: true,
    sortDescFirst: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: user } }) => formatDateTime(user.lastActive),
  },
  dayColumn("joinedAt", "Joined"),
];

/** The columns of the exported file, which has more of them than the table. */
export const exported: ListColumn<UserDto>[] = [
  { accessorKey: "name", header: "Name" },
  { accessorKey: "email", header: "Email" },
  { accessorKey: "role", header: "Role" },
  { accessorKey: "status", header: "Status" },
  { accessorKey: "lastActive", header: "Last Active" },
  { accessorKey: "joinedAt", header: "Joined At" },
];
