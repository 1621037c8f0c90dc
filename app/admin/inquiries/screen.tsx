"use client";

import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { call, callPage } from "@/lib/platform/http/client";
import type { listInquiriesApi, removeInquiryApi, updateInquiryApi } from "@/lib/sponsorships/inquiries/api";
import type { InquiryDto, InquiryStatus } from "@/lib/sponsorships/inquiries/schema";
import { counted } from "@/lib/tools/utils";
import { columns } from "./columns";
import { wordFilter } from "@/components/admin/word-options";

const update = (inquiryId: string, status: InquiryStatus) =>
  call<typeof updateInquiryApi>("PATCH", "/api/sales-inquiries", { body: { inquiryId, status } });

export function InquiryList() {
  const { list, act, show, removal } = useRecordScreen<InquiryDto>();
  const change = ({ id }: InquiryDto, status: InquiryStatus) =>
    act({
      run: async () => show(await update(id, status)),
      done: `Inquiry marked as ${status} successfully`,
      failure: "Failed to update inquiry",
    });
  const many = (count: number) => counted(count, "inquiry", "inquiries");
  const deleting = removal({
    run: ({ id }) => call<typeof removeInquiryApi>("DELETE", "/api/sales-inquiries/{id}", { params: { id } }),
    nameOf: ({ fullName }) => `the inquiry of ${fullName}`,
    many,
    done: "Inquiry deleted successfully",
    failure: "Failed to delete inquiry",
  });

  return (
    <>
      <AdminHeader title="Sales Inquiries" description="What people wrote to sales." />
      <ResourceList<InquiryDto>
        ref={list}
        label="Sales inquiries"
        searchLabel="Search contacts, companies and messages"
        columns={columns}
        load={(query, signal) => callPage<typeof listInquiriesApi>("/api/sales-inquiries", { query, signal })}
        nameOf={({ fullName }) => fullName}
        filters={[wordFilter("status", ["new", "contacted", "closed"])]}
        defaultSort={{ sort: "submittedAt", order: "desc" }}
        rowActions={(inquiry) => [
          { label: "Send Email", href: `mailto:${encodeURIComponent(inquiry.email).replace("%40", "@")}` },
          ...(inquiry.status === "new"
            ? [{ label: "Mark as Contacted", onSelect: () => change(inquiry, "contacted") }]
            : []),
          ...(inquiry.status === "closed"
            ? []
            : [{ label: "Close Inquiry", onSelect: () => change(inquiry, "closed") }]),
          deleting.action(inquiry),
        ]}
        bulkActions={[
          {
            label: "Mark as Contacted",
            applies: ({ status }) => status === "new",
            run: ({ id }) => update(id, "contacted"),
            question: (count) => `Mark ${many(count)} as contacted?`,
            done: (count) => `${many(count)} marked as contacted`,
          },
          {
            label: "Close",
            applies: ({ status }) => status !== "closed",
            run: ({ id }) => update(id, "closed"),
            question: (count) => `Close ${many(count)}?`,
            done: (count) => `${many(count)} closed`,
          },
          deleting.bulk,
        ]}
        exportName="inquiries"
        empty="No inquiries yet"
        failure="Failed to load inquiries. Please try again later."
      />
    </>
  );
}
