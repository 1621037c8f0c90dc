import type { ReactNode } from "react";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useAsked } from "@/components/ui/use-asked";

/**
 * A part of a page whose code is fetched when it is shown. Unlike `React.lazy`, it can be tried again where that fails, and takes
 * nothing else of the page with it.
 */
export function LazyLoaded<Part>({
  load,
  failure,
  waiting,
  children,
}: {
  load: () => Promise<Part>;
  failure: string;
  waiting: ReactNode;
  children: (part: Part) => ReactNode;
}) {
  const { data, error, pending, retry } = useAsked("part", load, { keep: true });
  if (data) return children(data);
  if (!error) return waiting;
  return (
    <NotLoaded retry={retry} pending={pending}>
      {failure}
    </NotLoaded>
  );
}
