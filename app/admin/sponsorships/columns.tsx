"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { Place } from "@/components/admin/place";
import { ToolLogo } from "@/components/admin/tool-picker";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/lib/platform/dates/utils-admin";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type { listSponsorshipsApi, moveSponsorshipApi, removeSponsorshipApi } from "@/lib/sponsorships/api";
import { type SponsorshipDto, type SponsorshipState, temporaryPrefix } from "@/lib/sponsorships/schema";
import { formatCount, hostOf } from "@/lib/tools/utils";
import { toast } from "@/components/ui/toast";
import { ListingForm } from "./form";

const states: Record<SponsorshipState, { label: string; variant: "accent" | "default" | "outline" }> = {
  running: { label: "Active", variant: "accent" },
  scheduled: { label: "Scheduled", variant: "default" },
  ended: { label: "Ended", variant: "outline" },
};

/** What is said beside a listing's state: when it changes, or changed. */
function period({ status = "running", startDate, endDate }: SponsorshipDto): string {
  if (status === "scheduled") return `from ${formatDay(startDate)}`;
  if (endDate === null) return "no end date";
  return `${status === "ended" ? "on" : "until"} ${formatDay(endDate)}`;
}

const columns: ListColumn<SponsorshipDto>[] = [
  {
    id: "name",
    header: "Listing",
    enableSorting: true,
    cell: ({ row: { original: listing } }) => (
      <span className="flex max-w-96 min-w-52 items-center gap-2.5 max-sm:max-w-64">
        <Place of={listing} />
        <ToolLogo src={listing.logo} />
        <span className="flex min-w-0 flex-col">
          <span className="flex items-center gap-2 font-medium">
            <span className="line-clamp-2 break-words">{listing.name}</span>
            {listing.premiumBadge && <Badge variant="accent">Premium</Badge>}
          </span>
          <span className="text-muted text-xs">{hostOf(listing.url)}</span>
        </span>
      </span>
    ),
    csv: ({ name }) => name,
  },
  {
    id: "category",
    header: "Category",
    enableSorting: true,
    cell: ({ row }) => row.original.category,
    csv: ({ category }) => category,
  },
  {
    id: "rating",
    header: "Rating",
    enableSorting: true,
    cell: ({ row }) => <span className="stars">{row.original.rating.toFixed(1)}</span>,
    csv: ({ rating }) => rating,
  },
  {
    id: "views",
    header: "Views",
    enableSorting: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: listing } }) => (
      <span className="flex flex-col">
        <span>{formatCount(listing.views)}</span>
        <span className="text-muted text-xs">{formatCount(listing.impressions ?? 0)} impressions</span>
      </span>
    ),
    csv: ({ views }) => views,
  },
  {
    id: "status",
    header: "Status",
    className: "whitespace-nowrap",
    cell: ({ row: { original: listing } }) => {
      const { label, variant } = states[listing.status ?? "running"];
      return (
        <span className="flex flex-col items-start gap-0.5">
          <Badge variant={variant}>{label}</Badge>
          <span className="text-muted text-xs">{period(listing)}</span>
        </span>
      );
    },
    csv: ({ status = "running" }) => states[status].label,
  },
];

/** The table's columns and what stands beside them. */
const exported: ListColumn<SponsorshipDto>[] = [
  ...columns,
  { id: "impressions", header: "Impressions", csv: ({ impressions = 0 }) => impressions },
  { id: "start", header: "Start Date", csv: ({ startDate }) => startDate },
  { id: "end", header: "End Date", csv: ({ endDate }) => endDate ?? "" },
  { id: "url", header: "Website", csv: ({ url }) => url },
];

const isTemporary = ({ id }: SponsorshipDto) => id.startsWith(temporaryPrefix);

