import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Stands where something is about to be, in its size. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("animate-pulse rounded-md bg-surface-2", className)} {...props} />;
}
