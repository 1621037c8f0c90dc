import { type ListColumn, Place } from "@/components/admin/columns";
import { ToolLogo } from "@/components/admin/tool-picker";
import { Badge } from "@/components/ui/badge";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import { type SponsorshipDto, type SponsorshipState } from "@/lib/sponsorships/schema";
import { counted, formatCount } from "@/lib/tools/utils";
import { hostOf } from "@/lib/tools/utils-address";

export const states: Record<SponsorshipState, { label: string; variant: "accent" | "default" | "outline" }> =
  {
    running: { label: "Active", variant: "accent" },
    scheduled: { label: "Scheduled", variant: "default" },
    ended: { label: "Ended", variant: "outline" },
  };

/** What is said beside a sponsorship's state: when it changes, or changed. */
function period({ status = "running", startDate, endDate }: SponsorshipDto): string {
  if (status === "scheduled") return `from ${officeDay(startDate)}`;
  if (endDate === null) return "no end date";
  return `${status === "ended" ? "on" : "until"} ${officeDay(endDate)}`;
}

/** Why a sponsorship is not shown, whatever its dates say. */
const hiddenBy = ({ websiteGone, toolPublished = true }: SponsorshipDto) =>
  !toolPublished ? "its tool is not published" : websiteGone ? "its website is gone" : undefined;

export const columns: ListColumn<SponsorshipDto>[] = [
  {
    accessorKey: "name",
    header: "Listing",
    enableSorting: true,
    cell: ({ row: { original: sponsorship } }) => (
      <span className="flex max-w-96 min-w-52 items-center gap-2.5 max-sm:max-w-64">
        <Place of={sponsorship} />
        <ToolLogo src={sponsorship.logo} />
        <span className="flex min-w-0 flex-col">
          <span className="flex items-center gap-2 font-medium">
            <span className="line-clamp-2 break-words">{sponsorship.name}</span>
            {sponsorship.premiumBadge && <Badge variant="accent">Premium</Badge>}
          </span>
          <span className="text-muted text-xs">{hostOf(sponsorship.url)}</span>
        </span>
      </span>
    ),
  },
  {
    accessorKey: "category",
    header: "Category",
    enableSorting: true,
  },
  {
    accessorKey: "rating",
    header: "Rating",
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row }) => <span className="stars">{row.original.rating.toFixed(1)}</span>,
  },
  {
    accessorKey: "views",
    header: "Views",
    enableSorting: true,
    sortDescFirst: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: sponsorship } }) => (
      <span className="flex flex-col">
        <span>{formatCount(sponsorship.views)}</span>
        <span className="text-muted text-xs">{counted(sponsorship.impressions ?? 0, "impression")}</span>
      </span>
    ),
  },
  {
    id: "status",
    header: "Status",
    className: "whitespace-nowrap",
    cell: ({ row: { original: sponsorship } }) => {
      const { label, variant } = states[sponsorship.status ?? "running"];
      return (
        <span className="flex flex-col items-start gap-0.5">
          <Badge variant={variant}>{label}</Badge>
          <span className="text-muted text-xs">{period(sponsorship)}</span>
          {hiddenBy(sponsorship) && (
            <span className="text-warning text-xs">Not shown: {hiddenBy(sponsorship)}</span>
          )}
        </span>
      );
    },
    accessorFn: (sponsorship) => {
      const reason = hiddenBy(sponsorship);
      return states[sponsorship.status ?? "running"].label + (reason ? ` (not shown: ${reason})` : "");
    },
  },
];

/** The table's columns and what stands beside them. */
export const exported: ListColumn<SponsorshipDto>[] = [
  ...columns,
  { id: "impressions", header: "Impressions", accessorFn: ({ impressions = 0 }) => impressions },
  { accessorKey: "startDate", header: "Start Date" },
  { accessorKey: "endDate", header: "End Date" },
  { accessorKey: "url", header: "Website" },
];
