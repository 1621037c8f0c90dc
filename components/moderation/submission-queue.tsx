"use client";

import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { ApproveDialog } from "@/components/moderation/approve-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { formatDay } from "@/lib/platform/dates/utils-admin";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type { decideSubmissionApi, listSubmissionsApi } from "@/lib/submissions/api";
import type { ApprovedPricing, QueuedSubmission } from "@/lib/submissions/schema";

type Decision = "approved" | "rejected";
const badge = { pending: "warning", approved: "accent", rejected: "danger" } as const;

const decide = (id: string, status: Decision, pricingType?: ApprovedPricing) =>
  call<typeof decideSubmissionApi>("PATCH", "/api/tools/submissions/{id}", {
    params: { id },
    body: { status, pricingType },
  });

/** Tools that people sent in, and what becomes of them. For administrators and moderators. */
export function SubmissionQueue() {
  const list = useRef<ResourceListHandle<QueuedSubmission>>(null);
  const confirm = useConfirm();

  const [approving, setApproving] = useState<QueuedSubmission>();

  async function reject(submission: QueuedSubmission) {
    const sure = await confirm({
      title: `Reject ${submission.toolName}?`,
      description: "The person who sent it sees that it was rejected. This can't be taken back.",
      action: "Reject",
      destructive: true,
    });
    if (sure) await change(submission, "rejected");
  }
  async function change({ id }: QueuedSubmission, status: Decision, pricingType?: ApprovedPricing) {
    try {
      await decide(id, status, pricingType);
      toast.success(`Submission ${status} successfully`);
    } catch (error) {
      toast.error("Failed to update submission", error instanceof CallError ? error.message : undefined);
    }
    list.current?.reload();
  }

  const columns: ListColumn<QueuedSubmission>[] = [
    {
      id: "toolName",
      header: "Tool Name",
      className: "align-top",
      cell: ({ row: { original: item } }) => (
        <div className="max-w-md min-w-60">
          <span className="line-clamp-2 font-medium break-words">{item.toolName}</span>
          <p className="text-muted line-clamp-2 text-xs">{item.description}</p>
          {item.duplicate && (
            <p className="text-warning text-xs">
              Already listed:{" "}
              <a
                className="underline"
                href={`/ai-tools/${item.duplicate.slug}`}
                target="_blank"
                rel="noopener"
              >
                {item.duplicate.name}
              </a>
            </p>
          )}
        </div>
      ),
      csv: ({ toolName }) => toolName,
    },
    {
      id: "category",
      header: "Category",
      className: "align-top min-w-36",
      cell: ({ row }) => row.original.category,
      csv: ({ category }) => category,
    },
    {
      id: "pricing",
      header: "Pricing",
      className: "align-top",
      cell: ({ row }) => row.original.pricingType ?? "–",
      csv: ({ pricingType }) => pricingType,
    },
    {
      id: "status",
      header: "Status",
      className: "align-top",
      cell: ({ row: { original: item } }) => <Badge variant={badge[item.status]}>{item.status}</Badge>,
      csv: ({ status }) => status,
    },
    {
      id: "submittedAt",
      header: "Submitted",
      className: "align-top whitespace-nowrap",
      cell: ({ row }) => formatDay(row.original.submittedAt),
      csv: ({ submittedAt }) => submittedAt,
    },
    {
      id: "actions",
      header: "Actions",
      className: "align-top",
      cell: ({ row: { original: item } }) => (
        <div className="flex gap-1">
          <a
            href={item.websiteUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={`View ${item.toolName}'s website`}
            className="hover:bg-surface-2 inline-flex h-8 items-center rounded-md px-3 text-sm font-medium"
          >
            View
          </a>
          {item.status === "pending" && (
            <>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Approve ${item.toolName}`}
                onClick={() => setApproving(item)}
              >
                Approve
              </Button>
              <Button
                size="sm"
                variant="destructive"
                aria-label={`Reject ${item.toolName}`}
                onClick={() => void reject(item)}
              >
                Reject
              </Button>
            </>
          )}
        </div>
      ),
    },
  ];
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
      {approving && (
        <ApproveDialog
          submission={approving}
          onClose={() => setApproving(undefined)}
          onApprove={async (pricingType) => {
            await change(approving, "approved", pricingType);
            setApproving(undefined);
          }}
        />
      )}
    </>
  );
}
