import { Skeleton } from "@/components/ui/skeleton";

/** A list that is on its way, in the size that it will have: rows, or on a phone cards. */
export function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="border-border overflow-hidden rounded-lg border md:max-h-[600px]"
    >
      <div className="border-border flex h-10 items-center gap-6 border-b px-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-3 w-16 max-sm:hidden" />
        <Skeleton className="h-3 w-16 max-sm:hidden" />
      </div>
      {Array.from({ length: 10 }, (_, i) => (
        <div
          key={i}
          className="border-border flex items-center gap-4 border-b px-3 last:border-0 max-md:h-48 max-md:flex-wrap max-md:content-start max-md:py-3 md:h-14"
        >
          <Skeleton className="size-8 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-3 w-1/3 min-w-24" />
            <Skeleton className="h-2.5 w-1/5 min-w-16" />
          </div>
          <Skeleton className="h-3 w-24 max-md:w-full" />
          <Skeleton className="h-5 w-16 max-md:h-3 max-md:w-3/4" />
        </div>
      ))}
    </div>
  );
}