/** Deletes a listing; one that is gone already counts as deleted. */
async function removeListing({ id }: SponsorshipDto): Promise<void> {
  try {
    await call<typeof removeSponsorshipApi>("DELETE", "/api/sponsorships/{id}", { params: { id } });
  } catch (reason) {
    if (!(reason instanceof CallError && reason.status === 404)) throw reason;
  }
}

/** Paid listings of the home page. */
export function SponsorshipList() {
  const list = useRef<ResourceListHandle<SponsorshipDto>>(null);
  // Listings without a record on the server, which can only be taken out of sight.
  const hidden = useRef(new Set<string>());
  const confirm = useConfirm();
  const [form, setForm] = useState<{ listing?: SponsorshipDto }>();

  async function load(query: Record<string, string | number | undefined>, signal: AbortSignal) {
    const { items, total } = await callPage<typeof listSponsorshipsApi>("GET", "/api/sponsorships", {
      query: { status: "all", ...query },
      signal,
    });
    const shown = items.filter(({ id }) => !hidden.current.has(id));
    return { items: shown, total: total - (items.length - shown.length) };
  }

  async function takeOut(listing: SponsorshipDto) {
    const sure = await confirm({
      title: `Remove ${listing.name} from view?`,
      description: "This listing has a temporary ID. It will be removed from the displayed list only.",
      action: "Remove",
      destructive: true,
    });
    if (!sure) return;
    hidden.current.add(listing.id);
    toast.success("Listing removed from view");
    list.current?.reload();
  }

  async function remove(listing: SponsorshipDto) {
    if (!listing.id) return toast.error(`Cannot delete ${listing.name}: Missing ID`);
    if (isTemporary(listing)) return takeOut(listing);
    const sure = await confirm({
      title: `Are you sure you want to delete ${listing.name}?`,
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await removeListing(listing);
      toast.success("Listing deleted successfully");
    } catch (reason) {
      toast.error("Failed to delete sponsored listing", reason instanceof Error ? reason.message : undefined);
    }
    list.current?.reload();
  }

  return (
    <>
      <AdminHeader
        title="Sponsored Listings"
        description="Paid listings on the home page, in this order. They never change the order of other lists."
      />
      <ResourceList<SponsorshipDto>
        ref={list}
        label="Sponsored listings"
        searchLabel="Search by name, category or website"
        columns={columns}
        exportColumns={exported}
        exportName="sponsorships"
        move={{
          run: ({ id }, place) =>
            call<typeof moveSponsorshipApi>("PATCH", "/api/sponsorships/{id}/place", {
              params: { id },
              body: { place },
            }),
          failure: "Failed to save sponsored listing",
        }}
        load={load}
        nameOf={({ name }) => name}
        filters={[
          {
            name: "status",
            label: "Status",
            options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
          },
        ]}
        rowActions={(listing) => [
          { label: "Edit", onSelect: () => setForm({ listing }) },
          { label: "View", href: `/ai-tools/${listing.toolId.slug}`, newTab: true },
          { label: "Visit Website", href: listing.url, newTab: true },
          { label: "Delete", destructive: true, onSelect: () => void remove(listing) },
        ]}
        bulkActions={[
          {
            label: "Delete",
            destructive: true,
            applies: (listing) => !isTemporary(listing),
            run: removeListing,
            question: (count) =>
              `Are you sure you want to delete ${count} ${count === 1 ? "listing" : "listings"}?`,
            done: (count) => `${count} ${count === 1 ? "listing" : "listings"} deleted`,
          },
        ]}
        actions={
          <Button onClick={() => setForm({})}>
            <Plus aria-hidden strokeWidth={1.75} />
            Add Listing
          </Button>
        }
        empty="No sponsored listings yet"
        failure="Failed to load sponsored listings"
      />
      {form && (
        <ListingForm
          listing={form.listing}
          onClose={() => setForm(undefined)}
          onSaved={() => {
            toast.success(form.listing ? "Listing updated successfully" : "Listing created successfully");
            setForm(undefined);
            list.current?.reload();
          }}
        />
      )}
    </>
  );
}
