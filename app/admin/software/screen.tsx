"use client";

import { wordFilter } from "@/components/admin/word-options";
import { AddButton, AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { unlessGone, useRecordScreen } from "@/components/admin/use-record-screen";
import { call, callPage } from "@/lib/platform/http/client";
import type {
  listSoftwarePagesApi,
  moveSoftwarePageApi,
  removeSoftwarePageApi,
} from "@/lib/software-pages/api";
import { type SoftwarePageDto, softwareStatuses } from "@/lib/software-pages/schema";
import { counted } from "@/lib/tools/utils";
import { columns, hiddenBecause } from "./columns";
import { SoftwareForm } from "./form";

const removePage = ({ id }: SoftwarePageDto) =>
  call<typeof removeSoftwarePageApi>("DELETE", "/api/software-pages/{id}", { params: { id } }).catch(
    unlessGone,
  );

/** The pages that the navigation lists under "Best software", and others like them. */
export function SoftwareList() {
  const { list, removal, form, open } = useRecordScreen<SoftwarePageDto>();
  const deleting = removal({
    run: removePage,
    nameOf: ({ title }) => title,
    description: ({ slug }) => `Its address, /${slug}, will lead nowhere.`,
    many: (count) => counted(count, "page"),
    done: "Software page deleted successfully",
    failure: "Failed to delete software page",
  });

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
          callPage<typeof listSoftwarePagesApi>("/api/software-pages", {
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
        filters={[wordFilter("status", [...softwareStatuses, "scheduled"])]}
        rowActions={(page) => [
          { label: "Edit", onSelect: () => open(page) },
          hiddenBecause(page)
            ? { label: "View", href: `/admin/preview/software/${page.id}`, newTab: true }
            : { label: "View", href: `/${page.slug}`, newTab: true },
          deleting.action(page),
        ]}
        bulkActions={[deleting.bulk]}
        actions={<AddButton onClick={() => open()}>Add Page</AddButton>}
        empty="No software pages yet"
        failure="Failed to load software pages"
        toasted
      />
      {form && <SoftwareForm {...form} />}
    </>
  );
}
