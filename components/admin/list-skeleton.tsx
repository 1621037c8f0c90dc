import { Skeleton } from "@/components/ui/skeleton";

/** A list that is on its way, in the size that it will have. */
export function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="border-border max-h-[600px] overflow-hidden rounded-lg border"
    >
      <div className="border-border flex h-10 items-center gap-6 border-b px-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-3 w-16 max-sm:hidden" />
        <Skeleton className="h-3 w-16 max-sm:hidden" />
      </div>
      {Array.from({ length: 10 }, (_, i) => (
        <div key={i} className="border-border flex h-14 items-center gap-4 border-b px-3 last:border-0">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-3 w-1/3 min-w-24" />
            <Skeleton className="h-2.5 w-1/5 min-w-16" />
          </div>
          <Skeleton className="h-3 w-24 max-sm:hidden" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
