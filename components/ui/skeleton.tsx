import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Stands where something is about to be, in its size. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("bg-surface-2 animate-pulse rounded-md", className)} {...props} />;
}
