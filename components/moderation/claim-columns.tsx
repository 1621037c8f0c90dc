import { dayColumn, type ListColumn } from "@/components/admin/columns";
import { ClaimBadge } from "@/components/owners/claim-badge";
import { claimWays } from "@/components/owners/claim-ways";
import type { ClaimDto } from "@/lib/owners/schema";

/**
 * The columns of the queue of claims.
 *
 * @param refusalOf why whoever looks does not decide on some of them
 */
export const claimColumns = (refusalOf: (claim: ClaimDto) => string | undefined): ListColumn<ClaimDto>[] => [
  {
    id: "tool",
    header: "Tool",
    className: "align-top",
    cell: ({ row: { original: claim } }) => (
      <div className="max-w-md min-w-40">
        <span className="line-clamp-2 font-medium break-words">{claim.tool.name}</span>
        <p className="text-muted text-xs break-all">{claim.domain}</p>
        {refusalOf(claim) && <p className="text-warning text-xs">{refusalOf(claim)}</p>}
      </div>
    ),
    accessorFn: ({ tool }) => tool.name,
  },
  {
    id: "user",
    header: "Person",
    className: "min-w-32",
    accessorFn: ({ user }) => user?.name,
  },
  {
    id: "method",
    header: "Method",
    cell: ({ row }) => claimWays[row.original.method].label,
    accessorFn: ({ method }) => claimWays[method].label,
  },
  {
    accessorKey: "status",
    header: "Status",
    cell: ({ row: { original: claim } }) => (
      <div className="flex max-w-56 flex-col items-start gap-1">
        <ClaimBadge status={claim.status} />
        {(claim.reason ?? claim.failure) && (
          <p className="text-muted max-w-full text-xs break-words">{claim.reason ?? claim.failure}</p>
        )}
      </div>
    ),
  },
  dayColumn("createdAt", "Claimed", { enableSorting: false }),
];
