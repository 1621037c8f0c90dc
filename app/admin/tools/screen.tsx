"use client";

import { Plus, Upload } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type { getToolApi } from "@/lib/tools/api";
import type { listToolTableApi, removeToolApi, updateToolStatusApi } from "@/lib/tools/api-admin";
import type { ToolDto } from "@/lib/tools/schema";
import { pricingTypes, toolStatuses, type ToolStatus } from "@/lib/tools/schema-admin";
import type { ToolTableRow } from "@/lib/tools/schema-table";
import { formatCount } from "@/lib/tools/utils";
import { columns, exported } from "./columns";
import { ToolDialog } from "./form";

const ImportDialog = dynamic(
  () => import("@/components/admin/tool-import/import-dialog").then((module) => module.ImportDialog),
  { ssr: false },
);

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const several = (count: number) => `${formatCount(count)} ${count === 1 ? "tool" : "tools"}`;

const setStatus = (id: string, status: ToolStatus, updatedAt?: string) =>
  call<typeof updateToolStatusApi>("PATCH", "/api/tools/{id}/status", {
    params: { id },
    body: { status, updatedAt },
  });

const remove = ({ id }: ToolTableRow) =>
  call<typeof removeToolApi>("DELETE", "/api/tools/{id}", { params: { id } });

const explain = (error: unknown) => (error instanceof CallError ? error.message : undefined);

/** A tool as its row, at once: the next change of it starts from what was just saved. */
const toRow = (tool: ToolDto): ToolTableRow => ({
  ...tool,
  pricingType: tool.pricing.type,
  startingPrice: tool.pricing.startingPrice,
});

const done = { archived: "archived", published: "published", draft: "moved to drafts" } as const;

/** All tools, whatever their status: search, add, edit, archive, delete, import. */
export function ToolList({ categories }: { categories: { name: string; slug: string }[] }) {
  const list = useRef<ResourceListHandle<ToolTableRow>>(null);
  const confirm = useConfirm();
  const [edited, setEdited] = useState<ToolDto | "new">();
  const [importing, setImporting] = useState(false);
  const reload = () => list.current?.reload();

  async function edit({ id }: ToolTableRow) {
    try {
      setEdited(await call<typeof getToolApi>("GET", "/api/tools/{id}", { params: { id } }));
    } catch (error) {
      toast.error("Failed to load tools", explain(error));
    }
  }
  async function change(
    tool: Pick<ToolTableRow, "id" | "status" | "updatedAt">,
    status: ToolStatus,
    undo = true,
  ) {
    try {
      const after = await setStatus(tool.id, status, tool.updatedAt);
      list.current?.replace(toRow(after));
      const back = { label: "Undo", onClick: () => void change(after, tool.status, false) };
      toast.success(`Tool ${done[status]} successfully`, undefined, undo ? back : undefined);
    } catch (error) {
      toast.error(status === "archived" ? "Failed to archive tool" : "Failed to save tool", explain(error));
    }
    reload();
  }
  async function removeOne(tool: ToolTableRow) {
    const sure = await confirm({
      title: `Are you sure you want to delete ${tool.name}?`,
      description: "Its votes, saves, reviews and sponsored listings are deleted with it.",
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await remove(tool);
      toast.success("Tool deleted successfully");
    } catch (error) {
      toast.error("Failed to delete tool", explain(error));
    }
    reload();
  }

  return (
    <>
      <AdminHeader title="Tools Management" description="Every tool of the directory, whatever its status.">
        <Button variant="outline" onClick={() => setImporting(true)}>
          <Upload aria-hidden strokeWidth={1.75} />
          Import
        </Button>
        <Button onClick={() => setEdited("new")}>
          <Plus aria-hidden strokeWidth={1.75} />
          Add New Tool
        </Button>
      </AdminHeader>
      <ResourceList<ToolTableRow>
        ref={list}
        label="Tools"
        searchLabel="Search by name, website or category"
        columns={columns}
        exportColumns={exported}
        exportName="tools"
        load={(query, signal) =>
          callPage<typeof listToolTableApi>("GET", "/api/tools/table", { query, signal })
        }
        nameOf={({ name }) => name}
        filters={[
          { name: "status", label: "Status", options: options(toolStatuses) },
          {
            name: "category",
            label: "Category",
            options: categories.map(({ name, slug }) => ({ value: slug, label: name })),
          },
          { name: "pricing", label: "Pricing", options: options(pricingTypes) },
        ]}
        defaultSort={{ sort: "updatedAt", order: "desc" }}
        rowActions={(tool) => [
          { label: "Edit", onSelect: () => void edit(tool) },
          {
            label: "View",
            // What is not public has no page but a preview.
            href: tool.status === "published" ? `/ai-tools/${tool.slug}` : `/admin/preview/tools/${tool.id}`,
            newTab: true,
          },
          ...(tool.status === "published"
            ? []
            : [{ label: "Publish", onSelect: () => void change(tool, "published") }]),
          ...(tool.status === "archived"
            ? []
            : [{ label: "Archive", onSelect: () => void change(tool, "archived") }]),
          { label: "Delete", destructive: true, onSelect: () => void removeOne(tool) },
        ]}
        bulkActions={[
          {
            label: "Publish",
            applies: ({ status }) => status !== "published",
            run: ({ id }) => setStatus(id, "published"),
            question: (count) => `Publish ${several(count)}?`,
            done: (count) => `${several(count)} published`,
          },
          {
            label: "Archive",
            applies: ({ status }) => status !== "archived",
            run: ({ id }) => setStatus(id, "archived"),
            question: (count) => `Archive ${several(count)}?`,
            done: (count) => `${several(count)} archived`,
          },
          {
            label: "Delete",
            destructive: true,
            run: remove,
            question: (count) => `Are you sure you want to delete ${several(count)}?`,
            done: (count) => `${several(count)} deleted`,
          },
        ]}
        empty="No tools yet"
        failure="Failed to load tools"
      />
      {edited && (
        <ToolDialog
          tool={edited === "new" ? undefined : edited}
          categories={categories.map(({ name }) => name)}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            setEdited(undefined);
            list.current?.replace(toRow(saved));
            reload();
          }}
        />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={reload} />}
    </>
  );
}
