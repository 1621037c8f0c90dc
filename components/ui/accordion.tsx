"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import * as AccordionPrimitive from "radix-ui/accordion";
import { cn } from "@/lib/utils";

/** Headings that open what stands under them. */
export const Accordion = AccordionPrimitive.Root;

/** One heading with its content. */
export function AccordionItem({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Item>) {
  return <AccordionPrimitive.Item className={cn("border-border border-b", className)} {...props} />;
}

/** The heading. */
export function AccordionTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof AccordionPrimitive.Trigger>) {
  return (
    <AccordionPrimitive.Header className="flex">
      <AccordionPrimitive.Trigger
        className={cn(
          "hover:text-primary-text flex min-h-11 flex-1 items-center justify-between gap-4 py-3 text-left text-base font-medium [&[data-state=open]>svg]:rotate-180",
          className,
        )}
        {...props}
      >
        {children}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="text-muted size-4 shrink-0 transition-transform duration-150"
        />
      </AccordionPrimitive.Trigger>
    </AccordionPrimitive.Header>
  );
}

/** What the heading opens. */
export function AccordionContent({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Content>) {
  return <AccordionPrimitive.Content className={cn("animate-in text-muted pb-4", className)} {...props} />;
}
