import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/admin-shell";
import { getConfig } from "@/lib/config/queries";
import { countPendingProposals } from "@/lib/owners/queries-proposals";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { hasRole } from "@/lib/platform/auth/schema";
import { countOpenReports } from "@/lib/reports/queries";

const least = { admin: "admin", moderation: "moderator" } as const;

/**
 * The shell of an area's screens; who may not see them is sent home. Every call that a screen makes is checked again by
 * its handler.
 */
export async function BackOffice({ area, children }: { area: keyof typeof least; children: ReactNode }) {
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, least[area])) redirect("/");
  const [{ allowThemeToggle }, openReports, pendingProposals] = await Promise.all([
    getConfig(),
    countOpenReports(),
    countPendingProposals(),
  ]);
  return (
    <AdminShell
      area={area}
      name={viewer.name}
      themeToggle={allowThemeToggle}
      waiting={{ [`/${area}/reports`]: openReports, [`/${area}/proposals`]: pendingProposals }}
    >
      {children}
    </AdminShell>
  );
}
