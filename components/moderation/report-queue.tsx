"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { AnswerDialog } from "@/components/moderation/answer-dialog";
import { groupName, reportColumns } from "@/components/moderation/report-columns";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type { decideReportApi, listReportsApi } from "@/lib/reports/api";
import { ownReview, ownTool, type ReportDecision, type ReportGroup } from "@/lib/reports/schema";
import { counted } from "@/lib/tools/utils";
import { wordFilter } from "@/components/admin/word-options";
import { useOwnedTools } from "@/components/viewer/owned-tools";

const decisions = [
  ["Answer", "answered"],
  ["Dismiss", "dismissed"],
] as const;

/**
 * Decides on all reports of a group that are shown, and answers on how many. What somebody else has decided meanwhile stays so,
 * and is told where nothing else is left.
 */
async function decide({ reports }: ReportGroup, body: ReportDecision): Promise<number> {
  const refusals: CallError[] = [];
  for (const { id } of reports)
    try {
      await call<typeof decideReportApi>("PATCH", "/api/reports/{id}", { params: { id }, body });
    } catch (reason) {
      if (!(reason instanceof CallError && [404, 409].includes(reason.status))) throw reason;
      refusals.push(reason);
    }
  const [refusal] = refusals;
  if (refusal && refusals.length === reports.length) throw refusal;
  return reports.length - refusals.length;
}

/** What people reported, by what it is about: each kind with its number, to be answered at once. */
export function ReportQueue({ viewerId }: { viewerId: string }) {
  const path = usePathname();
  const { list, act } = useRecordScreen<ReportGroup>();
  const [deciding, setDeciding] = useState<{ group: ReportGroup; status: ReportDecision["status"] }>();
  const settle = (group: ReportGroup, body: ReportDecision) =>
    act({
      run: () => decide(group, body),
      onConflict: () => setDeciding(undefined),
      done: (count) => `${counted(count, "report")} ${body.status}`,
      failure: "Failed to update reports",
    });
  const dismissal: ReportDecision = { status: "dismissed", answer: null };
  const owned = useOwnedTools();
  /** Why whoever looks decides nothing of these reports. */
  const refusalOf = ({ review, tool }: ReportGroup) =>
    review?.userId === viewerId ? ownReview : owned.includes(tool.id) ? ownTool : undefined;
  const isToDecide = (group: ReportGroup) => group.status === "open" && !refusalOf(group);

  return (
    <>
      <AdminHeader title="Reports" description="What people say is wrong with tools and reviews." />
      <ResourceList<ReportGroup>
        ref={list}
        label="Reports"
        searchLabel="Search tools and messages"
        columns={reportColumns(refusalOf, path.replace(/reports$/, "reviews"))}
        load={(query, signal) => callPage<typeof listReportsApi>("/api/reports", { query, signal })}
        nameOf={groupName}
        filters={[
          wordFilter("status", ["open", "answered", "dismissed"], "open"),
          wordFilter("about", ["tool", "review"]),
        ]}
        rowActions={(group) =>
          group.status !== "open"
            ? []
            : decisions.map(([label, status]) => ({
                label,
                inRow: true,
                disabled: !isToDecide(group),
                onSelect: () => setDeciding({ group, status }),
              }))
        }
        bulkActions={[
          {
            label: "Dismiss",
            applies: isToDecide,
            run: (group) => decide(group, dismissal),
            question: (count) => `Dismiss ${count === 1 ? "this kind" : `these ${count} kinds`} of report?`,
            note: () => "Those who reported it are told by mail that nothing is changed.",
            done: () => "Reports dismissed",
          },
        ]}
        exportName="reports"
        empty="No report waits for an answer"
        failure="Failed to load reports. Please try again later."
      />
      {deciding && (
        <AnswerDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDecide={(decision) => settle(deciding.group, decision)}
        />
      )}
    </>
  );
}
