"use client";

import { useRef } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { Badge } from "@/components/ui/badge";
import { toast } from "@/components/ui/toast";
import { formatDay } from "@/lib/platform/dates/utils-admin";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type { listInquiriesApi, updateInquiryApi } from "@/lib/sponsorships/inquiries/api";
import type { InquiryDto, InquiryStatus } from "@/lib/sponsorships/inquiries/schema";

const badge = { new: "warning", contacted: "accent", closed: "default" } as const;

const columns: ListColumn<InquiryDto>[] = [
  {
    id: "fullName",
    header: "Contact",
    enableSorting: true,
    className: "align-top",
    cell: ({ row: { original: inquiry } }) => (
      <span className="flex min-w-44 flex-col">
        <span className="font-medium">{inquiry.fullName}</span>
        <span className="text-muted text-xs">{inquiry.email}</span>
      </span>
    ),
    csv: ({ fullName, email }) => `${fullName} <${email}>`,
  },
  {
    id: "companyName",
    header: "Company",
    enableSorting: true,
    className: "align-top",
    cell: ({ row }) => row.original.companyName,
    csv: ({ companyName }) => companyName,
  },
  {
    id: "budget",
    header: "Budget",
    className: "align-top whitespace-nowrap",
    cell: ({ row }) => row.original.monthlyBudget,
    csv: ({ monthlyBudget }) => monthlyBudget,
  },
  {
    id: "message",
    header: "Message",
    className: "align-top",
    cell: ({ row: { original: inquiry } }) => (
      <details className="max-w-md min-w-60">
        <summary className="line-clamp-2 break-words">{inquiry.message}</summary>
        <p className="text-muted mt-1 break-words whitespace-pre-line">{inquiry.message}</p>
      </details>
    ),
    csv: ({ message }) => message,
  },
  {
    id: "status",
    header: "Status",
    enableSorting: true,
    className: "align-top",
    cell: ({ row: { original: inquiry } }) => <Badge variant={badge[inquiry.status]}>{inquiry.status}</Badge>,
    csv: ({ status }) => status,
  },
  {
    id: "submittedAt",
    header: "Submitted",
    enableSorting: true,
    className: "align-top whitespace-nowrap",
    cell: ({ row }) => formatDay(row.original.submittedAt),
    csv: ({ submittedAt }) => submittedAt,
  },
];

const update = (inquiryId: string, status: InquiryStatus) =>
  call<typeof updateInquiryApi>("PATCH", "/api/sales-inquiries", { body: { inquiryId, status } });

/** What was written to sales, and how far it is answered. */
export function InquiryList() {
  const list = useRef<ResourceListHandle<InquiryDto>>(null);

  async function change({ id }: InquiryDto, status: InquiryStatus) {
    try {
      list.current?.replace(await update(id, status));
      toast.success(`Inquiry marked as ${status} successfully`);
    } catch (error) {
      toast.error("Failed to update inquiry", error instanceof CallError ? error.message : undefined);
      list.current?.reload();
    }
  }
  const many = (count: number) => `${count} ${count === 1 ? "inquiry" : "inquiries"}`;

  return (
    <>
      <AdminHeader title="Sales Inquiries" description="What people wrote to sales." />
      <ResourceList<InquiryDto>
        ref={list}
        label="Sales inquiries"
        searchLabel="Search contacts, companies and messages"
        columns={columns}
        load={(query, signal) =>
          callPage<typeof listInquiriesApi>("GET", "/api/sales-inquiries", { query, signal })
        }
        nameOf={({ fullName }) => fullName}
        filters={[
          {
            name: "status",
            label: "Status",
            options: ["new", "contacted", "closed"].map((value) => ({ value, label: value })),
          },
        ]}
        defaultSort={{ sort: "submittedAt", order: "desc" }}
        rowActions={(inquiry) => [
          { label: "Send Email", href: `mailto:${encodeURIComponent(inquiry.email).replace("%40", "@")}` },
          ...(inquiry.status === "new"
            ? [{ label: "Mark as Contacted", onSelect: () => void change(inquiry, "contacted") }]
            : []),
          ...(inquiry.status === "closed"
            ? []
            : [{ label: "Close Inquiry", onSelect: () => void change(inquiry, "closed") }]),
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
        ]}
        exportName="inquiries"
        empty="No inquiries yet"
        failure="Failed to load inquiries. Please try again later."
      />
    </>
  );
}
