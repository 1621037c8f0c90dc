"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { Place } from "@/components/admin/place";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { SoftwareMark } from "@/components/software/software-mark";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { formatMoment } from "@/lib/platform/dates/utils-admin";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type {
  listSoftwarePagesApi,
  moveSoftwarePageApi,
  removeSoftwarePageApi,
} from "@/lib/software-pages/api";
import { type SoftwarePageDto, softwareStatuses } from "@/lib/software-pages/schema";
import { SoftwareForm } from "./form";

/** Whether there is anything on a page beside its title and description. */
const isConfigured = ({ content, tools }: SoftwarePageDto) =>
  tools.length > 0 || Object.values(content).some(Boolean);

/** Why the public does not see a page; undefined when it does. */
function hiddenBecause({ status, publishedAt }: SoftwarePageDto): string | undefined {
  if (status !== "published") return status === "draft" ? "Draft" : "Archived";
  if (publishedAt && new Date(publishedAt) > new Date())
    return `Scheduled for ${formatMoment(publishedAt)} UTC`;
}

const columns: ListColumn<SoftwarePageDto>[] = [
  {
    id: "icon",
    header: "Icon",
    className: "w-20",
    cell: ({ row: { original: page } }) => (
      <span className="flex items-center gap-2.5">
        <Place of={page} />
        <span className="[&_span]:size-9 [&_svg]:size-4.5">
          <SoftwareMark icon={page.icon} color={page.bgColor} />
        </span>
      </span>
    ),
    csv: ({ icon }) => icon,
  },
  {
    id: "title",
    header: "Title",
    enableSorting: true,
    cell: ({ row: { original: page } }) => {
      const hidden = hiddenBecause(page);
      return (
        <span className="flex min-w-44 flex-col items-start gap-0.5">
          <span className="line-clamp-2 font-medium break-words">{page.title}</span>
          {hidden && <Badge variant="warning">{hidden}</Badge>}
        </span>
      );
    },
    csv: ({ title }) => title,
  },
  {
    id: "description",
    header: "Description",
    className: "min-w-56",
    cell: ({ row }) => <span className="text-muted line-clamp-2">{row.original.description}</span>,
    csv: ({ description }) => description,
  },
  {
    id: "slug",
    header: "Slug",
    enableSorting: true,
    className: "min-w-48",
    cell: ({ row }) => <span className="text-xs">{row.original.slug}</span>,
    csv: ({ slug }) => slug,
  },
  {
    id: "featured",
    header: "Featured",
    enableSorting: true,
    cell: ({ row }) =>
      row.original.featured ? <Badge variant="accent">Yes</Badge> : <Badge variant="outline">No</Badge>,
    csv: ({ featured }) => (featured ? "Yes" : "No"),
  },
  {
    id: "content",
    header: "Content",
    className: "whitespace-nowrap",
    cell: ({ row: { original: page } }) => (
      <span className="flex flex-col items-start gap-0.5">
        {isConfigured(page) ? (
          <Badge variant="accent">Configured</Badge>
        ) : (
          <Badge variant="outline">Not Configured</Badge>
        )}
        <span className="text-muted text-xs">
          {page.tools.length} {page.tools.length === 1 ? "tool" : "tools"}
        </span>
      </span>
    ),
    csv: (page) => (isConfigured(page) ? "Configured" : "Not Configured"),
  },
];

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
