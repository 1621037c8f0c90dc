"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type {
  listSoftwarePagesApi,
  moveSoftwarePageApi,
  removeSoftwarePageApi,
} from "@/lib/software-pages/api";
import { type SoftwarePageDto, softwareStatuses } from "@/lib/software-pages/schema";
import { columns, hiddenBecause } from "./columns";
import { SoftwareForm } from "./form";

/** Deletes a page; one that is gone already counts as deleted. */
async function removePage({ id }: SoftwarePageDto): Promise<void> {
  try {
    await call<typeof removeSoftwarePageApi>("DELETE", "/api/software-pages/{id}", { params: { id } });
  } catch (reason) {
    if (!(reason instanceof CallError && reason.status === 404)) throw reason;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The pages that the navigation lists under "Best software", and others like them. */
export function SoftwareList() {
  const list = useRef<ResourceListHandle<SoftwarePageDto>>(null);
  const confirm = useConfirm();
  const [form, setForm] = useState<{ page?: SoftwarePageDto }>();

  async function remove(page: SoftwarePageDto) {
    if (!page.id) return toast.error(`Cannot delete ${page.title}: Missing ID`);
    const sure = await confirm({
      title: `Are you sure you want to delete ${page.title}?`,
      description: `Its address, /${page.slug}, will lead nowhere.`,
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await removePage(page);
      toast.success("Software page deleted successfully");
    } catch (reason) {
      toast.error("Failed to delete software page", reason instanceof Error ? reason.message : undefined);
    }
    list.current?.reload();
  }

  return (
    <>
      <AdminHeader
        title="Best Software Pages"
        description="Curated lists of tools. Featured pages are in the navigation menu, in this order."
      />
      <ResourceList<SoftwarePageDto>
        ref={list}
        label="Best software pages"
        searchLabel="Search by title, description or slug"
        columns={columns}
        exportName="software_pages"
        load={(query, signal) =>
          callPage<typeof listSoftwarePagesApi>("GET", "/api/software-pages", {
            query: { status: "all", ...query },
            signal,
          })
        }
        nameOf={({ title }) => title}
        move={{
          run: ({ id }, place) =>
            call<typeof moveSoftwarePageApi>("PATCH", "/api/software-pages/{id}/place", {
              params: { id },
              body: { place },
            }),
          failure: "Failed to save software page",
        }}
        filters={[
          {
            name: "status",
            label: "Status",
            options: [...softwareStatuses, "scheduled"].map((value) => ({ value, label: capital(value) })),
          },
        ]}
        rowActions={(page) => [
          { label: "Edit", onSelect: () => setForm({ page }) },
          hiddenBecause(page)
            ? { label: "View", href: `/admin/preview/software/${page.id}`, newTab: true }
            : { label: "View", href: `/${page.slug}`, newTab: true },
          { label: "Delete", destructive: true, onSelect: () => void remove(page) },
        ]}
        bulkActions={[
          {
            label: "Delete",
            destructive: true,
            run: removePage,
            question: (count) =>
              `Are you sure you want to delete ${count} ${count === 1 ? "page" : "pages"}?`,
            done: (count) => `${count} ${count === 1 ? "page" : "pages"} deleted`,
          },
        ]}
        actions={
          <Button onClick={() => setForm({})}>
            <Plus aria-hidden strokeWidth={1.75} />
            Add Page
          </Button>
        }
        empty="No software pages yet"
        failure="Failed to load software pages"
      />
      {form && (
        <SoftwareForm
          page={form.page}
          onClose={() => setForm(undefined)}
          onSaved={() => {
            toast.success(
              form.page ? "Software page updated successfully" : "Software page created successfully",
            );
            setForm(undefined);
            list.current?.reload();
          }}
        />
      )}
    </>
  );
}
