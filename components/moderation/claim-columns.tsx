import { dayColumn, type ListColumn } from "@/components/admin/list-column";
import { ClaimBadge } from "@/components/owners/claim-badge";
import type { ClaimDto } from "@/lib/owners/schema";

/** The columns of the list of claims. */
export const claimColumns: ListColumn<ClaimDto>[] = [
  {
    id: "tool",
    header: "Tool",
    cell: (claim) => (
      <div className="max-w-md min-w-40">
        <span className="line-clamp-2 font-medium break-words">{claim.tool.name}</span>
        <p className="text-muted text-xs break-all">{claim.domain}</p>
      </div>
    ),
    csv: ({ tool }) => tool.name,
  },
  { id: "user", header: "Person", className: "min-w-32", csv: ({ user }) => user?.name ?? null },
  { id: "method", header: "Method", csv: ({ method }) => method },
  {
    id: "status",
    header: "Status",
    cell: (claim) => (
      <div className="flex max-w-56 flex-col items-start gap-1">
        <ClaimBadge status={claim.status} />
        {(claim.reason ?? claim.failure) && (
          <p className="text-muted max-w-full text-xs break-words">{claim.reason ?? claim.failure}</p>
        )}
      </div>
    ),
    csv: ({ status }) => status,
  },
  dayColumn({ id: "createdAt", header: "Claimed", csv: ({ createdAt }) => createdAt }),
];
