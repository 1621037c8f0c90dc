"use client";

import { useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import type { Question } from "@/components/forms/confirm";
import { ResourceList } from "@/components/admin/resource-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { wordFilter } from "@/components/admin/word-options";
import { proposalColumns } from "@/components/moderation/proposal-columns";
import { ProposalDialog } from "@/components/moderation/proposal-dialog";
import type { decideProposalApi, listProposalsApi } from "@/lib/owners/api-proposals";
import { noProposalReason, type ProposalDecision, type ProposalDto } from "@/lib/owners/schema-proposals";
import { call, callPage } from "@/lib/platform/http/client";
import { maxReason } from "@/lib/platform/plain-text/schema";

const failure = "Failed to decide on the proposal";
const decide = (id: string, body: ProposalDecision) =>
  call<typeof decideProposalApi>("PATCH", "/api/proposals/{id}", { params: { id }, body });

/** What owners want changed of their tools: each is looked at beside the tool as it is, and decided on. */
export function ProposalQueue({ viewerId }: { viewerId: string }) {
  const { list, act, form, open } = useRecordScreen<ProposalDto>();
  const shown = form?.record;
  const [busy, setBusy] = useState(false);
  /** What somebody else changed meanwhile is looked at anew; after any other failure it can be decided again. */
  const settle = async (id: string, decision: ProposalDecision, done: string, question?: Question) => {
    const run = (reason: string) => {
      setBusy(true);
      const body = question ? { ...decision, reason } : decision;
      return decide(id, body).finally(() => setBusy(false));
    };
    if (await act({ question, run, onConflict: form?.onClose, done, failure })) form?.onClose();
  };
  const approve = ({ id, updatedAt, tool }: ProposalDto) =>
    settle(id, { status: "approved", updatedAt, toolUpdatedAt: tool.updatedAt }, "Proposal approved");
  const reject = ({ id, updatedAt, tool }: ProposalDto) =>
    settle(id, { status: "rejected", reason: "", updatedAt }, "Proposal rejected", {
      title: `Reject the change of ${tool.name}?`,
      description: "The owner is told by mail and on the dashboard, with your reason.",
      action: "Reject",
      destructive: true,
      text: { label: "Reason", missing: noProposalReason, max: maxReason },
    });

  return (
    <>
      <AdminHeader
        title="Proposals"
        description="What owners want changed of their tools. The page stays as it is until you decide."
      />
      <ResourceList<ProposalDto>
        ref={list}
        label="Proposals"
        searchLabel="Search by tool or owner"
        columns={proposalColumns}
        load={(query, signal) => callPage<typeof listProposalsApi>("/api/proposals", { query, signal })}
        nameOf={({ tool }) => tool.name}
        defaultSort={{ sort: "createdAt", order: "asc" }}
        filters={[wordFilter("status", ["pending", "approved", "rejected"], "pending")]}
        rowActions={(proposal) => [
          {
            label: proposal.status === "pending" ? "Look and decide" : "Look",
            onSelect: () => open(proposal),
            inRow: true,
          },
          { label: "View tool", href: `/ai-tools/${proposal.tool.slug}`, newTab: true },
        ]}
        exportName="proposals"
        empty="No proposal waits for a decision"
        failure="Failed to load proposals. Please try again later."
      />
      {form && shown && (
        <ProposalDialog
          proposal={shown}
          busy={busy}
          own={shown.user?.id === viewerId || shown.owners?.includes(viewerId) === true}
          onClose={form.onClose}
          onApprove={() => void approve(shown)}
          onReject={() => void reject(shown)}
        />
      )}
    </>
  );
}
