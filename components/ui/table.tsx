import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The rows of headings. */
export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={cn("border-border border-b", className)} {...props} />;
}

/** The rows of data. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody className={cn("[&>tr:last-child]:border-0", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      className={cn("border-border hover:bg-surface data-[state=selected]:bg-surface-2 border-b", className)}
      {...props}
    />
  );
}

/** A heading of a column. */
export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn(
        "text-muted h-10 px-3 text-left align-middle text-xs font-medium whitespace-nowrap",
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("px-3 py-2 align-middle", className)} {...props} />;
}
