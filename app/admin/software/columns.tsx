import { type ListColumn, Place } from "@/components/admin/columns";
import { SoftwareLogo } from "@/components/software/software-logo";
import { Badge } from "@/components/ui/badge";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";
import { type SoftwarePageDto } from "@/lib/software-pages/schema";

/** Whether there is anything on a page beside its title and description. */
const isConfigured = ({ content, tools }: SoftwarePageDto) =>
  tools.length > 0 || Object.values(content).some(Boolean);

/** Why the public does not see a page; undefined when it does. */
export function hiddenBecause({ status, publishedAt }: SoftwarePageDto): string | undefined {
  if (status !== "published") return status === "draft" ? "Draft" : "Archived";
  if (publishedAt && new Date(publishedAt) > new Date())
    return `Scheduled for ${formatDateTime(publishedAt)} UTC`;
}

export const columns: ListColumn<SoftwarePageDto>[] = [
  {
    accessorKey: "icon",
    header: "Icon",
    className: "w-20",
    cell: ({ row: { original: page } }) => (
      <span className="flex items-center gap-2.5">
        <Place of={page} />
        <span className="[&_span]:size-9 [&_svg]:size-4.5">
          <SoftwareLogo icon={page.icon} color={page.bgColor} />
        </span>
      </span>
    ),
  },
  {
    accessorKey: "title",
    header: "Title",
    isName: true,
    enableSorting: true,
    cell: ({ row }) => (
      <span className="line-clamp-2 min-w-36 font-medium break-words">{row.original.title}</span>
    ),
  },
  {
    accessorKey: "description",
    header: "Description",
    className: "min-w-40",
    cell: ({ row }) => <span className="text-muted line-clamp-2">{row.original.description}</span>,
  },
  {
    accessorKey: "slug",
    header: "Slug",
    enableSorting: true,
    className: "min-w-36",
    cell: ({ row }) => <span className="text-xs">{row.original.slug}</span>,
  },
  {
    id: "featured",
    header: "Featured",
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row }) =>
      row.original.featured ? <Badge variant="accent">Yes</Badge> : <Badge variant="outline">No</Badge>,
    accessorFn: ({ featured }) => (featured ? "Yes" : "No"),
  },
  {
    id: "status",
    header: "Status",
    enableSorting: true,
    cell: ({ row: { original: page } }) => {
      const hidden = hiddenBecause(page);
      return <Badge variant={hidden ? "warning" : "accent"}>{hidden ?? "Published"}</Badge>;
    },
    accessorFn: (page) => hiddenBecause(page) ?? "Published",
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
    accessorFn: (page) => (isConfigured(page) ? "Configured" : "Not Configured"),
  },
];
