import { AddButton } from "@/components/admin/admin-header";
import { ResourceList } from "@/components/admin/resource-list";
import { dayColumn, type ListColumn } from "@/components/admin/columns";
import { unlessGone, useRecordScreen } from "@/components/admin/use-record-screen";
import { call, callPage } from "@/lib/platform/http/client";
import type { listWordsApi, removeWordApi } from "@/lib/search-words/api";
import { type WordDto, wordLanguages } from "@/lib/search-words/schema";
import { counted } from "@/lib/tools/utils";
import { WordDialog } from "./word-form";

const columns: ListColumn<WordDto>[] = [
  {
    accessorKey: "phrase",
    header: "Phrase",
    enableSorting: true,
    cell: ({ row: { original: word } }) => (
      <span lang={word.language} className="font-medium break-words">
        {word.phrase}
      </span>
    ),
  },
  {
    accessorKey: "means",
    header: "Means",
    enableSorting: true,
  },
  {
    accessorKey: "language",
    header: "Language",
    enableSorting: true,
    cell: ({ row }) => wordLanguages[row.original.language],
  },
  dayColumn("updatedAt", "Updated"),
];

export function WordsTab() {
  const { list, removal, form, open } = useRecordScreen<WordDto>();
  const deleting = removal({
    run: ({ id }) =>
      call<typeof removeWordApi>("DELETE", "/api/search-words/{id}", { params: { id } }).catch(unlessGone),
    nameOf: ({ phrase }) => phrase,
    description: ({ means }) => `Searches no longer take it for ${means}.`,
    many: (count) => counted(count, "word"),
    done: "Word deleted successfully",
    failure: "Failed to delete word",
  });
  return (
    <>
      <ResourceList<WordDto>
        ref={list}
        label="Words"
        searchLabel="Search phrases and meanings"
        columns={columns}
        exportName="search_words"
        load={(query, signal) => callPage<typeof listWordsApi>("/api/search-words", { query, signal })}
        nameOf={({ phrase }) => phrase}
        filters={[
          {
            name: "language",
            label: "Language",
            options: Object.entries(wordLanguages).map(([value, label]) => ({ value, label })),
          },
        ]}
        defaultSort={{ sort: "phrase", order: "asc" }}
        rowActions={(word) => [{ label: "Edit", onSelect: () => open(word) }, deleting.action(word)]}
        bulkActions={[deleting.bulk]}
        actions={<AddButton onClick={() => open()}>Add Word</AddButton>}
        empty="No words yet"
        failure="Failed to load words"
      />
      {form && <WordDialog {...form} />}
    </>
  );
}
