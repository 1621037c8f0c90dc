import { dayColumn, type ListColumn } from "@/components/admin/list-column";
import { Badge } from "@/components/ui/badge";
import type { UserDto } from "@/lib/accounts/schema-admin";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";

const roleBadge = { user: "default", moderator: "accent", admin: "accent", superadmin: "accent" } as const;

const statusBadge = { active: "accent", suspended: "warning", banned: "danger" } as const;

export const columns: ListColumn<UserDto>[] = [
  {
    id: "name",
    header: "User",
    sortable: true,
    cell: (user) => (
      <span className="flex min-w-52 flex-col">
        <span className="font-medium">{user.name}</span>
        <span className="text-muted text-xs">{user.email}</span>
      </span>
    ),
  },
  {
    id: "role",
    header: "Role",
    sortable: true,
    cell: (user) => <Badge variant={roleBadge[user.role]}>{user.role}</Badge>,
  },
  {
    id: "status",
    header: "Status",
    sortable: true,
    cell: (user) => <Badge variant={statusBadge[user.status]}>{user.status}</Badge>,
  },
  {
    id: "lastActive",
    header: "Last Active",
    sortable: true,
    className: "whitespace-nowrap",
    cell: (user) => formatDateTime(user.lastActive),
  },
  dayColumn({ id: "joinedAt", header: "Joined", sortable: true, csv: ({ joinedAt }) => joinedAt }),
];

/** The columns of the exported file, which has more of them than the table. */
export const exported: ListColumn<UserDto>[] = [
  { id: "n", header: "Name", csv: ({ name }) => name },
  { id: "e", header: "Email", csv: ({ email }) => email },
  { id: "r", header: "Role", csv: ({ role }) => role },
  { id: "s", header: "Status", csv: ({ status }) => status },
  { id: "l", header: "Last Active", csv: ({ lastActive }) => lastActive ?? "" },
  { id: "j", header: "Joined At", csv: ({ joinedAt }) => joinedAt },
];
