import { Button } from "@/components/ui/button";

/** What stands where a part of a page could not be loaded, with the way to try again. */
export function NotLoaded({
  retry,
  pending = false,
  children,
}: {
  retry: () => void;
  /** Whether it is being tried again. */
  pending?: boolean;
  children: string;
}) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p>{children}</p>
      <Button
        variant="outline"
        className="max-sm:h-11"
        aria-disabled={pending}
        onClick={() => !pending && retry()}
      >
        Try again
      </Button>
    </div>
  );
}
