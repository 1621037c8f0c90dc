"use client";

import { AdminHeader } from "@/components/admin/admin-header";
import type { Question } from "@/components/admin/confirm";
import { ResourceList } from "@/components/admin/resource-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { ApproveDialog } from "@/components/moderation/approve-dialog";
import { submissionColumns } from "@/components/moderation/submission-columns";
import { call, callPage } from "@/lib/platform/http/client";
import type { decideSubmissionApi, listSubmissionsApi } from "@/lib/submissions/api";
import type { ApprovedPricing, QueuedSubmission } from "@/lib/submissions/schema";

type Decision = "approved" | "rejected";

const decide = (id: string, status: Decision, pricingType?: ApprovedPricing) =>
  call<typeof decideSubmissionApi>("PATCH", "/api/tools/submissions/{id}", {
    params: { id },
    body: { status, pricingType },
  });

/** Tools that people sent in, and what becomes of them. For administrators and moderators. */
export function SubmissionQueue() {
  const { list, act, form, open } = useRecordScreen<QueuedSubmission>();
  const approving = form?.record;

  const change = (
    { id }: QueuedSubmission,
    status: Decision,
    { question, pricingType }: { question?: Question; pricingType?: ApprovedPricing },
  ) =>
    act({
      question,
      run: () => decide(id, status, pricingType),
      done: `Submission ${status} successfully`,
      failure: "Failed to update submission",
    });
  const reject = (submission: QueuedSubmission) =>
    change(submission, "rejected", {
      question: {
        title: `Reject ${submission.toolName}?`,
        description: "The person who sent it sees that it was rejected. This can't be taken back.",
        action: "Reject",
        destructive: true,
      },
    });
  const columns = submissionColumns(open, (submission) => void reject(submission));
  const many = (count: number) => `${count} ${count === 1 ? "submission" : "submissions"}`;
  const pending = ({ status }: QueuedSubmission) => status === "pending";

  return (
    <>
      <AdminHeader title="Tool Submissions" description="Tools that people sent in." />
      <ResourceList<QueuedSubmission>
        ref={list}
        label="Tool submissions"
        searchLabel="Search by name or website"
        columns={columns}
        load={(query, signal) =>
          callPage<typeof listSubmissionsApi>("GET", "/api/tools/submissions", { query, signal })
        }
        nameOf={({ toolName }) => toolName}
        filters={[
          {
            name: "status",
            label: "Status",
            options: ["pending", "approved", "rejected"].map((value) => ({ value, label: value })),
          },
        ]}
        bulkActions={[
          {
            label: "Approve",
            applies: pending,
            run: ({ id }) => decide(id, "approved"),
            question: (count) => `Approve ${many(count)}?`,
            note: (rows) => {
              const unpriced = rows.filter(({ pricingType }) => !pricingType).length;
              return unpriced > 0
                ? `${many(unpriced)} of them ${unpriced === 1 ? "names" : "name"} no price and will be published as paid.`
                : undefined;
            },
            done: (count) => `${many(count)} approved`,
          },
          {
            label: "Reject",
            destructive: true,
            applies: pending,
            run: ({ id }) => decide(id, "rejected"),
            question: (count) => `Reject ${many(count)}?`,
            done: (count) => `${many(count)} rejected`,
          },
        ]}
        exportName="submissions"
        empty="No submissions yet"
        failure="Failed to load submissions. Please try again later."
      />
      {form && approving && (
        <ApproveDialog
          submission={approving}
          onClose={form.onClose}
          onApprove={async (pricingType) => {
            await change(approving, "approved", { pricingType });
            form.onClose();
          }}
        />
      )}
    </>
  );
}
