"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { PendingBar } from "@/components/ui/pending-bar";

/** A link that stays within the page's frame and tells when the page takes a moment. */
export function PendingLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link prefetch={false} {...props}>
      {children}
      <Status />
    </Link>
  );
}

function Status() {
  const { pending } = useLinkStatus();
  return pending && <PendingBar />;
}
