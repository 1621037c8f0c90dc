"use client";

import { AdminHeader } from "@/components/admin/admin-header";
import type { Question } from "@/components/forms/confirm";
import { ResourceList } from "@/components/admin/resource-list";
import type { RowAction } from "@/components/admin/row-menu";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { ApproveDialog } from "@/components/moderation/approve-dialog";
import { submissionColumns } from "@/components/moderation/submission-columns";
import { call, callPage } from "@/lib/platform/http/client";
import { maxReason } from "@/lib/platform/plain-text/schema";
import type {
  decideSubmissionApi,
  listSubmissionsApi,
  removeSubmissionApi,
  reopenSubmissionApi,
} from "@/lib/submissions/api";
import { noReason, type QueuedSubmission, type SubmissionDecision } from "@/lib/submissions/schema";
import { counted } from "@/lib/tools/utils";
import { wordFilter } from "@/components/admin/word-options";

const decide = (id: string, body: SubmissionDecision) =>
  call<typeof decideSubmissionApi>("PATCH", "/api/tools/submissions/{id}", { params: { id }, body });

const reason: Question["text"] = { label: "Reason", missing: noReason, max: maxReason };
const failure = "Failed to update submission";

/** Tools that people sent in, and what becomes of them. Moderators decide, on all but their own; administrators delete as well. */
export function SubmissionQueue({
  viewerId,
  admin,
  categories,
}: {
  viewerId: string;
  admin: boolean;
  /** The names of all, for what is approved under another one. */
  categories: string[];
}) {
  const { list, act, removal, form, open } = useRecordScreen<QueuedSubmission>();
  const approving = form?.record;
  const isOwn = ({ submittedBy }: QueuedSubmission) => submittedBy?.id === viewerId;
  const isToDecide = (submission: QueuedSubmission) => submission.status === "pending" && !isOwn(submission);

  const reject = ({ id, toolName }: QueuedSubmission) =>
    act({
      question: {
        title: `Reject ${toolName}?`,
        description: "Whoever sent it is told by mail and on the dashboard, with your reason.",
        action: "Reject",
        destructive: true,
        text: reason,
      },
      run: (text) => decide(id, { status: "rejected", reason: text }),
      done: "Submission rejected successfully",
      failure,
    });
  const reopen = ({ id }: QueuedSubmission) =>
    act({
      run: () =>
        call<typeof reopenSubmissionApi>("POST", "/api/tools/submissions/{id}/reopen", { params: { id } }),
      done: "Submission reopened successfully",
      failure,
    });
  const deleting = removal({
    run: ({ id }) =>
      call<typeof removeSubmissionApi>("DELETE", "/api/tools/submissions/{id}", { params: { id } }),
    nameOf: ({ toolName }) => toolName,
    description: ({ status }) =>
      status === "approved" ? "The tool that it became stays." : "Whoever sent it no longer sees it.",
    many: (count) => counted(count, "submission"),
    done: "Submission deleted successfully",
    failure: "Failed to delete submission",
  });
  const actionsOf = (submission: QueuedSubmission): RowAction[] => {
    const { status, websiteUrl } = submission;
    const shown = { inRow: true, disabled: isOwn(submission) };
    return [
      { label: "View", href: websiteUrl, newTab: true, inRow: true },
      ...(status === "pending"
        ? [
            { label: "Approve", onSelect: () => open(submission), ...shown },
            { label: "Reject", onSelect: () => reject(submission), destructive: true, ...shown },
          ]
        : []),
      ...(status === "rejected" ? [{ label: "Reopen", onSelect: () => reopen(submission), ...shown }] : []),
      ...(admin ? [deleting.action(submission)] : []),
    ];
  };

  return (
    <>
      <AdminHeader title="Tool Submissions" description="Tools that people sent in." />
      <ResourceList<QueuedSubmission>
        ref={list}
        label="Tool submissions"
        searchLabel="Search by name or website"
        columns={submissionColumns(viewerId)}
        load={(query, signal) =>
          callPage<typeof listSubmissionsApi>("/api/tools/submissions", { query, signal })
        }
        nameOf={({ toolName }) => toolName}
        filters={[wordFilter("status", ["pending", "approved", "rejected"], "pending")]}
        rowActions={actionsOf}
        bulkActions={[
          {
            label: "Approve",
            // What names no price is looked at, so that it gets one.
            applies: (submission) => isToDecide(submission) && submission.pricingType !== null,
            run: ({ id }) => decide(id, { status: "approved" }),
            question: (count) => `Approve ${counted(count, "submission")}?`,
            note: (rows) =>
              `${counted(rows.length, "submission")} with a price; those without are approved one by one.`,
            done: (count) => `${counted(count, "submission")} approved`,
          },
          {
            label: "Reject",
            destructive: true,
            applies: isToDecide,
            run: ({ id }, text) => decide(id, { status: "rejected", reason: text }),
            question: (count) => `Reject ${counted(count, "submission")}?`,
            text: reason,
            done: (count) => `${counted(count, "submission")} rejected`,
          },
          ...(admin ? [deleting.bulk] : []),
        ]}
        exportName="submissions"
        empty="No submission waits for a decision"
        failure="Failed to load submissions. Please try again later."
      />
      {form && approving && (
        <ApproveDialog
          submission={approving}
          categories={categories}
          onClose={form.onClose}
          onApprove={async (approval) => {
            const approved = await act({
              run: () => decide(approving.id, { status: "approved", ...approval }),
              onConflict: form.onClose,
              done: "Submission approved successfully",
              failure,
            });
            if (approved) form.onClose();
          }}
        />
      )}
    </>
  );
}
