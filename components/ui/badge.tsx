import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export const badgeVariants = cva("badge", {
  variants: {
    variant: {
      default: "",
      accent: "badge-accent",
      success: "badge-success",
      outline: "bg-transparent",
      warning: "text-warning",
      danger: "text-danger",
    },
  },
  defaultVariants: { variant: "default" },
});

/** A short word about a thing. A status always says it in words, never by colour alone. */
export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
