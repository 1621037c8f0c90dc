import { dayColumn, type ListColumn } from "@/components/admin/columns";
import { ProposalBadge } from "@/components/owners/proposal-badge";
import type { ProposalDto } from "@/lib/owners/schema-proposals";
import { changedNames } from "@/lib/owners/utils-proposals";

export const proposalColumns: ListColumn<ProposalDto>[] = [
  {
    id: "tool",
    header: "Tool",
    className: "align-top",
    cell: ({ row: { original: proposal } }) => (
      <div className="max-w-md min-w-40">
        <span className="line-clamp-2 font-medium break-words">{proposal.tool.name}</span>
        <p className="text-muted text-xs">{changedNames(proposal.change)}</p>
      </div>
    ),
    accessorFn: ({ tool }) => tool.name,
  },
  {
    id: "user",
    header: "Owner",
    className: "min-w-32",
    cell: ({ row: { original: proposal } }) => (
      <>
        {proposal.user?.name}
        {!proposal.byOwner && <p className="text-warning text-xs">No longer an owner, or suspended</p>}
      </>
    ),
    accessorFn: ({ user }) => user?.name,
  },
  {
    accessorKey: "status",
    header: "Status",
    cell: ({ row: { original: proposal } }) => (
      <div className="flex max-w-56 flex-col items-start gap-1">
        <ProposalBadge status={proposal.status} />
        {proposal.reason && <p className="text-muted max-w-full text-xs break-words">{proposal.reason}</p>}
      </div>
    ),
  },
  dayColumn("createdAt", "Proposed"),
];
