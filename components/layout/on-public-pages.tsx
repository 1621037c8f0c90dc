"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** Pages about an account, and those that links with a secret lead to: their addresses and contents are nobody else's. */
const personal = /^\/(dashboard|admin|moderation|reset-password|verify-email|advertise\/report)(\/|$)/;

/** Shows something on public pages alone. Code that is not ours stands in here. */
export function OnPublicPages({ children }: { children: ReactNode }) {
  return personal.test(usePathname()) ? null : children;
}
