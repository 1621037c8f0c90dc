import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { fieldClasses } from "@/components/ui/input";
import { cn } from "@/lib/utils";

/** The browser's own select: no JavaScript, and a phone's own picker. Prefer it where options are plain text. */
export function NativeSelect({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative inline-block", className)}>
      <select className={cn(fieldClasses, "h-10 appearance-none pr-9")} {...props}>
        {children}
      </select>
      <ChevronDown className="text-muted pointer-events-none absolute inset-y-0 right-3 my-auto size-4" />
    </span>
  );
}

/** Something to choose: its value, and what it is called where that is something else. */
export type Option = string | { value: string; label: string };

/** The entries of a `NativeSelect`. */
export function Options({ of }: { of: readonly Option[] }) {
  return of.map((option) => {
    const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
}
