import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";

/** Every public page: navigation above, footer below. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
