import { badgeColumn, dayColumn, type ListColumn } from "@/components/admin/columns";
import type { InquiryDto } from "@/lib/sponsorships/inquiries/schema";

const badge = { new: "warning", contacted: "accent", closed: "default" } as const;

export const columns: ListColumn<InquiryDto>[] = [
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
    accessorFn: ({ fullName, email }) => `${fullName} <${email}>`,
  },
  {
    accessorKey: "companyName",
    header: "Company",
    enableSorting: true,
  },
  {
    accessorKey: "monthlyBudget",
    header: "Budget",
    className: "whitespace-nowrap",
  },
  {
    accessorKey: "message",
    header: "Message",
    cell: ({ row: { original: inquiry } }) => (
      <details className="max-w-md min-w-60">
        <summary className="line-clamp-2 break-words">{inquiry.message}</summary>
        <p className="text-muted mt-1 break-words whitespace-pre-line">{inquiry.message}</p>
      </details>
    ),
  },
  badgeColumn("status", "Status", badge),
  dayColumn("submittedAt", "Submitted"),
];
