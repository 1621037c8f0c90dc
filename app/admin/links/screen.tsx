"use client";

import { useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { call, callPage } from "@/lib/platform/http/client";
import type { changeLinkApi, listLinksApi } from "@/lib/tools/links/api";
import { type LinkAction, type LinkDto, linkStates } from "@/lib/tools/links/schema";
import { seenLabels } from "@/lib/tools/links/utils-words";
import { columns } from "./columns";
import { HistoryDialog } from "./history-dialog";

const change = ({ id }: LinkDto, action: LinkAction["action"]) =>
  call<typeof changeLinkApi>("PATCH", "/api/links/{id}", { params: { id }, body: { action } });

export function LinksScreen() {
  const { list, act, show } = useRecordScreen<LinkDto>();
  const [opened, setOpened] = useState<LinkDto>();
  const check = (link: LinkDto) =>
    act({
      run: async () => show(await change(link, "check")),
      shown: true,
      done: `${link.name} is visited within two minutes`,
      failure: "Failed to ask for a visit",
    });
  const markWorking = (link: LinkDto) =>
    act({
      question: {
        title: `Mark the website of ${link.name} as working?`,
        description: "The tool is back in the lists at once, and failures do not count for 90 days.",
        action: "Mark as working",
      },
      run: () => change(link, "working"),
      done: "Website marked as working",
      failure: "Failed to mark the website as working",
    });

  return (
    <>
      <AdminHeader
        title="Links"
        description="Whether the websites of tools work, and what to do where they don't."
      />
      <ResourceList<LinkDto>
        ref={list}
        label="Links"
        searchLabel="Search names and addresses"
        columns={columns}
        load={(query, signal) => callPage<typeof listLinksApi>("/api/links", { query, signal })}
        nameOf={({ name }) => name}
        filters={[
          {
            name: "state",
            label: "State",
            initial: "look",
            options: [
              { value: "look", label: "To look at" },
              ...linkStates.map((value) => ({ value, label: seenLabels[value] })),
            ],
          },
        ]}
        defaultSort={{ sort: "checkedAt", order: "desc" }}
        rowActions={(link) => [
          { label: "History", onSelect: () => setOpened(link) },
          { label: "Visit website", href: link.websiteUrl, newTab: true },
          { label: "Edit tool", href: `/admin/tools?q=${encodeURIComponent(link.name)}` },
          ...(link.status === "published" ? [{ label: "Check now", onSelect: () => check(link) }] : []),
          { label: "Mark as working", onSelect: () => markWorking(link) },
        ]}
        exportName="links"
        empty="No link waits for a look"
        failure="Failed to load links. Please try again later."
      />
      {opened && <HistoryDialog link={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
