import { dayColumn, type ListColumn } from "@/components/admin/list-column";
import { ProposalBadge } from "@/components/owners/proposal-badge";
import type { ProposalDto } from "@/lib/owners/schema-proposals";
import { changedNames } from "@/lib/owners/utils-proposals";

/** The columns of the queue of proposals. */
export const proposalColumns: ListColumn<ProposalDto>[] = [
  {
    id: "tool",
    header: "Tool",
    cell: (proposal) => (
      <div className="max-w-md min-w-40">
        <span className="line-clamp-2 font-medium break-words">{proposal.tool.name}</span>
        <p className="text-muted text-xs">{changedNames(proposal.change)}</p>
      </div>
    ),
    csv: ({ tool }) => tool.name,
  },
  {
    id: "user",
    header: "Owner",
    className: "min-w-32",
    cell: (proposal) => (
      <>
        {proposal.user?.name}
        {!proposal.byOwner && <p className="text-warning text-xs">No longer an owner, or suspended</p>}
      </>
    ),
    csv: ({ user }) => user?.name ?? null,
  },
  {
    id: "status",
    header: "Status",
    cell: (proposal) => (
      <div className="flex max-w-56 flex-col items-start gap-1">
        <ProposalBadge status={proposal.status} />
        {proposal.reason && <p className="text-muted max-w-full text-xs break-words">{proposal.reason}</p>}
      </div>
    ),
    csv: ({ status }) => status,
  },
  dayColumn({ id: "createdAt", header: "Proposed", sortable: true, csv: ({ createdAt }) => createdAt }),
];
