"use client";

import type { ComponentProps } from "react";
import * as LabelPrimitive from "radix-ui/label";
import { cn } from "@/lib/utils";

export function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return <LabelPrimitive.Root className={cn("text-sm font-medium select-none", className)} {...props} />;
}
