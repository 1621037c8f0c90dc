import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { getConfig } from "@/lib/config/queries";
import { listSoftwareMenu } from "@/lib/software-pages/queries";

/** Every public page: navigation above, footer below. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [config, software] = await Promise.all([getConfig(), listSoftwareMenu()]);
  return (
    <SiteShell config={config} software={software}>
      {children}
    </SiteShell>
  );
}
