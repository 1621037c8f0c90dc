import type { ListColumn } from "@/components/admin/table-features";
import { Badge } from "@/components/ui/badge";
import type { UserDto } from "@/lib/accounts/schema-admin";
import { officeDay, formatDateTime } from "@/lib/platform/dates/utils-admin";

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
  {
    id: "role",
    header: "Role",
    enableSorting: true,
    cell: ({ row: { original: user } }) => (
      <Badge className="capitalize" variant={roleBadge[user.role]}>
        {user.role}
      </Badge>
    ),
  },
  {
    id: "status",
    header: "Status",
    enableSorting: true,
    cell: ({ row: { original: user } }) => (
      <Badge className="capitalize" variant={statusBadge[user.status]}>
        {user.status}
      </Badge>
    ),
  },
  {
    id: "lastActive",
    header: "Last Active",
    enableSorting: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: user } }) => formatDateTime(user.lastActive),
  },
  {
    id: "joinedAt",
    header: "Joined",
    enableSorting: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: user } }) => officeDay(user.joinedAt),
  },
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
