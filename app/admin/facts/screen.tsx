"use client";

import { useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { toast } from "@/components/ui/toast";
import { call, callPage } from "@/lib/platform/http/client";
import type { confirmFactsApi, listDueFactsApi, unconfirmFactsApi } from "@/lib/tools/facts/api";
import { type DueFact, mostDue } from "@/lib/tools/facts/schema-queue";
import { counted, formatCount } from "@/lib/tools/utils";
import { factColumns, factName, type Returning } from "./columns";

/** What nobody has checked, or too long ago: the facts of the most viewed tools first. */
export function DueFactList() {
  const { list, act } = useRecordScreen<DueFact>();
  const [returning, setReturning] = useState<Returning>();
  const [confirming, setConfirming] = useState<string[]>([]);

  async function confirm(fact: DueFact, facts: DueFact["samePage"], done: string) {
    const params = { id: fact.tool.id };
    setConfirming((ids) => [...ids, fact.id]);
    await act({
      run: () =>
        call<typeof confirmFactsApi>("POST", "/api/tools/{id}/facts/confirm", {
          params,
          body: { facts, updatedAt: fact.updatedAt },
        }),
      done,
      failure: `Failed to confirm ${factName(fact)}`,
      undo: ({ confirmedAt }) => {
        if (!confirmedAt) return toast.info("Somebody else has confirmed it, so it stays.");
        takeBack(fact, confirmedAt);
      },
    });
    setConfirming((ids) => ids.filter((id) => id !== fact.id));
  }
  function takeBack(fact: DueFact, confirmedAt: string) {
    // The toast gives the focus back to where it was before: now, and not while the row comes back.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setReturning({ id: fact.id, focus: document.activeElement });
    void act({
      run: () =>
        call<typeof unconfirmFactsApi>("POST", "/api/tools/{id}/facts/unconfirm", {
          params: { id: fact.tool.id },
          body: { confirmedAt },
        }),
      done: "Confirmation taken back",
      failure: `Failed to take back ${factName(fact)}`,
      again: () => takeBack(fact, confirmedAt),
    });
  }
  const confirmOne = (fact: DueFact) =>
    void confirm(fact, [{ field: fact.field, checkedAt: fact.checkedAt }], `${factName(fact)} confirmed`);

  return (
    <>
      <AdminHeader
        title="Facts to check"
        description="What nobody has checked for 90 days. Look at the source, then confirm: Enter does, and goes on to the next row."
      />
      <ResourceList<DueFact>
        ref={list}
        label="Facts to check"
        searchLabel="Search tools"
        columns={factColumns(confirmOne, confirming, returning, () => setReturning(undefined))}
        load={(query, signal) => callPage<typeof listDueFactsApi>("/api/facts", { query, signal })}
        nameOf={factName}
        defaultSort={{ sort: "views", order: "desc" }}
        rowActions={(fact) => [
          {
            label: "Confirm all of this page",
            disabled: fact.samePage.length < 2,
            onSelect: () =>
              void confirm(
                fact,
                fact.samePage,
                `${fact.samePage.length} facts of ${fact.tool.name} confirmed`,
              ),
          },
          { label: "Edit tool", href: `/admin/tools?q=${encodeURIComponent(fact.tool.name.slice(0, 200))}` },
        ]}
        count={(total) =>
          total < mostDue
            ? `${counted(total, "fact")} to check`
            : `The first ${formatCount(mostDue)} facts to check`
        }
        empty="Every fact was checked within 90 days"
        failure="Failed to load facts. Please try again later."
      />
    </>
  );
}
