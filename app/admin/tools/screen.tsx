"use client";

import { AddButton, AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { ImportButton } from "@/components/admin/tool-import/import-button";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { toast } from "@/components/ui/toast";
import { call, callPage, messageOf } from "@/lib/platform/http/client";
import type { getToolApi } from "@/lib/tools/api";
import type { listToolTableApi, removeToolApi, updateToolStatusApi } from "@/lib/tools/api-admin";
import type { ToolDetail, ToolDto } from "@/lib/tools/schema";
import { pricingTypes, toolStatuses, type ToolStatus } from "@/lib/tools/schema-admin";
import type { ToolTableRow } from "@/lib/tools/schema-table";
import { counted } from "@/lib/tools/utils";
import { columns, exported } from "./columns";
import { ToolDialog } from "./form";
import { wordFilter } from "@/components/admin/word-options";

const setStatus = (id: string, status: ToolStatus, updatedAt?: string) =>
  call<typeof updateToolStatusApi>("PATCH", "/api/tools/{id}/status", {
    params: { id },
    body: { status, updatedAt },
  });

/** A tool as its row, at once: the next change of it starts from what was just saved. */
const toRow = (tool: ToolDto): ToolTableRow => ({
  ...tool,
  pricingType: tool.pricing.type,
  startingPrice: tool.pricing.startingPrice,
});

/** What can be done with tools of another status. */
const changes = [
  { label: "Publish", to: "published" },
  { label: "Archive", to: "archived" },
] as const;
const done = { archived: "archived", published: "published", draft: "moved to drafts" } as const;

export function ToolList({
  categories,
  becomes,
}: {
  categories: { name: string; slug: string }[];
  /** The name of the category that each label of the form's short list stands for. */
  becomes: Record<string, string>;
}) {
  const { list, reload, show, act, removal, form, open } = useRecordScreen<ToolTableRow, ToolDetail>();

  const deleting = removal({
    run: ({ id }) => call<typeof removeToolApi>("DELETE", "/api/tools/{id}", { params: { id } }),
    nameOf: ({ name }) => name,
    description: () =>
      "Its votes, saves, reviews and sponsored listings are deleted with it. Archive it to only take it off the site.",
    note: "Their votes, saves, reviews and sponsored listings are deleted with them. Archive them to only take them off the site.",
    many: (count) => counted(count, "tool"),
    done: "Tool deleted successfully",
    failure: "Failed to delete tool",
  });

  async function edit({ id }: ToolTableRow) {
    try {
      open(await call<typeof getToolApi>("GET", "/api/tools/{id}", { params: { id } }));
    } catch (error) {
      toast.error("Failed to load tools", messageOf(error));
    }
  }
  const change = (tool: Pick<ToolTableRow, "id" | "status" | "updatedAt">, status: ToolStatus, undo = true) =>
    act({
      run: async () => {
        const after = await setStatus(tool.id, status, tool.updatedAt);
        show(toRow(after));
        return after;
      },
      done: `Tool ${done[status]} successfully`,
      failure: status === "archived" ? "Failed to archive tool" : "Failed to save tool",
      undo: undo ? (after) => void change(after, tool.status, false) : undefined,
    });

  return (
    <>
      <AdminHeader title="Tools Management" description="Every tool of the directory, whatever its status.">
        <ImportButton onImported={reload} />
        <AddButton onClick={() => open()}>Add New Tool</AddButton>
      </AdminHeader>
      <ResourceList<ToolTableRow>
        ref={list}
        label="Tools"
        searchLabel="Search by name, website or category"
        columns={columns}
        exportColumns={exported}
        exportName="tools"
        load={(query, signal) => callPage<typeof listToolTableApi>("/api/tools/table", { query, signal })}
        nameOf={({ name }) => name}
        filters={[
          wordFilter("status", toolStatuses),
          {
            name: "category",
            label: "Category",
            options: categories.map(({ name, slug }) => ({ value: slug, label: name })),
          },
          wordFilter("pricing", pricingTypes),
        ]}
        defaultSort={{ sort: "updatedAt", order: "desc" }}
        rowActions={(tool) => [
          { label: "Edit", onSelect: () => edit(tool) },
          {
            label: "View",
            // What is not public has no page but a preview.
            href: tool.status === "published" ? `/ai-tools/${tool.slug}` : `/admin/preview/tools/${tool.id}`,
            newTab: true,
          },
          ...changes
            .filter(({ to }) => to !== tool.status)
            .map(({ label, to }) => ({ label, onSelect: () => change(tool, to) })),
          deleting.action(tool),
        ]}
        bulkActions={[
          ...changes.map(({ label, to }) => ({
            label,
            applies: ({ status }: ToolTableRow) => status !== to,
            run: async ({ id, status }: ToolTableRow) => {
              const { updatedAt } = await setStatus(id, to);
              // Only what nobody changed since.
              return () => setStatus(id, status, updatedAt);
            },
            question: (count: number) => `${label} ${counted(count, "tool")}?`,
            done: (count: number) => `${counted(count, "tool")} ${to}`,
          })),
          deleting.bulk,
        ]}
        empty="No tools yet"
        failure="Failed to load tools"
        toasted
      />
      {form && (
        <ToolDialog
          {...form}
          categories={{ names: categories.map(({ name }) => name), becomes }}
          onSaved={(saved) => {
            show(toRow(saved));
            form.onSaved();
          }}
        />
      )}
    </>
  );
}
