"use client";

import type { ComponentProps } from "react";
import { loadInquiryDialog, openInquiry } from "@/components/sponsorships/open-inquiry";
import { Button } from "@/components/ui/button";
import { reachOf } from "@/components/ui/late";

const reach = reachOf(loadInquiryDialog);

export function InquiryButton({
  plan,
  className = "",
  ...props
}: Pick<ComponentProps<typeof Button>, "variant" | "className" | "children"> & { plan?: string }) {
  return (
    <Button
      size="lg"
      aria-haspopup="dialog"
      className={`${className} noscript:hidden`}
      {...reach}
      onClick={() => openInquiry(plan)}
      {...props}
    />
  );
}
