"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import type { listSponsorshipsApi, moveSponsorshipApi, removeSponsorshipApi } from "@/lib/sponsorships/api";
import { type SponsorshipDto, temporaryPrefix } from "@/lib/sponsorships/schema";
import { columns, exported, states } from "./columns";
import { SponsorshipForm } from "./form";

const isTemporary = ({ id }: SponsorshipDto) => id.startsWith(temporaryPrefix);

/** Deletes a sponsorship; one that is gone already counts as deleted. */
async function removeSponsorship({ id }: SponsorshipDto): Promise<void> {
  try {
    await call<typeof removeSponsorshipApi>("DELETE", "/api/sponsorships/{id}", { params: { id } });
  } catch (reason) {
    if (!(reason instanceof CallError && reason.status === 404)) throw reason;
  }
}

/** The sponsorships of the home page. */
export function SponsorshipList() {
  const list = useRef<ResourceListHandle<SponsorshipDto>>(null);
  // Sponsorships without a record on the server, which can only be taken out of sight.
  const hidden = useRef(new Set<string>());
  const confirm = useConfirm();
  const [form, setForm] = useState<{ sponsorship?: SponsorshipDto }>();

  async function load(query: Record<string, string | number | undefined>, signal: AbortSignal) {
    const { items, total } = await callPage<typeof listSponsorshipsApi>("GET", "/api/sponsorships", {
      query: { status: "all", ...query },
      signal,
    });
    const shown = items.filter(({ id }) => !hidden.current.has(id));
    return { items: shown, total: total - (items.length - shown.length) };
  }

  async function takeOut(sponsorship: SponsorshipDto) {
    const sure = await confirm({
      title: `Remove ${sponsorship.name} from view?`,
      description: "This listing has a temporary ID. It will be removed from the displayed list only.",
      action: "Remove",
      destructive: true,
    });
    if (!sure) return;
    hidden.current.add(sponsorship.id);
    toast.success("Listing removed from view");
    list.current?.reload();
  }

  async function remove(sponsorship: SponsorshipDto) {
    if (!sponsorship.id) return toast.error(`Cannot delete ${sponsorship.name}: Missing ID`);
    if (isTemporary(sponsorship)) return takeOut(sponsorship);
    const sure = await confirm({
      title: `Are you sure you want to delete ${sponsorship.name}?`,
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await removeSponsorship(sponsorship);
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
        rowActions={(sponsorship) => [
          { label: "Edit", onSelect: () => setForm({ sponsorship }) },
          { label: "View", href: `/ai-tools/${sponsorship.toolId.slug}`, newTab: true },
          { label: "Visit Website", href: sponsorship.url, newTab: true },
          { label: "Delete", destructive: true, onSelect: () => void remove(sponsorship) },
        ]}
        bulkActions={[
          {
            label: "Delete",
            destructive: true,
            applies: (sponsorship) => !isTemporary(sponsorship),
            run: removeSponsorship,
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
        <SponsorshipForm
          sponsorship={form.sponsorship}
          onClose={() => setForm(undefined)}
          onSaved={() => {
            toast.success(form.sponsorship ? "Listing updated successfully" : "Listing created successfully");
            setForm(undefined);
            list.current?.reload();
          }}
        />
      )}
    </>
  );
}
