import { badgeColumn, dayColumn, type ListColumn } from "@/components/admin/columns";
import type { ToolTableRow } from "@/lib/tools/schema-table";
import { pricingLabel } from "@/lib/tools/utils";
import { hostOf, officeLogo } from "@/lib/tools/utils-address";

const badge = { published: "accent", draft: "warning", archived: "default" } as const;

function Logo({ tool }: { tool: ToolTableRow }) {
  return (
    <span className="border-border bg-tile grid size-9 shrink-0 place-items-center overflow-hidden rounded-md border">
      <img
        src={officeLogo(tool)}
        alt=""
        width={28}
        height={28}
        loading="lazy"
        className="size-full object-contain"
      />
    </span>
  );
}

export const columns: ListColumn<ToolTableRow>[] = [
  {
    id: "name",
    header: "Tool",
    enableSorting: true,
    cell: ({ row: { original: tool } }) => (
      <span className="flex max-w-96 min-w-44 items-center gap-3 max-sm:max-w-64 lg:max-xl:max-w-52">
        <Logo tool={tool} />
        <span className="flex min-w-0 flex-col">
          <span className="line-clamp-2 font-medium break-words">{tool.name}</span>
          <span className="text-muted truncate text-xs">{hostOf(tool.websiteUrl)}</span>
        </span>
      </span>
    ),
  },
  { accessorKey: "category", header: "Category", enableSorting: true },
  {
    id: "pricing",
    header: "Pricing",
    enableSorting: true,
    cell: ({ row: { original: tool } }) => (
      <span className="flex flex-col md:whitespace-nowrap">
        <span>{pricingLabel(tool.pricingType)}</span>
        {tool.startingPrice && <span className="text-muted text-xs">{tool.startingPrice}</span>}
      </span>
    ),
  },
  badgeColumn("status", "Status", badge),
  dayColumn("updatedAt", "Updated"),
];

/** The columns of the exported file, which has more of them than the table. */
export const exported: ListColumn<ToolTableRow>[] = [
  { accessorKey: "name", header: "Name" },
  { accessorKey: "slug", header: "Slug" },
  { accessorKey: "websiteUrl", header: "Website" },
  { accessorKey: "category", header: "Category" },
  { accessorKey: "pricingType", header: "Pricing" },
  { accessorKey: "startingPrice", header: "Starting Price" },
  { accessorKey: "status", header: "Status" },
  { accessorKey: "votes", header: "Votes" },
  { accessorKey: "views", header: "Views" },
  { accessorKey: "createdAt", header: "Created" },
  { accessorKey: "updatedAt", header: "Updated" },
];
