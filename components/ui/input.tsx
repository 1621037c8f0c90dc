import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** What fields of a form look like. */
export const fieldClasses =
  "w-full rounded-md border border-input bg-background px-3 text-base text-foreground transition-colors placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(fieldClasses, "h-10", className)} {...props} />;
}
