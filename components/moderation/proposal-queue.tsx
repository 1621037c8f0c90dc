"use client";

import { AdminHeader } from "@/components/admin/admin-header";
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
  /** A decision that was refused was made on something that is otherwise by now: it is looked at anew. */
  const settle = async (how: Parameters<typeof act<ProposalDto>>[0]) => {
    const done = await act(how);
    if (done || !how.question) form?.onClose();
  };
  const approve = ({ id, updatedAt, tool }: ProposalDto) =>
    settle({
      run: () => decide(id, { status: "approved", updatedAt, toolUpdatedAt: tool.updatedAt }),
      done: "Proposal approved",
      failure,
    });
  const reject = ({ id, updatedAt, tool }: ProposalDto) =>
    settle({
      question: {
        title: `Reject the change of ${tool.name}?`,
        description: "The owner is told by mail and on the dashboard, with your reason.",
        action: "Reject",
        destructive: true,
        text: { label: "Reason", missing: noProposalReason, max: maxReason },
      },
      run: (reason) => decide(id, { status: "rejected", reason, updatedAt }),
      onConflict: form?.onClose,
      done: "Proposal rejected",
      failure,
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
          own={shown.user?.id === viewerId || shown.owners?.includes(viewerId) === true}
          onClose={form.onClose}
          onApprove={() => approve(shown)}
          onReject={() => reject(shown)}
        />
      )}
    </>
  );
}
