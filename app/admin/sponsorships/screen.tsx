"use client";

import { useRef, useState } from "react";
import { AddButton, AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { unlessGone, useRecordScreen } from "@/components/admin/use-record-screen";
import { call, callPage } from "@/lib/platform/http/client";
import type { listSponsorshipsApi, moveSponsorshipApi, removeSponsorshipApi } from "@/lib/sponsorships/api";
import { type SponsorshipDto, temporaryPrefix } from "@/lib/sponsorships/schema";
import { counted } from "@/lib/tools/utils";
import { columns, exported, states } from "./columns";
import { SponsorshipForm } from "./form";
import { ReportDialog } from "./report-dialog";

const isTemporary = ({ id }: SponsorshipDto) => Boolean(id) && id.startsWith(temporaryPrefix);

const removeSponsorship = ({ id }: SponsorshipDto) =>
  call<typeof removeSponsorshipApi>("DELETE", "/api/sponsorships/{id}", { params: { id } }).catch(unlessGone);

export function SponsorshipList() {
  const { list, act, removal, form, open } = useRecordScreen<SponsorshipDto>();
  const [reported, setReported] = useState<SponsorshipDto>();
  // Sponsorships without a record on the server, which can only be taken out of sight.
  const hidden = useRef(new Set<string>());

  async function load(query: Record<string, string | number | undefined>, signal: AbortSignal) {
    const { items, total } = await callPage<typeof listSponsorshipsApi>("/api/sponsorships", {
      query: { status: "all", ...query },
      signal,
    });
    const shown = items.filter(({ id }) => !hidden.current.has(id));
    return { items: shown, total: total - (items.length - shown.length) };
  }

  const takeOut = ({ id, name }: SponsorshipDto) =>
    act({
      question: {
        title: `Remove ${name} from view?`,
        description: "This listing has a temporary ID. It will be removed from the displayed list only.",
        action: "Remove",
        destructive: true,
      },
      run: () => Promise.resolve(hidden.current.add(id)),
      done: "Listing removed from view",
      failure: "Failed to remove listing",
    });
  const deleting = removal({
    run: removeSponsorship,
    nameOf: ({ name }) => name,
    many: (count) => counted(count, "listing"),
    done: "Listing deleted successfully",
    failure: "Failed to delete sponsored listing",
  });

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
          { label: "Edit", onSelect: () => open(sponsorship) },
          { label: "Report", disabled: isTemporary(sponsorship), onSelect: () => setReported(sponsorship) },
          ...(sponsorship.toolPublished === false
            ? []
            : [{ label: "View", href: `/ai-tools/${sponsorship.toolId.slug}`, newTab: true }]),
          { label: "Visit Website", href: sponsorship.url, newTab: true },
          isTemporary(sponsorship)
            ? { label: "Delete", destructive: true, onSelect: () => takeOut(sponsorship) }
            : deleting.action(sponsorship),
        ]}
        bulkActions={[{ ...deleting.bulk, applies: (sponsorship) => !isTemporary(sponsorship) }]}
        actions={<AddButton onClick={() => open()}>Add Listing</AddButton>}
        empty="No sponsored listings yet"
        failure="Failed to load sponsored listings"
        toasted
      />
      {reported && <ReportDialog sponsorship={reported} onClose={() => setReported(undefined)} />}
      {form && <SponsorshipForm {...form} />}
    </>
  );
}
