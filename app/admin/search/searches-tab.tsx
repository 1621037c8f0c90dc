import { useState } from "react";
import { countColumn, type ListColumn } from "@/components/admin/columns";
import { ResourceList } from "@/components/admin/resource-list";
import { callPage } from "@/lib/platform/http/client";
import type { listSearchesApi } from "@/lib/searches/api";
import type { SearchesRow } from "@/lib/searches/schema";
import { WordDialog } from "./word-form";

const columns: ListColumn<SearchesRow>[] = [
  {
    accessorKey: "query",
    header: "Search",
    enableSorting: true,
    cell: ({ row }) => <span className="font-medium break-words">{row.original.query}</span>,
  },
  countColumn("searches", "Searches"),
  countColumn("missed", "Found nothing"),
  countColumn("followed", "Opened a result"),
];

export function SearchesTab() {
  const [searched, setSearched] = useState<string>();
  const close = () => setSearched(undefined);
  return (
    <>
      <p className="text-muted mb-3 text-sm">
        Of the last 30 days. A search is here as soon as it was made, and counts once a visitor and day.
        Searches by programs, and what may be a person&apos;s address or number, are left out.
      </p>
      <ResourceList<SearchesRow>
        label="Searches"
        searchLabel="Search what was searched for"
        columns={columns}
        exportName="searches"
        load={(query, signal) => callPage<typeof listSearchesApi>("/api/searches", { query, signal })}
        nameOf={({ query }) => query}
        filters={[
          {
            name: "show",
            label: "Show",
            options: [
              { value: "missed", label: "Found nothing" },
              { value: "unfollowed", label: "Nothing opened" },
            ],
          },
        ]}
        defaultSort={{ sort: "searches", order: "desc" }}
        rowActions={({ query }) => [
          { label: "Add a word", onSelect: () => setSearched(query) },
          { label: "Search for it", href: `/?q=${encodeURIComponent(query)}`, newTab: true },
        ]}
        empty="No searches in the last 30 days"
        failure="Failed to load searches"
      />
      {searched !== undefined && <WordDialog searched={searched} onClose={close} onSaved={close} />}
    </>
  );
}
