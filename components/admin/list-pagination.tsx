import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { tablePageSizes } from "@/lib/platform/admin-list/schema";
import { formatCount } from "@/lib/tools/utils";
import { cn } from "@/lib/utils";

/** Which rows are shown, how many a page has, and the way to the other pages; of these only what changes anything. */
export function ListPagination({
  page,
  limit,
  total,
  onPage,
  onLimit,
}: {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}) {
  const pages = Math.ceil(total / limit);
  const from = Math.min(total, (page - 1) * limit + 1);
  return (
    <nav aria-label="Pages" className="text-muted flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className={cn("tabular mr-auto", total === 0 && "sr-only")} role="status">
        {total === 0
          ? "No rows"
          : `${formatCount(from)}–${formatCount(Math.min(total, page * limit))} of ${formatCount(total)}`}
      </p>
      {total > Math.min(limit, ...tablePageSizes) && (
        <label className="flex items-center gap-2">
          Rows
          <NativeSelect
            className="w-20 [&>select]:h-8 [&>select]:text-sm max-sm:[&>select]:h-10"
            value={limit}
            onChange={(event) => onLimit(Number(event.target.value))}
          >
            <Options of={[...new Set([...tablePageSizes, limit])].sort((a, b) => a - b).map(String)} />
          </NativeSelect>
        </label>
      )}
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          <Button variant="outline" size="sm" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft />
            Previous
          </Button>
          <span className="tabular px-2">
            Page {formatCount(page)} of {formatCount(pages)}
          </span>
          <Button variant="outline" size="sm" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight />
          </Button>
        </div>
      )}
    </nav>
  );
}
