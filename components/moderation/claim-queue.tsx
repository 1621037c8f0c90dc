"use client";

import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import type { RowAction } from "@/components/admin/row-menu";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { claimColumns } from "@/components/moderation/claim-columns";
import type { decideClaimApi, listClaimsApi } from "@/lib/owners/api";
import { type ClaimDecision, type ClaimDto, noReason, ownClaim, ownTool } from "@/lib/owners/schema";
import { call, callPage } from "@/lib/platform/http/client";
import { wordFilter } from "@/components/admin/word-options";
import { useOwnedTools } from "@/components/viewer/owned-tools";
import { maxReason } from "@/lib/platform/plain-text/schema";

const decide = (id: string, body: ClaimDecision) =>
  call<typeof decideClaimApi>("PATCH", "/api/claims/{id}", { params: { id }, body });

const failure = "Failed to update the claim";

/** Who claimed which tool. What is proved needs nobody's decision; it can be taken back, by anybody but its own person and owners of the tool. */
export function ClaimQueue({ viewerId }: { viewerId: string }) {
  const { list, act } = useRecordScreen<ClaimDto>();
  const owned = useOwnedTools();
  const refusalOf = ({ user, tool }: ClaimDto) =>
    user?.id === viewerId ? ownClaim : owned.includes(tool.id) ? ownTool : undefined;

  const revoke = ({ id, tool, user }: ClaimDto) =>
    act({
      question: {
        title: `Take ${tool.name} from ${user?.name ?? "its owner"}?`,
        description: "They are told by mail, with your reason, and can't claim it again until you allow it.",
        action: "Revoke",
        destructive: true,
        text: { label: "Reason", missing: noReason, max: maxReason },
      },
      run: (reason) => decide(id, { status: "revoked", reason }),
      done: "Claim revoked",
      failure,
    });
  const allow = ({ id }: ClaimDto) =>
    act({ run: () => decide(id, { status: "pending" }), done: "The tool can be claimed again", failure });

  const actionsOf = (claim: ClaimDto): RowAction[] => {
    const shown = { inRow: true, disabled: refusalOf(claim) !== undefined };
    const { slug, listed } = claim.tool;
    return [
      ...(listed ? [{ label: "View", href: `/ai-tools/${slug}`, newTab: true, inRow: true }] : []),
      claim.status === "revoked"
        ? { label: "Allow again", onSelect: () => allow(claim), ...shown }
        : { label: "Revoke", onSelect: () => revoke(claim), destructive: true, ...shown },
    ];
  };

  return (
    <>
      <AdminHeader title="Owners" description="Who has shown, or wants to show, that a tool is theirs." />
      <ResourceList<ClaimDto>
        ref={list}
        label="Claims"
        searchLabel="Search by tool, domain or person"
        columns={claimColumns(refusalOf)}
        load={(query, signal) => callPage<typeof listClaimsApi>("/api/claims", { query, signal })}
        nameOf={({ tool }) => tool.name}
        filters={[wordFilter("status", ["pending", "verified", "lost", "revoked"])]}
        rowActions={actionsOf}
        exportName="claims"
        empty="Nobody has claimed a tool yet"
        failure="Failed to load claims. Please try again later."
      />
    </>
  );
}
