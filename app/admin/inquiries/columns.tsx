import { dayColumn, type ListColumn } from "@/components/admin/list-column";
import { Badge } from "@/components/ui/badge";
import type { InquiryDto } from "@/lib/sponsorships/inquiries/schema";

const badge = { new: "warning", contacted: "accent", closed: "default" } as const;

export const columns: ListColumn<InquiryDto>[] = [
  {
    id: "fullName",
    header: "Contact",
    sortable: true,
    cell: (inquiry) => (
      <span className="flex min-w-44 flex-col">
        <span className="font-medium">{inquiry.fullName}</span>
        <span className="text-muted text-xs">{inquiry.email}</span>
      </span>
    ),
    csv: ({ fullName, email }) => `${fullName} <${email}>`,
  },
  { id: "companyName", header: "Company", sortable: true, csv: ({ companyName }) => companyName },
  {
    id: "budget",
    header: "Budget",
    className: "whitespace-nowrap",
    csv: ({ monthlyBudget }) => monthlyBudget,
  },
  {
    id: "message",
    header: "Message",
    cell: (inquiry) => (
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
    sortable: true,
    cell: (inquiry) => <Badge variant={badge[inquiry.status]}>{inquiry.status}</Badge>,
    csv: ({ status }) => status,
  },
  dayColumn({
    id: "submittedAt",
    header: "Submitted",
    sortable: true,
    csv: ({ submittedAt }) => submittedAt,
  }),
];
